package dev.tacho.ui;

/** What the main area can show: of the open profile, in the order of work; of several runs; of all that ships. */
public enum Page {
    SETUP, LIVE, RESULT, COMPARE, GALLERY
}
