package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Target.Watch}, as a choice. */
public enum WatchKind {
    LISTENER, PORTS, PIDS, NAMED
}
