package dev.tacho.app;

import java.util.Locale;
import java.util.Map;

/** Whether there is a screen to open a window on. */
final class Display {
    private Display() {
    }

    /**
     * @param environment variables of the process
     * @param os          as in the property {@code os.name}
     * @param glass       the property {@code glass.platform}: JavaFX can draw on a screen of its own that nobody sees
     */
    static boolean isThere(Map<String, String> environment, String os, String glass) {
        boolean ownDesktop = os.toLowerCase(Locale.ROOT).matches("(windows|mac).*");
        return ownDesktop || "Headless".equalsIgnoreCase(glass)
                || !environment.getOrDefault("DISPLAY", "").isEmpty()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    }
}
