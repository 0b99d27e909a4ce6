package dev.tacho.ui;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import dev.tacho.ui.compare.CompareModel;
import dev.tacho.ui.editor.EditorModel;
import dev.tacho.ui.editor.Origin;
import dev.tacho.ui.editor.Stored;
import dev.tacho.ui.gallery.GalleryModel;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.Notice;
import dev.tacho.ui.kit.NoticesModel;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.library.SidebarModel;
import dev.tacho.ui.live.LiveModel;
import dev.tacho.ui.results.ResultModel;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;

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

    private final PageModel pages;
    private final Comparing comparing;
    private final Browsing browsing;
    private final ConsentModel consent;

    /** A run that is being read from disk; null for none. */
    private Row loading;
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
        pages = new PageModel(editor, runs.runningProperty());
        comparing = new Comparing(services, errands, sidebar, pages, notices);
        browsing = new Browsing(services, errands, sidebar, pages, notices, runs.runningProperty(), this::select,
                this::openShipped, this::runShipped);
        consent = new ConsentModel(services.consents(), errands, notices);
        close = new CloseModel(editor, runs, errands);
        sidebar.selectedProperty().addListener((_, _, row) -> {
            if (!following && row != null) {
                open(row);
            }
        });
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

    /** The runs that are compared. */
    public CompareModel compared() {
        return comparing.model();
    }

    /** The experiments that ship. */
    public GalleryModel gallery() {
        return browsing.model();
    }

    /** Whether someone agrees to what a profile would start. */
    public ConsentModel consent() {
        return consent;
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

    public PageModel pages() {
        return pages;
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

    /** Shows the runs that are ticked in the sidebar side by side. */
    public void compare() {
        comparing.open();
    }

    /** Shows the experiments that ship. */
    public void browse() {
        pages.gallery();
    }

    /**
     * Runs the open profile, unless one is running, it has problems, or nobody has agreed to what it starts: that is
     * asked first.
     */
    public void run() {
        if (!pages.runnableProperty().get()) {
            return;
        }
        editor.flush(() -> { });
        Profile profile = editor.draftProperty().get();
        Opened asked = pages.opened();
        consent.whenAgreed(profile, () -> {
            // Whoever has turned to something else meanwhile does not want it any more.
            if (pages.opened() == asked && !runs.runningProperty().get()) {
                begin(profile);
            }
        });
    }

    private void begin(Profile profile) {
        notices.dismiss(Notice.Kind.DONE);
        pages.beginRun(profile.name());
        runs.begin(profile, this::finished, this::failed);
    }

    /** Ends the run, keeping what was measured; returns at once. */
    public void stop() {
        runs.stop();
    }

    private void finished(Result latest) {
        pages.runFrom().ran(latest);
        boolean open = pages.opened() == pages.runFrom();
        if (open) {
            result.show(latest);
            selectInPlaceOfPast(latest);
        }
        pages.ran();
        if (open && pages.pageProperty().get() == Page.LIVE) {
            pages.pageProperty().set(Page.RESULT);
        } else {
            notices.show(Notice.done(TEXTS.get("run.finished", latest.profile().name()), TEXTS.get("run.show"),
                    () -> show(latest)));
        }
        errands.run(() -> services.results().save(latest), _ -> library.listRuns(() -> {
            if (pages.opened().result() == latest) {
                selectInPlaceOfPast(latest);
            }
            close.runKept();
        }), message -> {
            notices.trouble(message);
            close.runLost();
        });
    }

    private void failed() {
        if (pages.pageProperty().get() != Page.LIVE && live.phaseProperty().get() == LiveModel.Phase.FAILED) {
            notices.trouble(live.failureProperty().get());
        }
        close.runKept();
    }

    private void show(Result latest) {
        if (pages.opened() == pages.runFrom()) {
            pages.pageProperty().set(Page.RESULT);
        } else {
            openRun(latest);
        }
    }

    private void open(Row row) {
        loading = null;
        switch (row) {
            case Row.Heading _, Row.Nothing _ -> { }
            case Row.OfProfile _ when !row.problem().isEmpty() -> openTrouble(row, row.problem());
            case Row.OfRun _ when !row.problem().isEmpty() -> openTrouble(row, row.problem());
            case Row.OfProfile(var entry) -> {
                if (entry.shipped()) {
                    editor.openForeign(Origin.SHIPPED, entry.profile());
                } else {
                    editor.openMine(entry);
                }
                pages.open(Opened.profile(), row.name(), Page.SETUP);
            }
            case Row.OfRun(var entry) -> {
                loading = row;
                errands.run(() -> services.results().load(entry.id()), loaded -> {
                    if (row.equals(loading)) {
                        openRun(loaded);
                    }
                }, message -> {
                    if (row.equals(loading)) {
                        openTrouble(row, message);
                    }
                });
            }
        }
    }

    /** A past run was run again: what is shown is not what is selected. Nothing is, until the new run is listed. */
    private void selectInPlaceOfPast(Result latest) {
        if (loading == null && editor.originProperty().get() == Origin.PAST_RUN) {
            select(latest);
        }
    }

    private void select(Result shown) {
        select(sidebar.find("run " + shown.id()).orElse(null));
    }

    /** Without opening it. */
    private void select(Row row) {
        following = true;
        sidebar.select(row);
        following = false;
    }

    /** In the sidebar where it is listed there. */
    private void openShipped(ProfileLibrary.Entry entry) {
        loading = null;
        select(sidebar.find(new Row.OfProfile(entry).key()).orElse(null));
        editor.openForeign(Origin.SHIPPED, entry.profile());
        pages.open(Opened.profile(), entry.name(), Page.SETUP);
    }

    private void runShipped(ProfileLibrary.Entry entry) {
        openShipped(entry);
        run();
    }

    private void openRun(Result past) {
        loading = null;
        select(past);
        editor.openForeign(Origin.PAST_RUN, past.profile());
        result.show(past);
        pages.open(Opened.run(past), past.profile().name(), Page.RESULT);
    }

    private void openTrouble(Row row, String message) {
        loading = null;
        editor.close();
        pages.open(Opened.unreadable(message), row.name(), Page.SETUP);
    }

    private void stored(Stored event) {
        following = true;
        Row before = event.before() == null ? null : new Row.OfProfile(event.before());
        sidebar.put(before, event.after());
        // While a run is being read, the user has moved on from what is still in the editor.
        if (event.open() && loading == null) {
            sidebar.select(new Row.OfProfile(event.after()));
        }
        following = false;
        if (event.trouble().isEmpty()) {
            notices.dismiss(Notice.Kind.TROUBLE);
        } else {
            notices.trouble(event.trouble());
        }
    }
}
