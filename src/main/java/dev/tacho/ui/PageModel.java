package dev.tacho.ui;

import dev.tacho.text.Texts;
import dev.tacho.ui.editor.EditorModel;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** Which page of what is open is shown, which could be, and whether it can be run. */
public final class PageModel {
    private static final Texts TEXTS = Texts.of("ui");

    private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.SETUP);
    private final Map<Page, ReadOnlyBooleanWrapper> available = new EnumMap<>(Page.class);
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper runnable = new ReadOnlyBooleanWrapper();
    private final EditorModel editor;
    private final ReadOnlyBooleanProperty running;
    private Opened opened = Opened.profile();
    private String openedName = "";
    private Opened runFrom;
    private String runName = "";
    private boolean comparing;

    PageModel(EditorModel editor, ReadOnlyBooleanProperty running) {
        this.editor = editor;
        this.running = running;
        for (Page each : Page.values()) {
            available.put(each, new ReadOnlyBooleanWrapper());
        }
        page.addListener((_, _, _) -> arrange());
        editor.draftProperty().addListener((_, _, _) -> arrange());
        editor.validProperty().addListener((_, _, _) -> arrange());
        running.addListener((_, _, _) -> arrange());
    }

    public ObjectProperty<Page> pageProperty() {
        return page;
    }

    /** The page has something to show. */
    public ReadOnlyBooleanProperty available(Page page) {
        return available.get(page).getReadOnlyProperty();
    }

    /** Why what is selected cannot be shown; empty if it can. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /** Name of what the page is about. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The open profile can be run now. */
    public ReadOnlyBooleanProperty runnableProperty() {
        return runnable.getReadOnlyProperty();
    }

    Opened opened() {
        return opened;
    }

    /** In which the run under way, or the last one, was begun; null before any. */
    Opened runFrom() {
        return runFrom;
    }

    /** @param name of something that cannot be read; what can be goes by its draft's */
    void open(Opened next, String name, Page first) {
        opened = next;
        openedName = name;
        page.set(first);
        arrange();
    }

    void beginRun(String name) {
        runFrom = opened;
        runName = name;
        page.set(Page.LIVE);
        arrange();
    }

    /** Several runs are looked at; they can be from then on, whatever is open. */
    void compare() {
        comparing = true;
        page.set(Page.COMPARE);
        arrange();
    }

    /** The experiments that ship are looked at. */
    void gallery() {
        page.set(Page.GALLERY);
        arrange();
    }

    void ran() {
        arrange();
    }

    private void arrange() {
        boolean readable = opened.trouble().isEmpty() && editor.draftProperty().get() != null;
        boolean live = runFrom != null && (running.get() || opened == runFrom);
        boolean showsLive = live && page.get() == Page.LIVE;
        boolean compares = comparing && page.get() == Page.COMPARE;
        boolean browses = page.get() == Page.GALLERY;
        available.get(Page.SETUP).set(readable);
        available.get(Page.LIVE).set(live);
        available.get(Page.RESULT).set(opened.result() != null);
        available.get(Page.COMPARE).set(comparing);
        available.get(Page.GALLERY).set(true);
        trouble.set(showsLive || compares || browses ? "" : opened.trouble());
        // While runs are compared or the gallery is looked at, what Run would run is not in sight.
        runnable.set(readable && !compares && !browses && editor.validProperty().get() && !running.get());
        title.set(compares ? TEXTS.get("compare.title") : browses ? TEXTS.get("gallery.title")
                : showsLive ? runName
                : readable ? editor.draftProperty().get().name() : openedName);
    }
}
