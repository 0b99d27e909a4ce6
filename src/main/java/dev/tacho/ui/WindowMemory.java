package dev.tacho.ui;

import dev.tacho.files.WholeFile;
import dev.tacho.ui.kit.Theme;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;

/**
 * How the window looked last.
 *
 * @param theme        light or dark
 * @param width        of the window, in pixels
 * @param height       likewise
 * @param sidebarWidth likewise
 */
record WindowMemory(Theme theme, double width, double height, double sidebarWidth) {
    static final WindowMemory FIRST = new WindowMemory(Theme.LIGHT, 1280, 840, 270);
    private static final String SCHEMA = "tacho.window/1";

    /**
     * Reads what was kept; {@link #FIRST} if nothing was.
     *
     * @throws IOException if there is something that cannot be understood
     */
    static WindowMemory read(Path file) throws IOException {
        Properties kept = new Properties();
        try {
            kept.load(new StringReader(Files.readString(file)));
            if (!SCHEMA.equals(kept.getProperty("schema"))) {
                throw new IOException(file + ": schema " + kept.getProperty("schema"));
            }
            return new WindowMemory(Theme.valueOf(kept.getProperty("theme", "light").toUpperCase(Locale.ROOT)),
                    number(kept, "width", FIRST.width), number(kept, "height", FIRST.height),
                    number(kept, "sidebarWidth", FIRST.sidebarWidth));
        } catch (NoSuchFileException _) {
            return FIRST;
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Writes whole or not at all.
     *
     * @throws IOException as {@link WholeFile#write}
     */
    void write(Path file) throws IOException {
        Properties kept = new Properties();
        kept.setProperty("schema", SCHEMA);
        kept.setProperty("theme", theme.name().toLowerCase(Locale.ROOT));
        kept.setProperty("width", Double.toString(width));
        kept.setProperty("height", Double.toString(height));
        kept.setProperty("sidebarWidth", Double.toString(sidebarWidth));
        StringWriter text = new StringWriter();
        kept.store(text, null);
        WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static double number(Properties kept, String key, double otherwise) {
        double number = Double.parseDouble(kept.getProperty(key, Double.toString(otherwise)));
        return number >= 100 && number <= 20_000 ? number : otherwise;
    }
}
