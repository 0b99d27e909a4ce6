package dev.tacho.ui;

import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.text.Texts;
import dev.tacho.ui.editor.EditorModel;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.Notice;
import dev.tacho.ui.kit.NoticesModel;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.library.SidebarModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What can be done with profiles, past runs and their files. Each acts on what is open. */
public final class LibraryCommands {
    private static final Texts TEXTS = Texts.of("ui");
    private static final String NEW_URL = "http://127.0.0.1:8080/";
    private static final int HEAD_BYTES = 1 << 16;
    private static final Pattern SCHEMA = Pattern.compile("\"schema\"\\s*:\\s*\"tacho\\.(\\w+)/");

    private final Services services;
    private final Errands errands;
    private final SidebarModel sidebar;
    private final EditorModel editor;
    private final NoticesModel notices;
    private final Consumer<Result> openRun;

    LibraryCommands(Services services, Errands errands, SidebarModel sidebar, EditorModel editor, NoticesModel notices,
                    Consumer<Result> openRun) {
        this.services = services;
        this.errands = errands;
        this.sidebar = sidebar;
        this.editor = editor;
        this.notices = notices;
        this.openRun = openRun;
    }

    /**
     * A new profile of the user's own, valid and aimed at a server of theirs: the built-in one has its own already.
     *
     * @param then called when it is open, for the URL to be typed
     */
    public void create(Runnable then) {
        add(Profile.starter(TEXTS.get("profile.new")).withTarget(new Target.Url(NEW_URL)), then);
    }

    /** Makes a profile that came from elsewhere one of the user's own and opens it. */
    public void adopt(Profile profile) {
        add(profile, () -> { });
    }

    /** A copy of the open profile, or of the open run's. */
    public void duplicate() {
        Profile draft = editor.draftProperty().get();
        if (draft != null) {
            add(draft.withName(TEXTS.get("editor.copy", draft.name())), () -> { });
        }
    }

    /** Renames the open profile; a name of nothing but blanks changes nothing. */
    public void rename(String name) {
        if (!name.isBlank() && editor.draftProperty().get() != null) {
            editor.text(Field.NAME).set(name.strip());
            editor.flush(() -> { });
        }
    }

    /** Deletes what is selected, with a way back until the program ends. Shipped profiles stay. */
    public void delete() {
        editor.flush(() -> {
            switch (sidebar.selectedProperty().get()) {
                case Row.OfProfile(var entry) when !entry.shipped() -> delete(sidebar.selectedProperty().get(), () ->
                        services.profiles().delete(entry), () -> services.profiles().restore(entry));
                case Row.OfRun(var entry) -> delete(sidebar.selectedProperty().get(), () ->
                        services.results().delete(entry.id()), () -> services.results().restore(entry.id()));
                case null, default -> { }
            }
        });
    }

    /** Opens profiles, which become the user's own, and results, which are shown where they are. */
    public void open(Path... files) {
        forgetTrouble();
        Stream.of(files).forEach(this::openOne);
    }

    private void openOne(Path file) {
        errands.run(() -> isResult(file) ? ResultFile.read(file) : ProfileFile.read(file), read -> {
            switch (read) {
                case Result result -> openRun.accept(result);
                case Profile profile -> add(profile, () -> { });
                default -> throw new IllegalStateException(read.toString());
            }
        }, notices::trouble);
    }

    /** Writes the open profile to a file of the user's choice, which is not followed from then on. */
    public void saveAs(Path file) {
        forgetTrouble();
        Profile draft = editor.draftProperty().get();
        errands.run(() -> {
            ProfileFile.write(file, draft);
            return file;
        }, _ -> notices.show(Notice.done(TEXTS.get("file.saved", file), "", () -> { })), notices::trouble);
    }

    /** Reads the list of past runs again. */
    void listRuns(Runnable then) {
        errands.run(() -> services.results().list(), runs -> {
            sidebar.list(runs);
            then.run();
        }, message -> {
            notices.trouble(message);
            then.run();
        });
    }

    /** What went wrong with a file before is over once another is tried; that edits are not written is not. */
    private void forgetTrouble() {
        if (!editor.unsaved()) {
            notices.dismiss(Notice.Kind.TROUBLE);
        }
    }

    private void add(Profile profile, Runnable then) {
        errands.run(() -> services.profiles().create(profile), entry -> {
            sidebar.searchProperty().set("");
            sidebar.put(null, entry);
            sidebar.select(new Row.OfProfile(entry));
            then.run();
        }, notices::trouble);
    }

    private void delete(Row row, Change delete, Change restore) {
        errands.run(() -> delete.of(row), _ -> {
            sidebar.select(sidebar.neighbour(row));
            sidebar.remove(row);
            notices.show(Notice.done(TEXTS.get("file.deleted", row.name()), TEXTS.get("file.undo"),
                    () -> restore(row, restore)));
        }, notices::trouble);
    }

    private void restore(Row row, Change restore) {
        errands.run(() -> restore.of(row), _ -> {
            switch (row) {
                case Row.OfProfile(ProfileLibrary.Entry entry) -> {
                    sidebar.put(null, entry);
                    sidebar.select(row);
                }
                case Row.OfRun _ -> listRuns(() -> sidebar.find(row.key()).ifPresent(sidebar::select));
                case Row.Heading _, Row.Nothing _ -> throw new IllegalStateException(row.key());
            }
        }, notices::trouble);
    }

    /** By what it says it is; what says nothing is taken for a profile, whose reader then says what is missing. */
    private static boolean isResult(Path file) throws IOException {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            Matcher schema = SCHEMA.matcher(new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8));
            return schema.find() && schema.group(1).equals("result");
        }
    }

    /** A change on disk. */
    @FunctionalInterface
    private interface Change {
        void apply() throws IOException;

        default Row of(Row row) throws IOException {
            apply();
            return row;
        }
    }
}
