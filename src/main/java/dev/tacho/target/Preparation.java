package dev.tacho.target;

import dev.tacho.files.FileTrouble;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a server needs made once. It is made where it stays, since a virtualenv or a database knows its path, and counts
 * as made once its marker is there.
 */
final class Preparation {
    private static final Texts TEXTS = Texts.of("target");
    private static final String MARKER = ".prepared";
    private static final String README = "README.txt";
    /** A database that a step has left running writes what it still holds. */
    private static final double GRACE_SECONDS = 10;
    /** So much of a hash as is plenty; the path of a socket must be short. */
    private static final int KEY_BYTES = 10;

    private final Prepare prepare;
    private final List<String> guardCommand;
    private final Path cache;
    private final Path folder;

    /** @throws IOException in the user's words, if one of its files cannot be read */
    Preparation(Prepare prepare, List<String> guardCommand, Path cache) throws IOException {
        this.prepare = prepare;
        this.guardCommand = guardCommand;
        this.cache = cache.toAbsolutePath();
        this.folder = this.cache.resolve(key(prepare));
    }

    /** All that changes what is made; not its words for the screen. */
    private static String key(Prepare prepare) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (LaunchFile file : prepare.files()) {
                digest.update((file.name() + '\0' + file.template() + '\0').getBytes(StandardCharsets.UTF_8));
                digest.update(MessageDigest.getInstance("SHA-256").digest(LaunchFiles.read(file.content())));
            }
            digest.update(prepare.steps().toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest(), 0, KEY_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** {@code {cache}}. */
    Path folder() {
        return folder;
    }

    /**
     * Does what is not done yet. Another Tacho that does the same is waited for.
     *
     * @throws IOException in the user's words; nothing half-made is left
     */
    void ensure(CommandLines lines, LaunchListener listener, ServerOutput output)
            throws IOException, InterruptedException {
        folder(cache);
        write(cache.resolve(README), TEXTS.get("prepare.readme"));
        try (CacheLock _ = CacheLock.take(cache.resolve(folder.getFileName() + ".lock"),
                () -> listener.step(TEXTS.get("prepare.waiting", prepare.title())))) {
            if (Files.exists(folder.resolve(MARKER))) {
                return;
            }
            try {
                make(lines, listener, output);
            } catch (IOException | InterruptedException | RuntimeException e) {
                discard(e);
                throw e;
            }
        }
    }

    /** What cannot be removed is not marked as made; the next time begins with removing it. */
    private void discard(Exception why) {
        try {
            LaunchFiles.remove(folder);
        } catch (IOException e) {
            why.addSuppressed(e);
        }
    }

    private static void folder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileTrouble.writing(folder.resolve(README), 0, e);
        }
    }

    private static void write(Path file, String text) throws IOException {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw FileTrouble.writing(file, text.length(), e);
        }
    }

    private void make(CommandLines lines, LaunchListener listener, ServerOutput output)
            throws IOException, InterruptedException {
        LaunchFiles.remove(folder);
        folder(folder);
        LaunchFiles.write(prepare.files(), folder, lines.values());
        for (String user : prepare.steps().stream().map(Command::user).filter(Account::changes).limit(1).toList()) {
            LaunchFiles.give(folder, user);
        }
        long end = System.nanoTime() + (long) (prepare.limitSeconds() * TimeUnit.SECONDS.toNanos(1));
        for (int i = 0; i < prepare.steps().size(); i++) {
            listener.step(prepare.steps().size() == 1 ? prepare.title() : TEXTS.get("prepare.step", prepare.title(),
                    String.valueOf(i + 1), String.valueOf(prepare.steps().size())));
            run(prepare.steps().get(i), lines, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime()), output);
        }
        write(folder.resolve(MARKER), prepare.title() + '\n' + Instant.now() + '\n');
    }

    private void run(Command step, CommandLines lines, long leftMillis, ServerOutput output)
            throws IOException, InterruptedException {
        GuardOrder order = lines.order(step, folder, StopSignal.TERM.number(), GRACE_SECONDS, true);
        String name = TEXTS.get("prepare.name");
        OneShot done = OneShot.run(guardCommand, order, Math.max(0, leftMillis), line -> output.add(name, line));
        String command = lines.shown(step);
        if (done.ending() == null) {
            throw new IOException(TEXTS.get("prepare.late", prepare.title(), command, seconds(), done.lastWords()));
        } else if (!done.succeeded()) {
            throw new IOException(TEXTS.get("prepare.failed", prepare.title(),
                    done.ending().words(TEXTS.get("prepare.command")), command, done.lastWords()));
        }
    }

    private String seconds() {
        return Readings.seconds(prepare.limitSeconds());
    }
}
