package dev.tacho.ui.library;

import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;

/** One line of the sidebar. */
public sealed interface Row {

    /** What the sidebar is divided into, top to bottom. */
    enum Section {
        SHIPPED, MINE, RUNS
    }

    /** A section's name. */
    record Heading(Section section) implements Row {
    }

    /** Stands where a section has nothing to show. */
    record Nothing(Section section) implements Row {
    }

    record OfProfile(ProfileLibrary.Entry entry) implements Row {
    }

    record OfRun(ResultLibrary.Entry entry) implements Row {
    }

    /** Can be selected: holds something. */
    default boolean holds() {
        return switch (this) {
            case Heading _, Nothing _ -> false;
            case OfProfile _, OfRun _ -> true;
        };
    }

    /** The same for the same thing, even when its content has changed. */
    default String key() {
        return switch (this) {
            case Heading(Section section) -> "heading " + section;
            case Nothing(Section section) -> "nothing " + section;
            case OfProfile(ProfileLibrary.Entry entry) -> (entry.shipped() ? "shipped " : "mine ") + entry.id();
            case OfRun(ResultLibrary.Entry entry) -> "run " + entry.id();
        };
    }

    /** What it is called; a broken file goes by its file's name. */
    default String name() {
        return switch (this) {
            case Heading _, Nothing _ -> "";
            case OfProfile(ProfileLibrary.Entry entry) -> entry.profile() == null ? entry.id() : entry.profile().name();
            case OfRun(ResultLibrary.Entry entry) -> entry.problem().isEmpty() ? entry.name() : entry.id();
        };
    }

    /** Why it cannot be opened; empty if it can. */
    default String problem() {
        return switch (this) {
            case Heading _, Nothing _ -> "";
            case OfProfile(ProfileLibrary.Entry entry) -> entry.problem();
            case OfRun(ResultLibrary.Entry entry) -> entry.problem();
        };
    }
}
