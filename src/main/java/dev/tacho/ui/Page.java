package dev.tacho.ui;

/** What the main area can show: of the open profile, in the order of work, and of several runs. */
public enum Page {
    SETUP, LIVE, RESULT, COMPARE
}
