package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Launch.Content}, as a choice. */
public enum ContentKind {
    TEXT, LOCAL, SHIPPED
}
