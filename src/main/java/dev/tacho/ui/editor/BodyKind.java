package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.RequestSpec.Body}, as a choice. */
public enum BodyKind {
    NONE, INLINE, FILE, LINES
}
