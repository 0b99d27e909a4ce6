package dev.tacho.ui.editor;

import atlantafx.base.theme.Styles;
import dev.tacho.chart.Figures;
import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Several requests, one line each, and a button for another. */
final class RequestList {
    private static final Texts TEXTS = Texts.of("ui");

    private final RequestsModel requests;
    private final ObservableValue<Profile> draft;
    private final VBox rows = new VBox();

    RequestList(RequestsModel requests, ObservableValue<Profile> draft) {
        this.requests = requests;
        this.draft = draft;
        rows.getStyleClass().add("request-rows");
        requests.all().addListener((ListChangeListener<RequestModel>) _ -> rebuild());
        requests.chosenProperty().addListener(_ -> rebuild());
        rebuild();
    }

    /** Nothing while there is one request only. */
    Region rows() {
        return rows;
    }

    Region add() {
        Button add = new Button(TEXTS.get("editor.requests.add"), Icons.of(Feather.PLUS));
        add.setId("request-add");
        add.getStyleClass().addAll(Styles.FLAT, Styles.ACCENT, "add-row");
        add.setOnAction(_ -> requests.add());
        return add;
    }

    private void rebuild() {
        boolean several = requests.all().size() > 1;
        rows.setVisible(several);
        rows.setManaged(several);
        rows.getChildren().clear();
        for (int i = 0; several && i < requests.all().size(); i++) {
            rows.getChildren().add(row(i, requests.all().get(i)));
        }
    }

    private Region row(int index, RequestModel request) {
        ToggleButton choose = new ToggleButton();
        choose.setId("request-" + (index + 1));
        choose.setMaxWidth(Double.MAX_VALUE);
        choose.setMinWidth(0);
        choose.getStyleClass().add("request-row");
        choose.textProperty().bind(Bindings.createStringBinding(() -> words(index, request),
                request.text(Field.METHOD), request.text(Field.PATH)));
        choose.setSelected(requests.chosenProperty().get() == request);
        request.validProperty().subscribe(valid -> choose.pseudoClassStateChanged(Styles.STATE_DANGER, !valid));
        choose.setOnAction(_ -> {
            choose.setSelected(true);
            requests.chosenProperty().set(request);
            rows.lookup("#" + choose.getId()).requestFocus();
        });
        HBox.setHgrow(choose, Priority.ALWAYS);
        Label share = new Label();
        share.getStyleClass().add("request-share");
        share.setMinWidth(Region.USE_PREF_SIZE);
        share.textProperty().bind(draft.map(profile -> share(profile.requests(), index)).orElse(""));
        Button remove = Icons.button(Feather.X, TEXTS.get("editor.requests.remove", Integer.toString(index + 1)),
                () -> requests.remove(request));
        remove.setId("request-remove-" + (index + 1));
        HBox row = new HBox(choose, share, remove);
        row.getStyleClass().add("header-row");
        return row;
    }

    private static String words(int index, RequestModel request) {
        String path = request.text(Field.PATH).get().strip();
        return TEXTS.get("editor.requests.row", Integer.toString(index + 1), request.text(Field.METHOD).get().strip(),
                path.isEmpty() ? TEXTS.get("editor.requests.ownPath") : path);
    }

    private static String share(List<RequestSpec> all, int index) {
        long sum = all.stream().mapToLong(RequestSpec::weight).sum();
        return index < all.size() && sum > 0 ? Figures.percent(100.0 * all.get(index).weight() / sum) : "";
    }
}
