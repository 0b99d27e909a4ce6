package dev.tacho.chart;

/** A figure as a file. */
public final class Picture {
    private Picture() {
    }

    /** PNG bytes of {@code width * scale} by {@code height * scale} pixels. */
    public static byte[] png(Figure figure, Look look, int width, int height, int scale) {
        throw new UnsupportedOperationException("contract");
    }

    /** An SVG document with text as text. */
    public static String svg(Figure figure, Look look, int width, int height) {
        throw new UnsupportedOperationException("contract");
    }
}
