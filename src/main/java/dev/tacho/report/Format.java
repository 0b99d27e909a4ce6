package dev.tacho.report;

import java.util.Arrays;
import java.util.Optional;

/** What a result can be written as; the key is what {@code tacho report --as} takes. */
public enum Format {
    AB("ab", "txt"), WEBBENCH("webbench", "txt"), ABENCH("abench", "txt"), MARKDOWN("md", "md"), HTML("html", "html"),
    CSV("csv", "csv"), JSON("json", "json"), HGRM("hgrm", "hgrm"), GNUPLOT("gnuplot", "tsv"), PNG("png", "png"),
    SVG("svg", "svg");

    private final String key;
    private final String extension;

    Format(String key, String extension) {
        this.key = key;
        this.extension = extension;
    }

    public String key() {
        return key;
    }

    /** Of its files, without the dot. */
    public String extension() {
        return extension;
    }

    public static Optional<Format> ofKey(String key) {
        return Arrays.stream(values()).filter(format -> format.key.equals(key)).findFirst();
    }
}
