package dev.tacho.ui;

import atlantafx.base.theme.Styles;
import dev.tacho.text.Texts;
import dev.tacho.ui.editor.Origin;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.Segments;
import dev.tacho.ui.kit.Theme;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** The pages of what is open, and Run. */
final class Header {
    private static final Texts TEXTS = Texts.of("ui");
    /** The gallery has its place in the sidebar. */
    private static final Page[] OF_WHAT_IS_OPEN = {Page.SETUP, Page.LIVE, Page.RESULT, Page.COMPARE};

    private final WorkbenchModel model;
    private final ShellActions actions;
    private final HBox bar = new HBox();
    private final Button run = new Button();

    Header(WorkbenchModel model, ShellActions actions, ObjectProperty<Theme> theme) {
        this.model = model;
        this.actions = actions;
        bar.getStyleClass().add("header");
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getChildren().addAll(pages(), gap(), themeButton(theme), more(), run());
    }

    Region node() {
        return bar;
    }

    /** A focused text field costs CPU while a run measures; the focus is useful here. */
    void focusRun() {
        run.requestFocus();
    }

    private Region pages() {
        Segments<Page> pages = new Segments<>("page", OF_WHAT_IS_OPEN, page -> switch (page) {
            case SETUP -> TEXTS.get("page.setup");
            case LIVE -> TEXTS.get("page.live");
            case RESULT -> TEXTS.get("page.result");
            case COMPARE -> TEXTS.get("page.compare");
            case GALLERY -> throw new IllegalArgumentException(page.toString());
        }, model.pages().pageProperty());
        for (Page page : OF_WHAT_IS_OPEN) {
            pages.button(page).disableProperty().bind(model.pages().available(page).not());
        }
        pages.node().setMinWidth(Region.USE_PREF_SIZE);
        return pages.node();
    }

    private static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private Region themeButton(ObjectProperty<Theme> theme) {
        Button toggle = Icons.button(Feather.MOON, TEXTS.get("theme.dark"), () -> theme.set(theme.get().other()));
        toggle.setId("theme");
        theme.subscribe(now -> {
            toggle.setGraphic(Icons.of(now == Theme.LIGHT ? Feather.MOON : Feather.SUN));
            String what = now == Theme.LIGHT ? TEXTS.get("theme.dark") : TEXTS.get("theme.light");
            toggle.getTooltip().setText(what);
            toggle.setAccessibleText(what);
        });
        return toggle;
    }

    private Region more() {
        MenuItem delete = item("delete", TEXTS.get("action.delete"), actions::delete);
        MenuItem rename = item("rename-item", TEXTS.get("action.rename"), actions::renameInList);
        MenuItem duplicate = item("duplicate", TEXTS.get("action.duplicate"), actions::duplicate);
        MenuItem saveAs = item("save-as", TEXTS.get("action.saveAs"), actions::saveAs);
        MenuButton more = new MenuButton(null, Icons.of(Feather.MORE_HORIZONTAL), duplicate, rename, saveAs, delete);
        var origin = model.editor().originProperty();
        var nothing = model.editor().draftProperty().isNull();
        delete.disableProperty().bind(origin.isEqualTo(Origin.SHIPPED));
        rename.disableProperty().bind(origin.isEqualTo(Origin.PAST_RUN).or(nothing));
        duplicate.disableProperty().bind(nothing);
        saveAs.disableProperty().bind(nothing);
        more.setId("more");
        more.setAccessibleText(TEXTS.get("action.more"));
        more.setTooltip(new Tooltip(TEXTS.get("action.more")));
        more.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, "no-arrow");
        return more;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private Region run() {
        run.setId("run");
        run.setMinWidth(Region.USE_PREF_SIZE);
        run.getStyleClass().add("run");
        run.setTooltip(new Tooltip());
        run.textProperty().bind(Bindings.createStringBinding(() -> model.stoppingProperty().get()
                        ? TEXTS.get("run.stopping") : model.runningProperty().get() ? TEXTS.get("run.stop")
                        : TEXTS.get("run.run"), model.runningProperty(), model.stoppingProperty()));
        run.disableProperty().bind(Bindings.createBooleanBinding(() -> model.runningProperty().get()
                        ? model.stoppingProperty().get() : !model.pages().runnableProperty().get(),
                model.runningProperty(), model.stoppingProperty(), model.pages().runnableProperty()));
        model.runningProperty().subscribe(running -> {
            run.getStyleClass().removeAll(Styles.ACCENT, Styles.DANGER);
            run.getStyleClass().add(running ? Styles.DANGER : Styles.ACCENT);
            run.setGraphic(Icons.of(running ? Feather.SQUARE : Feather.PLAY));
            run.getTooltip().setText(running ? TEXTS.get("run.stop.tip") : TEXTS.get("run.run.tip"));
        });
        run.setOnAction(_ -> {
            if (model.runningProperty().get()) {
                model.stop();
            } else {
                model.run();
            }
        });
        return run;
    }
}
