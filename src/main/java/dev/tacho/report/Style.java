package dev.tacho.report;

import dev.tacho.chart.Look;
import dev.tacho.text.Language;

/**
 * How results are to be shown.
 *
 * @param language of headings, tables, captions and the words in charts
 * @param look     of a picture; a page has both
 * @param width    of a picture, in pixels: {@value #LEAST_WIDTH} to {@value #MOST_WIDTH}
 */
public record Style(Language language, Look look, int width) {
    /** Below it, labels do not fit any more. */
    public static final int LEAST_WIDTH = 400;
    /** Larger ones take gigabytes to paint. */
    public static final int MOST_WIDTH = 8_000;
    /** English, light, for a wide page. */
    public static final Style DEFAULT = new Style(Language.ENGLISH, Look.LIGHT, 1_600);

    public Style {
        if (width < LEAST_WIDTH || width > MOST_WIDTH) {
            throw new IllegalArgumentException("a picture " + width + " pixels wide");
        }
    }
}
