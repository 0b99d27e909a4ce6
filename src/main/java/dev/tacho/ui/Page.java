package dev.tacho.ui;

/** What the main area can show: of the open profile, in the order of work, of several runs, and of everything that ships. */
public enum Page {
    SETUP, LIVE, RESULT, COMPARE, GALLERY
}
