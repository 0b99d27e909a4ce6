package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Launch.Ready}, as a choice. */
public enum ReadyKind {
    STARTED, PORT, FILE, LOG
}
