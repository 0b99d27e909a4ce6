package dev.tacho.ui;

import dev.tacho.chart.Look;
import dev.tacho.text.Texts;
import dev.tacho.ui.compare.CompareView;
import dev.tacho.ui.editor.EditorView;
import dev.tacho.ui.gallery.GalleryView;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.live.LiveView;
import dev.tacho.ui.results.ResultView;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The main area: one page at a time, or why there is none. */
final class Pages {
    private static final Texts TEXTS = Texts.of("ui");

    private final StackPane stack = new StackPane();
    private final EditorView editor;
    private final GalleryView gallery;

    /** @param pasted given a command line of another tool that was pasted where a URL should be */
    Pages(WorkbenchModel model, List<String> demoPaths, ObservableValue<Look> look, Consumer<String> pasted) {
        ObservableBooleanValue readable = model.pages().troubleProperty().isEmpty();
        editor = new EditorView(model.editor(), demoPaths, pasted);
        add(editor.node(), shown(model, Page.SETUP, readable));
        add(new LiveView(model.live(), look).node(), shown(model, Page.LIVE, readable));
        add(new ResultView(model.result(), look).node(), shown(model, Page.RESULT, readable));
        add(new CompareView(model.compared(), look).node(), shown(model, Page.COMPARE, readable));
        gallery = new GalleryView(model.gallery());
        add(gallery.node(), shown(model, Page.GALLERY, readable));
        add(unreadable(model), Bindings.not(readable));
    }

    Region node() {
        return stack;
    }

    void editUrl() {
        editor.editUrl();
    }

    void searchGallery() {
        gallery.focusSearch();
    }

    private static ObservableBooleanValue shown(WorkbenchModel model, Page page, ObservableBooleanValue readable) {
        return Bindings.and(model.pages().pageProperty().isEqualTo(page),
                Bindings.and(readable, model.pages().available(page)));
    }

    /** In a frame of its own, since a page may hide itself. */
    private void add(Node content, ObservableBooleanValue shown) {
        StackPane page = new StackPane(content);
        page.visibleProperty().bind(shown);
        page.managedProperty().bind(page.visibleProperty());
        stack.getChildren().add(page);
    }

    private static Node unreadable(WorkbenchModel model) {
        Label head = new Label(TEXTS.get("unreadable.title"), Icons.of(Feather.ALERT_TRIANGLE));
        head.getStyleClass().add("unreadable-title");
        Label why = new Label();
        why.setId("unreadable");
        why.textProperty().bind(model.pages().troubleProperty());
        why.setWrapText(true);
        Label hint = new Label(TEXTS.get("unreadable.hint"));
        hint.getStyleClass().add("form-hint");
        hint.setWrapText(true);
        VBox box = new VBox(head, why, hint);
        box.getStyleClass().add("unreadable");
        return box;
    }
}
