package dev.tacho.ui;

import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import dev.tacho.ui.editor.EditorModel;
import dev.tacho.ui.editor.Origin;
import dev.tacho.ui.editor.Stored;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.Notice;
import dev.tacho.ui.kit.NoticesModel;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.library.SidebarModel;
import dev.tacho.ui.live.LiveModel;
import dev.tacho.ui.results.ResultModel;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** The whole workbench without a window: what is open, which page of it is shown, and the run under way. */
public final class WorkbenchModel {
    private static final Texts TEXTS = Texts.of("ui");

    private final Services services;
    private final Errands errands;
    private final NoticesModel notices = new NoticesModel();
    private final SidebarModel sidebar = new SidebarModel();
    private final LiveModel live = new LiveModel();
    private final ResultModel result = new ResultModel();
    private final EditorModel editor;
    private final LibraryCommands library;
    private final Runs runs;
    private final CloseModel close;

    private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.SETUP);
    private final Map<Page, ReadOnlyBooleanWrapper> available = new EnumMap<>(Page.class);
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper runnable = new ReadOnlyBooleanWrapper();

    private Opened opened = Opened.profile();
    /** In which the run under way, or the last one, was begun; null before any. */
    private Opened runFrom;
    private String runName = "";
    /** The sidebar follows a write; nothing is being opened. */
    private boolean following;

    /** @param crossing how the events of a run get from its thread to this model's, in batches */
    public WorkbenchModel(Services services, Errands errands,
                          Function<Consumer<List<RunEvent>>, Consumer<RunEvent>> crossing) {
        this.services = services;
        this.errands = errands;
        editor = new EditorModel(services.profiles(), errands, this::stored);
        runs = new Runs(services.runner(), crossing, live);
        library = new LibraryCommands(services, errands, sidebar, editor, notices, this::openRun);
        close = new CloseModel(editor, runs, errands);
        for (Page each : Page.values()) {
            available.put(each, new ReadOnlyBooleanWrapper());
        }
        sidebar.selectedProperty().addListener((_, _, row) -> {
            if (!following && row != null) {
                open(row);
            }
        });
        page.addListener((_, _, _) -> arrange());
        editor.draftProperty().addListener((_, _, _) -> arrange());
        editor.validProperty().addListener((_, _, _) -> arrange());
        runs.runningProperty().addListener((_, _, _) -> arrange());
    }

    public SidebarModel sidebar() {
        return sidebar;
    }

    public EditorModel editor() {
        return editor;
    }

    public LiveModel live() {
        return live;
    }

    public ResultModel result() {
        return result;
    }

    public NoticesModel notices() {
        return notices;
    }

    public LibraryCommands library() {
        return library;
    }

    public CloseModel closing() {
        return close;
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

    public ReadOnlyBooleanProperty runningProperty() {
        return runs.runningProperty();
    }

    /** Asked to stop, not ended yet. */
    public ReadOnlyBooleanProperty stoppingProperty() {
        return runs.stoppingProperty();
    }

    /** Lists both libraries and opens the first profile, so that Run works at once. */
    public void start() {
        errands.run(() -> services.profiles().list(), profiles -> {
            sidebar.list(profiles, List.of());
            sidebar.rows().stream().filter(row -> row.holds() && row.problem().isEmpty()).findFirst()
                    .ifPresent(sidebar::select);
        }, notices::trouble);
        library.listRuns(() -> { });
    }

    /** Runs the open profile, unless one is running or it has problems. */
    public void run() {
        if (!runnable.get()) {
            return;
        }
        editor.flush(() -> { });
        notices.dismiss(Notice.Kind.DONE);
        Profile profile = editor.draftProperty().get();
        runFrom = opened;
        runName = profile.name();
        page.set(Page.LIVE);
        runs.begin(profile, this::finished, this::failed);
        arrange();
    }

    /** Ends the run, keeping what was measured; returns at once. */
    public void stop() {
        runs.stop();
    }

    private void finished(Result latest) {
        runFrom.ran(latest);
        if (opened == runFrom) {
            result.show(latest);
        }
        if (opened == runFrom && page.get() == Page.LIVE) {
            page.set(Page.RESULT);
        } else {
            notices.show(Notice.done(TEXTS.get("run.finished", latest.profile().name()), TEXTS.get("run.show"),
                    () -> show(latest)));
        }
        arrange();
        errands.run(() -> services.results().save(latest), _ -> library.listRuns(close::runKept), message -> {
            notices.trouble(message);
            close.runLost();
        });
    }

    private void failed() {
        if (page.get() != Page.LIVE) {
            notices.trouble(live.failureProperty().get());
        }
        arrange();
        close.runKept();
    }

    private void show(Result latest) {
        if (opened == runFrom) {
            page.set(Page.RESULT);
        } else {
            openRun(latest);
        }
    }

    private void open(Row row) {
        switch (row) {
            case Row.Heading _, Row.Nothing _ -> { }
            case Row.OfProfile _ when !row.problem().isEmpty() -> openTrouble(row.problem());
            case Row.OfRun _ when !row.problem().isEmpty() -> openTrouble(row.problem());
            case Row.OfProfile(var entry) -> {
                if (entry.shipped()) {
                    editor.openForeign(Origin.SHIPPED, entry.profile());
                } else {
                    editor.openMine(entry);
                }
                put(Opened.profile());
                page.set(Page.SETUP);
            }
            case Row.OfRun(var entry) -> errands.run(() -> services.results().load(entry.id()), loaded -> {
                if (row.equals(sidebar.selectedProperty().get())) {
                    openRun(loaded);
                }
            }, message -> {
                if (row.equals(sidebar.selectedProperty().get())) {
                    openTrouble(message);
                }
            });
        }
    }

    private void openRun(Result past) {
        following = true;
        sidebar.select(sidebar.find("run " + past.id()).orElse(null));
        following = false;
        editor.openForeign(Origin.PAST_RUN, past.profile());
        result.show(past);
        put(Opened.run(past));
        page.set(Page.RESULT);
    }

    private void openTrouble(String message) {
        editor.close();
        put(Opened.unreadable(message));
        page.set(Page.SETUP);
    }

    private void put(Opened next) {
        opened = next;
        arrange();
    }

    private void stored(Stored event) {
        following = true;
        Row before = event.before() == null ? null : new Row.OfProfile(event.before());
        sidebar.put(before, event.after());
        if (event.open()) {
            sidebar.select(new Row.OfProfile(event.after()));
        }
        following = false;
        if (event.trouble().isEmpty()) {
            notices.dismiss(Notice.Kind.TROUBLE);
        } else {
            notices.trouble(event.trouble());
        }
    }

    private void arrange() {
        boolean readable = opened.trouble().isEmpty() && editor.draftProperty().get() != null;
        boolean ofRun = page.get() == Page.LIVE && runFrom != null;
        available.get(Page.SETUP).set(readable);
        available.get(Page.LIVE).set(runFrom != null && (runs.runningProperty().get() || opened == runFrom));
        available.get(Page.RESULT).set(opened.result() != null);
        trouble.set(page.get() == Page.LIVE && available.get(Page.LIVE).get() ? "" : opened.trouble());
        runnable.set(readable && editor.validProperty().get() && !runs.runningProperty().get());
        title.set(ofRun ? runName : readable ? editor.draftProperty().get().name()
                : sidebar.selectedProperty().get() == null ? "" : sidebar.selectedProperty().get().name());
    }
}
