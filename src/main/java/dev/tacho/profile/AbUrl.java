package dev.tacho.profile;

import dev.tacho.profile.AbLine.Refused;
import dev.tacho.text.Texts;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** What ab says of the places that a line names, before it does anything. */
final class AbUrl {
    private static final Texts TEXTS = Texts.of("profile");

    private AbUrl() {
    }

    /** ab wants a path, if only a slash; everything before it is the server. */
    static String checked(String program, String url) throws Refused {
        String rest = url;
        for (String scheme : new String[] {"http://", "https://"}) {
            if (url.startsWith(scheme) && url.length() > scheme.length()) {
                rest = url.substring(scheme.length());
            }
        }
        int slash = rest.indexOf('/');
        if (slash <= 0 || !port(rest.substring(0, slash))) {
            throw new Refused(TEXTS.get("ab.url", program), true);
        }
        return url;
    }

    private static boolean port(String server) {
        int colon = server.lastIndexOf(':');
        boolean bracketed = server.startsWith("[");
        if (bracketed && server.indexOf(']') < 0 || colon == 0) {
            return false;
        }
        String port = colon < 0 || server.indexOf(']', colon) >= 0 ? "1" : server.substring(colon + 1);
        // Without digits it is a scheme that ab does not know, and the host's rules will say so.
        return port.isEmpty() || port.matches("[0-9]{1,5}") && Integer.parseInt(port) >= 1
                && Integer.parseInt(port) <= 65_535;
    }

    static void checkBody(String path) throws Refused {
        try {
            Path file = Path.of(path);
            if (!Files.exists(file)) {
                throw new Refused(TEXTS.get("ab.body", path, "No such file or directory"), false);
            }
            if (Files.isDirectory(file)) {
                throw new Refused(TEXTS.get("ab.bodyRead", "Is a directory"), false);
            }
            if (!Files.isReadable(file)) {
                throw new Refused(TEXTS.get("ab.body", path, "Permission denied"), false);
            }
        } catch (InvalidPathException e) {
            throw new Refused(TEXTS.get("ab.body", path, e.getReason()), false);
        }
    }
}
