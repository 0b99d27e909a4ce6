package dev.tacho.ui.editor;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.ui.kit.Errands;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Keeps the user's profiles on disk as they are edited, a moment after the edit and one write at a time. A profile
 * that is not the user's own is created as a new one at its first edit. What cannot be written stays in memory under
 * an entry of its own and is tried again at the next edit.
 */
final class Autosave {
    private static final Duration PAUSE = Duration.ofMillis(400);

    private final ProfileLibrary library;
    private final Errands errands;
    private final Consumer<Stored> stored;
    /** Entries whose profile is newer than their file. */
    private final Set<String> unwritten = new HashSet<>();
    /** Entries that have no file at all. */
    private final Set<String> homeless = new HashSet<>();
    private Sheet open;

    Autosave(ProfileLibrary library, Errands errands, Consumer<Stored> stored) {
        this.library = library;
        this.errands = errands;
        this.stored = stored;
    }

    /** @param entry of the user's own profile; null for one that becomes the user's own at its first edit */
    void open(ProfileLibrary.Entry entry, Profile profile) {
        leave(new Sheet(entry, entry != null && unwritten.contains(entry.id()) ? null : profile, profile));
    }

    void close() {
        leave(null);
    }

    void edited(Profile profile) {
        open.latest = profile;
        if (!open.scheduled) {
            Sheet sheet = open;
            sheet.scheduled = true;
            errands.after(PAUSE, () -> {
                sheet.scheduled = false;
                write(sheet);
            });
        }
    }

    /** Writes now what has not been written; then, whether that went well or not, {@code then}. */
    void flush(Runnable then) {
        if (open == null) {
            then.run();
        } else {
            open.waiting.add(then);
            write(open);
        }
    }

    /** Something that was edited exists in memory only. */
    boolean unsaved() {
        return !unwritten.isEmpty() || open != null && !open.latest.equals(open.written);
    }

    private void leave(Sheet next) {
        Sheet before = open;
        open = next;
        if (before != null) {
            write(before);
        }
    }

    private void write(Sheet sheet) {
        if (sheet.writing) {
            return;
        }
        Profile profile = sheet.latest;
        // Without a name there is no file to write to; the editor says so at the field.
        if (profile.equals(sheet.written) || profile.name().isBlank()) {
            sheet.release();
            return;
        }
        sheet.writing = true;
        ProfileLibrary.Entry before = sheet.entry;
        boolean fresh = before == null || homeless.contains(before.id());
        errands.run(() -> fresh ? library.create(profile) : library.save(before, profile),
                after -> written(sheet, profile, before, after), message -> refused(sheet, profile, before, message));
    }

    private void written(Sheet sheet, Profile profile, ProfileLibrary.Entry before, ProfileLibrary.Entry after) {
        sheet.writing = false;
        sheet.entry = after;
        sheet.written = after.profile();
        if (before != null) {
            unwritten.remove(before.id());
            homeless.remove(before.id());
        }
        if (sheet.latest.name().equals(profile.name())) {
            sheet.latest = sheet.latest.withName(after.profile().name());
        }
        stored.accept(new Stored(profile, before, after, sheet == open, ""));
        if (!sheet.waiting.isEmpty() || !sheet.scheduled) {
            write(sheet);
        }
    }

    private void refused(Sheet sheet, Profile profile, ProfileLibrary.Entry before, String message) {
        sheet.writing = false;
        String id = before != null ? before.id() : "unsaved " + (homeless.size() + 1);
        sheet.entry = new ProfileLibrary.Entry(id, false, sheet.latest, "");
        unwritten.add(id);
        if (before == null) {
            homeless.add(id);
        }
        stored.accept(new Stored(profile, before, sheet.entry, sheet == open, message));
        sheet.release();
    }

    /** One profile that is or was open. */
    private static final class Sheet {
        private ProfileLibrary.Entry entry;
        /** As its file has it; null if that is not known to be the case. */
        private Profile written;
        private Profile latest;
        private boolean scheduled;
        private boolean writing;
        private final List<Runnable> waiting = new ArrayList<>();

        Sheet(ProfileLibrary.Entry entry, Profile written, Profile latest) {
            this.entry = entry;
            this.written = written;
            this.latest = latest;
        }

        void release() {
            List<Runnable> released = List.copyOf(waiting);
            waiting.clear();
            released.forEach(Runnable::run);
        }
    }
}
