package dev.tacho.target;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The directory of one run of a server, gone with it. Short, because the path of a socket must be. */
final class ScratchFolder implements AutoCloseable {
    private static final Pattern NAME = Pattern.compile("tacho-(\\d+)-\\d+");
    private static final Path PARENT = Path.of(System.getProperty("java.io.tmpdir"));
    /** Within a folder that stays ours, so that a server's user cannot put another in its place. */
    private static final String INNER = "d";
    private static final int READABLE = 0755;
    private static final int SHARED = 01777;

    private final Path path;

    private ScratchFolder(Path path) {
        this.path = path;
    }

    /**
     * Ours alone; for root, whose servers take other users' identities, one that others can read.
     *
     * @param users whom commands run as, for root: one owns it, several may all write
     */
    static ScratchFolder create(List<String> users) throws IOException {
        sweep();
        Path outer = Files.createTempDirectory(PARENT, "tacho-" + ProcessHandle.current().pid() + "-");
        Path path = Files.createDirectory(outer.resolve(INNER));
        if (Account.isRoot()) {
            Files.setAttribute(outer, "unix:mode", READABLE);
            Files.setAttribute(path, "unix:mode", users.size() > 1 ? SHARED : READABLE);
        }
        return new ScratchFolder(path);
    }

    /**
     * Removes what was left behind by a Tacho that was killed. Only of our own: a stranger could make root follow a
     * link. What cannot be removed is in nobody's way.
     */
    private static void sweep() {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PARENT, "tacho-*")) {
            for (Path folder : folders) {
                Matcher name = NAME.matcher(folder.getFileName().toString());
                if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
                        && Files.getOwner(folder).getName().equals(System.getProperty("user.name"))) {
                    LaunchFiles.remove(folder);
                }
            }
        } catch (IOException | DirectoryIteratorException _) {
            // The system clears its folder for such things one day.
        }
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        LaunchFiles.remove(path.getParent());
    }
}
