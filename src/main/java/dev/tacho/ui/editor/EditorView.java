package dev.tacho.ui.editor;

import atlantafx.base.theme.Styles;
import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.Icons;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The form: two columns where there is room for them, one where there is not; the ab line always in sight below. */
public final class EditorView {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double TWO_COLUMNS_FROM = 900;

    private final TextField url;
    private final Region checks;
    private final VBox left;
    private final VBox right;
    private final GridPane columns = new GridPane();
    private final BorderPane page = new BorderPane();

    /**
     * @param demoPaths of the built-in server, to choose from
     * @param pasted    given a command line of another tool that was pasted where a URL should be
     */
    public EditorView(EditorModel model, List<String> demoPaths, Consumer<String> pasted) {
        url = Inputs.text("url", model.text(Field.URL), TEXTS.get("editor.url.prompt"));
        url.setTextFormatter(new TextFormatter<>(change -> {
            if (PasteModel.looksLikeLine(change.getText())) {
                pasted.accept(change.getText());
                return null;
            }
            return change;
        }));
        checks = ChecksSection.of(model).node();
        left = new VBox(TargetSection.of(model, url, demoPaths).node(), LaunchSection.of(model),
                new RequestSection(model).node());
        right = new VBox(LoadSection.of(model).node(), ConnectionSection.of(model).node());
        left.getStyleClass().add("form-column");
        right.getStyleClass().add("form-column");
        columns.getStyleClass().add("form-columns");
        VBox content = new VBox(name(model), note(model), columns);
        content.getStyleClass().add("form-page");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("form-scroll");
        page.setId("setup");
        page.setCenter(scroll);
        page.setBottom(new AbLine(model.abLineProperty()).node());
        page.widthProperty().addListener((_, _, now) -> arrange(now.doubleValue() >= TWO_COLUMNS_FROM));
        arrange(true);
        // Each profile is met with its short face; what is wrong in a fold opens it again.
        model.openingsProperty().addListener(_ -> Fold.closeAll(columns));
    }

    public Region node() {
        return page;
    }

    /** Puts the cursor into the URL with all of it selected: what is typed takes its place. */
    public void editUrl() {
        url.requestFocus();
        url.selectAll();
    }

    /** The page's title is the profile's name, edited in place. */
    private static Region name(EditorModel model) {
        TextField name = Inputs.text("name", model.text(Field.NAME), TEXTS.get("editor.name"));
        name.setAccessibleText(TEXTS.get("editor.name"));
        name.getStyleClass().add("title-field");
        Label problem = new Label();
        problem.getStyleClass().add("form-problem");
        problem.textProperty().bind(model.problem(Field.NAME));
        problem.visibleProperty().bind(problem.textProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        problem.textProperty().subscribe(text -> name.pseudoClassStateChanged(Styles.STATE_DANGER, !text.isEmpty()));
        TextField description = Inputs.text("description", model.descriptionProperty(),
                TEXTS.get("editor.description.prompt"));
        description.setAccessibleText(TEXTS.get("editor.description"));
        description.getStyleClass().add("description-field");
        VBox head = new VBox(name, problem, description);
        head.getStyleClass().add("setup-head");
        return head;
    }

    private static Region note(EditorModel model) {
        Label note = new Label("", Icons.of(Feather.LOCK));
        note.setId("origin-note");
        note.setWrapText(true);
        note.setMaxWidth(Double.MAX_VALUE);
        note.getStyleClass().add("origin-note");
        note.textProperty().bind(Bindings.createStringBinding(() -> switch (model.originProperty().get()) {
            case SHIPPED -> TEXTS.get("editor.note.shipped");
            case PAST_RUN -> TEXTS.get("editor.note.run");
            case MINE -> "";
        }, model.originProperty()));
        note.visibleProperty().bind(note.textProperty().isNotEmpty());
        note.managedProperty().bind(note.visibleProperty());
        return note;
    }

    private void arrange(boolean two) {
        if (two && columns.getColumnCount() == 2 || !two && columns.getColumnCount() == 1) {
            return;
        }
        columns.getChildren().clear();
        columns.getColumnConstraints().clear();
        columns.getColumnConstraints().add(column(two ? 50 : 100));
        columns.add(left, 0, 0);
        // Beside the others there is room for it; below them the load comes first.
        left.getChildren().remove(checks);
        right.getChildren().remove(checks);
        (two ? left : right).getChildren().add(checks);
        if (two) {
            columns.getColumnConstraints().add(column(50));
            columns.add(right, 1, 0);
        } else {
            columns.add(right, 0, 1);
        }
    }

    private static ColumnConstraints column(double percent) {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(percent);
        column.setHgrow(Priority.ALWAYS);
        column.setFillWidth(true);
        return column;
    }
}
