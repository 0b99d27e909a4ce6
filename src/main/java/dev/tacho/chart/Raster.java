package dev.tacho.chart;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A figure painted into pixels that the screen shows as they are; for one thread. */
public final class Raster {
    private final int width;
    private final int height;
    private final double scale;
    private final BufferedImage ground;
    private final BufferedImage image;
    private final int[] groundPixels;
    private final int[] pixels;
    private Figure figure;
    private Look look;
    private Sheet sheet;

    /**
     * @param width  in logical pixels
     * @param height in logical pixels
     * @param scale  device pixels per logical one
     */
    public Raster(int width, int height, double scale) {
        this.width = Math.max(1, width);
        this.height = Math.max(1, height);
        this.scale = scale;
        int pixelWidth = (int) Math.max(1, Math.round(this.width * scale));
        int pixelHeight = (int) Math.max(1, Math.round(this.height * scale));
        ground = new BufferedImage(pixelWidth, pixelHeight, BufferedImage.TYPE_INT_ARGB_PRE);
        image = new BufferedImage(pixelWidth, pixelHeight, BufferedImage.TYPE_INT_ARGB_PRE);
        groundPixels = ((DataBufferInt) ground.getRaster().getDataBuffer()).getData();
        pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    /** Device pixels, premultiplied ARGB, row by row; the same array for the raster's life. */
    public int[] pixels() {
        return pixels;
    }

    public int pixelWidth() {
        return image.getWidth();
    }

    public int pixelHeight() {
        return image.getHeight();
    }

    /**
     * Shows the figure. Where it continues the one painted last, only what is new is painted.
     *
     * @return the first column of device pixels that may have changed; all to the left of it stay as they were
     */
    public int paint(Figure figure, Look look) {
        Sheet next = Layout.of(figure, width, height);
        boolean sameGround = look == this.look && next.equals(sheet);
        if (!sameGround) {
            on(ground, graphics -> new Painter(graphics, look, scale).ground(next));
        }
        double start = sameGround ? Growth.start(this.figure, figure, next, scale) : 0;
        int column = Math.clamp((int) Math.floor(start * scale), 0, pixelWidth() - 1);
        this.figure = figure;
        this.look = look;
        sheet = next;
        for (int row = 0; row < pixelHeight(); row++) {
            int from = row * pixelWidth() + column;
            System.arraycopy(groundPixels, from, pixels, from, pixelWidth() - column);
        }
        on(image, graphics -> {
            double left = column / scale;
            graphics.clip(new Rectangle2D.Double(left, 0, width - left, height));
            new Painter(graphics, look, scale).data(next, figure);
        });
        return column;
    }

    private void on(BufferedImage target, Consumer<Graphics2D> painting) {
        Graphics2D graphics = target.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale((double) target.getWidth() / width, (double) target.getHeight() / height);
        painting.accept(graphics);
        graphics.dispose();
    }

    /** What the figure painted last shows at a point, in logical pixels; empty outside its panels. */
    public Optional<Reading> at(double x, double y) {
        return sheet == null ? Optional.empty() : new Cursor(figure, look, sheet).at(x, y);
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
