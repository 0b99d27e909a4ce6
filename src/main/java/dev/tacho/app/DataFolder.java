package dev.tacho.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where the user's data is kept, and what can be made again: where the operating system wants such things. */
final class DataFolder {
    /** Overrides all else; for a second set of data, and for tests. */
    private static final String OVERRIDE = "TACHO_HOME";

    private static final Path ROOT_HOME = Path.of("/root");

    private DataFolder() {
    }

    /**
     * @param environment variables of the process
     * @param os          as in the property {@code os.name}
     * @param home        the user's home folder
     */
    static Path of(Map<String, String> environment, String os, Path home) {
        String override = environment.getOrDefault(OVERRIDE, "");
        if (!override.isEmpty()) {
            return Path.of(override);
        }
        String system = os.toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return under(environment.getOrDefault("APPDATA", ""), home.resolve("AppData/Roaming")).resolve("Tacho");
        } else if (system.startsWith("mac")) {
            return home.resolve("Library/Application Support/Tacho");
        }
        return under(environment.getOrDefault("XDG_DATA_HOME", ""), home.resolve(".local/share")).resolve("tacho");
    }

    /**
     * Where what was prepared for servers lies. Root's own home is closed to those whose identity its servers take.
     *
     * @param environment variables of the process
     * @param os          as in the property {@code os.name}
     * @param home        the user's home folder
     */
    static Path cache(Map<String, String> environment, String os, Path home) {
        String override = environment.getOrDefault(OVERRIDE, "");
        if (!override.isEmpty()) {
            return Path.of(override, "cache");
        }
        String system = os.toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return under(environment.getOrDefault("LOCALAPPDATA", ""), home.resolve("AppData/Local"))
                    .resolve("Tacho/cache");
        } else if (system.startsWith("mac")) {
            return home.resolve("Library/Caches/Tacho");
        } else if (home.equals(ROOT_HOME)) {
            return Path.of("/var/cache/tacho");
        }
        return under(environment.getOrDefault("XDG_CACHE_HOME", ""), home.resolve(".cache")).resolve("tacho");
    }

    /** The XDG specification wants a relative path ignored. */
    private static Path under(String given, Path otherwise) {
        return !given.isEmpty() && Path.of(given).isAbsolute() ? Path.of(given) : otherwise;
    }
}
