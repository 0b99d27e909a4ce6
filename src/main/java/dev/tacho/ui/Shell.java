package dev.tacho.ui;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NoticeBars;
import dev.tacho.ui.kit.Theme;
import dev.tacho.ui.library.SidebarView;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The window's content: sidebar, header, pages; takes files that are dropped on it. */
final class Shell {
    private static final Texts TEXTS = Texts.of("ui");
    private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

    private final WorkbenchModel model;
    private final ShellActions actions;
    private final SidebarView sidebar;
    private final Header header;
    private final Pages pages;
    private final SplitPane split = new SplitPane();
    private final StackPane root = new StackPane();
    private boolean placed;

    Shell(WorkbenchModel model, List<String> demoPaths, ObjectProperty<Theme> theme) {
        this.model = model;
        actions = new ShellActions(model, () -> root.getScene().getWindow(), this::editName, this::editUrl,
                this::searchGallery);
        sidebar = new SidebarView(model.sidebar(), actions);
        header = new Header(model, actions, theme);
        pages = new Pages(model, demoPaths, theme.map(Theme::look), actions::paste);
        BorderPane main = new BorderPane(pages.node());
        main.setTop(new VBox(header.node(), new NoticeBars(model.notices()).node()));
        main.getStyleClass().add("main");
        main.setMinWidth(420);
        split.getItems().addAll(sidebar.node(), main);
        SplitPane.setResizableWithParent(sidebar.node(), false);
        split.getStyleClass().add("shell");
        Label drop = new Label(TEXTS.get("file.drop"));
        drop.getStyleClass().add("drop-hint");
        drop.setMouseTransparent(true);
        root.setId("shell");
        root.getChildren().addAll(split, drop);
        takeDroppedFiles();
        model.runningProperty().addListener((_, _, running) -> {
            if (running) {
                header.focusRun();
            }
        });
    }

    Region node() {
        return root;
    }

    ShellActions actions() {
        return actions;
    }

    SidebarView sidebar() {
        return sidebar;
    }

    /** Where the window's focus begins: one key runs what is open. */
    void focusRun() {
        header.focusRun();
    }

    /** As it is set: to the divider's middle. The sidebar's own width is less, and shrank with every start. */
    double sidebarWidth() {
        return split.getDividerPositions()[0] * split.getWidth();
    }

    /** Takes effect as soon as the window has its size. */
    void sidebarWidth(double width) {
        split.widthProperty().subscribe((_, now) -> {
            if (!placed && now.doubleValue() > width) {
                placed = true;
                split.setDividerPositions(width / now.doubleValue());
            }
        });
    }

    private void editName() {
        sidebar.editName();
    }

    private void editUrl() {
        pages.editUrl();
    }

    private void searchGallery() {
        pages.searchGallery();
    }

    private void takeDroppedFiles() {
        root.setOnDragOver(event -> {
            boolean ours = takes(event.getDragboard());
            root.pseudoClassStateChanged(DROPPING, ours);
            if (ours) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        root.setOnDragExited(_ -> root.pseudoClassStateChanged(DROPPING, false));
        root.setOnDragDropped(this::dropped);
    }

    private void dropped(DragEvent event) {
        boolean ours = takes(event.getDragboard());
        if (ours) {
            model.library().open(event.getDragboard().getFiles().stream().filter(Shell::json).map(File::toPath)
                    .toArray(Path[]::new));
        }
        event.setDropCompleted(ours);
        event.consume();
    }

    private static boolean takes(Dragboard dragboard) {
        return dragboard.hasFiles() && dragboard.getFiles().stream().anyMatch(Shell::json);
    }

    private static boolean json(File file) {
        return file.getName().toLowerCase(Locale.ROOT).endsWith(".json");
    }
}
