package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Target}, as a choice. */
public enum TargetKind {
    URL, SERVER, DEMO
}
