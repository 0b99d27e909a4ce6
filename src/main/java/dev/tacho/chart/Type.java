package dev.tacho.chart;

import dev.tacho.chart.Sheet.Face;

/**
 * Sizes of text and the distances that go with them. Made for 1,600 by 900; a smaller picture gets somewhat smaller
 * text, but none that cannot be read.
 */
record Type(Face title, Face subtitle, Face heading, Face label, Face minor, Face caption, double unit) {
    private static final double FULL_AREA = 1_600.0 * 900;
    private static final double SMALLEST = 0.74;
    private static final double LARGEST = 1.3;

    /** For a picture of so many logical pixels. */
    static Type of(int width, int height) {
        double scale = Math.clamp(Math.sqrt(width * (double) height / FULL_AREA), SMALLEST, LARGEST);
        return new Type(face(26, true, scale), face(16, false, scale), face(17.5, true, scale),
                face(15, false, scale), face(13.5, false, scale), face(13, false, scale), scale);
    }

    private static Face face(double size, boolean bold, double scale) {
        return new Face((float) (Math.round(size * scale * 4) / 4.0), bold);
    }

    /** {@code pixels} at full size, in this size. */
    double px(double pixels) {
        return pixels * unit;
    }
}
