package dev.tacho.ui;

/** What the main area can show of the open profile, in the order of work. */
public enum Page {
    SETUP, LIVE, RESULT
}
