package dev.tacho.target;

import dev.tacho.files.FileTrouble;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Placeholders;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/** Reads and writes the files of a launch. */
final class LaunchFiles {
    private static final Texts TEXTS = Texts.of("target");
    private static final String SHIPPED = "/assets/targets/";

    private LaunchFiles() {
    }

    /** @throws IOException in the user's words */
    static byte[] read(Content content) throws IOException {
        return switch (content) {
            case Content.Text(String text) -> text.getBytes(StandardCharsets.UTF_8);
            case Content.Shipped(String path) -> shipped(path);
            case Content.Local(String path) -> local(Path.of(path));
        };
    }

    private static byte[] shipped(String path) throws IOException {
        try (InputStream in = LaunchFiles.class.getResourceAsStream(SHIPPED + path)) {
            if (in == null) {
                throw new IOException(TEXTS.get("files.notShipped", path));
            }
            return in.readAllBytes();
        }
    }

    private static byte[] local(Path file) throws IOException {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
    }

    /**
     * Writes them under {@code folder}. Programs may be run: those that were so before, and scripts.
     *
     * @param values of the placeholders in templates
     * @throws IOException in the user's words
     */
    static void write(List<LaunchFile> files, Path folder, Map<String, String> values) throws IOException {
        for (LaunchFile file : files) {
            Path target = folder.resolve(file.name()).normalize();
            if (!target.startsWith(folder) || target.equals(folder)) {
                throw new IOException(TEXTS.get("files.outside", file.name()));
            }
            byte[] content = read(file.content());
            if (file.template()) {
                content = Placeholders.fill(text(content, file.name()), values, false).getBytes(StandardCharsets.UTF_8);
            }
            try {
                Files.createDirectories(target.getParent());
                Files.write(target, content);
                permit(target, isProgram(file.content(), content));
                for (Path above = target.getParent(); !above.equals(folder); above = above.getParent()) {
                    permit(above, true);
                }
            } catch (IOException e) {
                throw FileTrouble.writing(target, content.length, e);
            }
        }
    }

    private static String text(byte[] content, String name) throws IOException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
        } catch (CharacterCodingException e) {
            throw new IOException(TEXTS.get("files.notText", name), e);
        }
    }

    private static boolean isProgram(Content origin, byte[] content) {
        return content.length > 1 && content[0] == '#' && content[1] == '!'
                || origin instanceof Content.Local(String path) && Files.isExecutable(Path.of(path));
    }

    /** Others may read it: a server that root has started often goes on as somebody else. */
    private static void permit(Path file, boolean program) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString(program ? "rwxr-xr-x" : "rw-r--r--"));
        }
    }

    /** Gives a folder and all in it to {@code user}. */
    static void give(Path folder, String user) throws IOException {
        var owner = Account.find(user);
        walk(folder, file -> Files.setOwner(file, owner));
    }

    /**
     * Removes a folder and all in it; nothing if it is not there. Links are not followed.
     *
     * @throws IOException in the user's words
     */
    static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            walk(folder, LaunchFiles::removeOne);
        }
    }

    private static void removeOne(Path file) throws IOException {
        try {
            try {
                Files.deleteIfExists(file);
            } catch (AccessDeniedException _) {
                permit(file.getParent(), true); // some tools protect what they have fetched, so Go its modules
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw FileTrouble.removing(file, e);
        }
    }

    private interface Act {
        void on(Path file) throws IOException;
    }

    /** What is in a folder comes before it. What goes away by itself meanwhile is no error. */
    private static void walk(Path folder, Act act) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                act.on(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
                if (e instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw e;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) throws IOException {
                if (e != null) {
                    throw e;
                }
                act.on(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
