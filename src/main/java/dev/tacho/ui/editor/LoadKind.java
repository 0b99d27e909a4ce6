package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Load}, as a choice. */
public enum LoadKind {
    CLOSED, OPEN
}
