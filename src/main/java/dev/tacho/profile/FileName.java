package dev.tacho.profile;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** A profile's name as a file name that every file system takes. */
final class FileName {
    private static final String NOTHING_LEFT = "profile";
    /** Most file systems stop at 255; leaves room for a number and an ending. */
    private static final int MAX_BYTES = 120;
    private static final Pattern RESERVED_ON_WINDOWS = Pattern.compile("con|prn|aux|nul|com\\d|lpt\\d");

    private FileName() {
    }

    /** Lower case, letters of any script kept, all else a hyphen: {@code Größe: 10 %} gives {@code größe-10}. */
    static String of(String name) {
        String slug = slug(Normalizer.normalize(name, Normalizer.Form.NFC), "[^\\p{L}\\p{M}\\p{N}_]+");
        try {
            Path.of(slug);
            return slug;
        } catch (InvalidPathException e) {
            // A program started in a C locale cannot name such a file; the letters without their accents will do.
            return slug(Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", ""), "[^A-Za-z0-9_]+");
        }
    }

    private static String slug(String name, String others) {
        String slug = shortened(name.toLowerCase(Locale.ROOT).replaceAll(others, "-")).replaceAll("^-+|-+$", "");
        if (slug.isEmpty()) {
            return NOTHING_LEFT;
        }
        return RESERVED_ON_WINDOWS.matcher(slug).matches() ? slug + "-" + NOTHING_LEFT : slug;
    }

    private static String shortened(String slug) {
        StringBuilder kept = new StringBuilder();
        int bytes = 0;
        for (int character : slug.codePoints().toArray()) {
            bytes += Character.toString(character).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > MAX_BYTES) {
                break;
            }
            kept.appendCodePoint(character);
        }
        return kept.toString();
    }
}
