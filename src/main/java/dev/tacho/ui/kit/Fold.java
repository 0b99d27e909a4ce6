package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Rows that few need, folded away behind a line that says what is set in them. */
public final class Fold implements FormPart {
    private static final double HEAD_PADDING = 16;

    private final ToggleButton head = new ToggleButton();
    private final VBox box;

    /**
     * @param id      of the line that opens and closes it
     * @param summary what is set, in a few words; shown while closed
     */
    public Fold(String id, String title, ObservableValue<String> summary, FormPart... parts) {
        FontIcon arrow = Icons.of(Feather.CHEVRON_RIGHT);
        Label name = new Label(title);
        name.getStyleClass().add("fold-title");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label words = Truncation.explained(new Label());
        words.setId(id + "-summary");
        words.getStyleClass().add("fold-summary");
        words.setMinWidth(0);
        words.setMaxWidth(Double.MAX_VALUE);
        words.textProperty().bind(summary);
        words.visibleProperty().bind(head.selectedProperty().not());
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(arrow, name, words);
        line.getStyleClass().add("fold-line");
        line.prefWidthProperty().bind(head.widthProperty().subtract(HEAD_PADDING));
        head.setId(id);
        head.setGraphic(line);
        head.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        head.setMinWidth(0);
        head.setPrefWidth(0);
        head.setMaxWidth(Double.MAX_VALUE);
        head.getStyleClass().add("fold-head");
        head.accessibleTextProperty().bind(Bindings.concat(title, ": ", words.textProperty()));
        VBox rows = new VBox();
        rows.getStyleClass().add("fold-rows");
        for (FormPart part : parts) {
            rows.getChildren().add(part.node());
        }
        rows.visibleProperty().bind(head.selectedProperty());
        rows.managedProperty().bind(head.selectedProperty());
        head.selectedProperty().subscribe(open -> arrow.setIconCode(
                open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT));
        box = new VBox(head, rows);
        box.getStyleClass().add("fold");
    }

    /** Opens when something in it is wrong, and is marked as long as it is. */
    public Fold opensAt(List<? extends ObservableValue<String>> problems) {
        for (ObservableValue<String> problem : problems) {
            problem.subscribe(text -> {
                head.pseudoClassStateChanged(Styles.STATE_DANGER,
                        problems.stream().anyMatch(each -> !each.getValue().isEmpty()));
                if (!text.isEmpty()) {
                    head.setSelected(true);
                }
            });
        }
        return this;
    }

    /** Closes every fold below {@code parent}. */
    public static void closeAll(Parent parent) {
        parent.lookupAll(".fold-head").forEach(head -> ((ToggleButton) head).setSelected(false));
    }

    /** Otherwise what is set in it has no effect. */
    public Fold enabledWhen(ObservableBooleanValue condition) {
        box.disableProperty().bind(Bindings.not(condition));
        return this;
    }

    @Override
    public Region node() {
        return box;
    }
}
