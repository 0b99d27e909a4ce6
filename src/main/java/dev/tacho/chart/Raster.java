package dev.tacho.chart;

import java.util.List;
import java.util.Optional;

/** A figure painted into pixels that the screen shows as they are; for one thread. */
public final class Raster {

    /**
     * @param width  in logical pixels
     * @param height in logical pixels
     * @param scale  device pixels per logical one
     */
    public Raster(int width, int height, double scale) {
        throw new UnsupportedOperationException("contract");
    }

    /** Device pixels, premultiplied ARGB, row by row; the same array for the raster's life. */
    public int[] pixels() {
        throw new UnsupportedOperationException("contract");
    }

    public int pixelWidth() {
        throw new UnsupportedOperationException("contract");
    }

    public int pixelHeight() {
        throw new UnsupportedOperationException("contract");
    }

    /** Paints the figure over all pixels. */
    public void paint(Figure figure, Look look) {
        throw new UnsupportedOperationException("contract");
    }

    /** What the figure painted last shows at a point, in logical pixels; empty outside its panels. */
    public Optional<Reading> at(double x, double y) {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * The nearest data under a cursor.
     *
     * @param x      of the data, in logical pixels: where the cursor line goes
     * @param top    of the uppermost panel
     * @param bottom of the lowest panel
     * @param head   the time (or percentile), formatted
     * @param values of every series of every panel there, top to bottom
     */
    public record Reading(double x, double top, double bottom, String head, List<Value> values) {
    }

    /**
     * @param series its name in the legend
     * @param rgb    its colour
     * @param text   formatted with its unit
     */
    public record Value(String series, int rgb, String text) {
    }
}
