package dev.tacho.profile;

import dev.tacho.profile.InputFile.Purpose;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * What someone has agreed to when they have agreed to a launch: all that decides what runs, and nothing else. Names,
 * titles, limits of time, what must be installed and what a service is ready by may change without another question. A
 * file that a command names without {@link LaunchFile} is not looked into.
 */
public final class Consent {
    private final DataOutputStream form;

    private Consent(DataOutputStream form) {
        this.form = form;
    }

    /**
     * SHA-256 in hexadecimal, the same for launches that do the same.
     *
     * @throws IOException in the user's words, if a file of this machine that is copied cannot be read
     */
    public static String fingerprint(Launch launch) throws IOException {
        MessageDigest digest = sha256();
        try (var out = new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
            new Consent(out).launch(launch);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private void launch(Launch launch) throws IOException {
        files(launch.files());
        form.writeBoolean(launch.prepare().isPresent());
        if (launch.prepare().isPresent()) {
            files(launch.prepare().get().files());
            commands(launch.prepare().get().steps());
        }
        commands(launch.services().stream().map(Launch.Service::command).toList());
        commands(launch.versions());
        text(launch.cores());
    }

    private void files(List<LaunchFile> files) throws IOException {
        form.writeInt(files.size());
        for (LaunchFile file : files) {
            text(file.name());
            form.writeBoolean(file.template());
            switch (file.content()) {
                case Content.Text(String text) -> content('t', text.getBytes(StandardCharsets.UTF_8));
                case Content.Shipped(String path) -> content('s', path.getBytes(StandardCharsets.UTF_8));
                case Content.Local(String path) -> content('l', InputFile.whole(path, Purpose.LAUNCH));
            }
        }
    }

    private void commands(List<Command> commands) throws IOException {
        form.writeInt(commands.size());
        for (Command command : commands) {
            form.writeBoolean(command.shell());
            form.writeInt(command.words().size());
            for (String word : command.words()) {
                text(word);
            }
            text(command.directory());
            form.writeInt(command.environment().size());
            for (var variable : command.environment().entrySet()) {
                text(variable.getKey());
                text(variable.getValue());
            }
            text(command.user());
        }
    }

    private void content(char kind, byte[] bytes) throws IOException {
        form.writeChar(kind);
        form.writeInt(bytes.length);
        form.write(bytes);
    }

    /** With its length first, so that no two lists of texts have the same form. */
    private void text(String text) throws IOException {
        content('w', text.getBytes(StandardCharsets.UTF_8));
    }
}
