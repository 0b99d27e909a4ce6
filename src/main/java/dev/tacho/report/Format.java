package dev.tacho.report;

import java.util.Arrays;
import java.util.Optional;

/** What a result can be written as; the key is what {@code tacho report --as} takes. */
public enum Format {
    AB("ab", "txt"),
    WEBBENCH("webbench", "txt"),
    ABENCH("abench", "txt"),
    MARKDOWN("md", "md"),
    HTML("html", "html"),
    /** Ticks. */
    CSV("csv", "csv"),
    PERCENTILES("percentiles", "csv"),
    JSON("json", "json"),
    /** HdrHistogram's percentile table. */
    HGRM("hgrm", "hgrm"),
    /** HdrHistogram's interval log. */
    HLOG("hlog", "hlog"),
    GNUPLOT("gnuplot", "tsv"),
    PNG("png", "png"),
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

    /** Of one chart alone, so that its size and colours can be chosen. */
    public boolean picture() {
        return this == PNG || this == SVG;
    }

    public static Optional<Format> ofKey(String key) {
        return Arrays.stream(values()).filter(format -> format.key.equals(key)).findFirst();
    }
}
