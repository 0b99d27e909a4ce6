package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.List;
import java.util.Optional;

/** Whom commands run as: only root can choose. */
final class Account {
    private static final Texts TEXTS = Texts.of("target");
    private static final Path ACCOUNTS = Path.of("/etc/passwd");
    private static final int HOME = 5;

    private Account() {
    }

    static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
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
    static List<String> prefix(String user) {
        return List.of("setpriv", "--reuid", user, "--regid", user, "--init-groups", "--");
    }

    /** The user's home folder; empty where the accounts are kept elsewhere. */
    static Optional<String> home(String user) throws IOException {
        return Files.readAllLines(ACCOUNTS).stream().map(line -> line.split(":"))
                .filter(fields -> fields.length > HOME && fields[0].equals(user)).map(fields -> fields[HOME]).findFirst();
    }
}
