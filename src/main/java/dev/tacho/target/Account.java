package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whom commands run as: only root can choose. */
final class Account {
    private static final Texts TEXTS = Texts.of("target");
    private static final Path ACCOUNTS = Path.of("/etc/passwd");
    private static final Path SELF = Path.of("/proc/self");
    private static final int GROUP = 3;
    private static final int HOME = 5;

    private Account() {
    }

    static boolean isRoot() {
        try {
            return Files.exists(SELF) ? Files.getAttribute(SELF, "unix:uid").equals(0)
                    : System.getProperty("user.name").equals("root");
        } catch (IOException | UnsupportedOperationException _) {
            return false; // who cannot be told runs as nobody else
        }
    }

    /** Whether {@code user}, as a profile has it, means another than who we are. */
    static boolean changes(String user) {
        return !user.isEmpty() && isRoot();
    }

    /** @throws IOException in the user's words, if there is no such user */
    static UserPrincipal find(String user) throws IOException {
        try {
            return FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(user);
        } catch (UserPrincipalNotFoundException e) {
            throw new IOException(TEXTS.get("user.unknown", user), e);
        }
    }

    /** What goes before a command, so that it runs as {@code user} with all that user's groups. */
    static List<String> prefix(String user) throws IOException {
        return List.of("setpriv", "--reuid", user, "--regid", field(user, GROUP).orElse(user), "--init-groups", "--");
    }

    /** The variables that say whose command it is. */
    static Map<String, String> environment(String user) throws IOException {
        return Map.of("USER", user, "LOGNAME", user, "HOME", field(user, HOME).orElse("/"));
    }

    /** Empty where accounts are kept elsewhere. */
    private static Optional<String> field(String user, int field) throws IOException {
        return Files.readAllLines(ACCOUNTS).stream().map(line -> line.split(":"))
                .filter(fields -> fields.length > field && fields[0].equals(user)).map(fields -> fields[field])
                .findFirst();
    }
}
