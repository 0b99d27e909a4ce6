package dev.tacho.ui.kit;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The notices that stand at the moment. A newer one takes the place of an older one of its kind with the same button:
 * the end of a run does not take away the Undo of a file just deleted.
 */
public final class NoticesModel {
    private final ObservableList<Notice> notices = FXCollections.observableArrayList();
    private final ObservableList<Notice> readOnly = FXCollections.unmodifiableObservableList(notices);

    public ObservableList<Notice> notices() {
        return readOnly;
    }

    public void show(Notice notice) {
        notices.removeIf(other -> other.kind() == notice.kind() && other.action().equals(notice.action()));
        notices.add(notice);
    }

    public void trouble(String text) {
        show(Notice.trouble(text));
    }

    /** Takes a notice away and does what its button says. */
    public void act(Notice notice) {
        notices.remove(notice);
        notice.act().run();
    }

    public void dismiss(Notice notice) {
        notices.remove(notice);
    }

    public void dismiss(Notice.Kind kind) {
        notices.removeIf(notice -> notice.kind() == kind);
    }
}
