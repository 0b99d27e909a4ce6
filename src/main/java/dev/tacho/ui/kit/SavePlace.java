package dev.tacho.ui.kit;

import java.nio.file.Path;
import java.util.Optional;

/** Where a file should go, as the user says. */
@FunctionalInterface
public interface SavePlace {

    /**
     * Asks for a place.
     *
     * @param fileName proposed, without a folder
     * @return empty if the user thought better of it
     */
    Optional<Path> ask(String fileName);
}
