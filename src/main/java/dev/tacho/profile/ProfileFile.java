package dev.tacho.profile;

import dev.tacho.files.FileTrouble;
import dev.tacho.files.WholeFile;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A profile as JSON (schema {@code tacho.profile/1}), anywhere. */
public final class ProfileFile {
    public static final String SCHEMA = "tacho.profile/1";
    /** 1 MiB: whatever is larger was opened by mistake. */
    private static final int MAX_BYTES = 1 << 20;
    private static final Texts TEXTS = Texts.of("profile");

    private ProfileFile() {
    }

    /** Several lines, ending with one feed. */
    public static String json(Profile profile) {
        return ProfileWriter.json(profile);
    }

    /**
     * Reads JSON. An unknown key is refused by name with the nearest valid one, because an ignored typo is a wrong
     * benchmark; a profile that breaks {@link Rules} is read, so that the editor can show what to mend.
     *
     * @param source what to call it in messages
     * @throws IOException in the user's words, with the source and the place in it
     */
    public static Profile parse(String json, String source) throws IOException {
        Source from = new Source(source);
        return ProfileReader.read(JsonText.parse(json, from), from);
    }

    /** @throws IOException in the user's words: missing, unreadable, or as {@link #parse} */
    public static Profile read(Path file) throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
        return parse(bytes, file.toString());
    }

    /** As {@link #parse(String, String)}, from UTF-8. */
    static Profile parse(byte[] bytes, String source) throws IOException {
        Source from = new Source(source);
        if (bytes.length > MAX_BYTES) {
            throw from.wrong(TEXTS.get("file.tooLarge"));
        }
        try {
            return parse(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString(), source);
        } catch (CharacterCodingException e) {
            IOException complaint = from.wrong(TEXTS.get("file.notText"));
            complaint.initCause(e);
            throw complaint;
        }
    }

    /**
     * Writes whole or not at all, making the folders above where they are missing.
     *
     * @throws IOException in the user's words: no permission, read-only, full; an old file stays
     */
    public static void write(Path file, Profile profile) throws IOException {
        WholeFile.write(file, json(profile).getBytes(StandardCharsets.UTF_8));
    }
}
