package dev.tacho.ui.editor;

/** Where the profile in the editor comes from: only the user's own can be changed in place. */
public enum Origin {
    MINE, SHIPPED, PAST_RUN
}
