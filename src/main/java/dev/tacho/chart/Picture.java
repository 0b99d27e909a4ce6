package dev.tacho.chart;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A figure as a file. */
public final class Picture {
    private Picture() {
    }

    /** PNG bytes of {@code width * scale} by {@code height * scale} pixels. */
    public static byte[] png(Figure figure, Look look, int width, int height, int scale) {
        Raster raster = new Raster(width, height, scale);
        raster.paint(figure, look);
        // Opaque: without an alpha channel the file is a third smaller and no viewer shows its own ground through it.
        BufferedImage opaque = new BufferedImage(raster.pixelWidth(), raster.pixelHeight(),
                BufferedImage.TYPE_INT_RGB);
        opaque.setRGB(0, 0, raster.pixelWidth(), raster.pixelHeight(), raster.pixels(), 0, raster.pixelWidth());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // ImageIO's own stream would buffer in a file: in a folder that may be full, and not while the program ends.
        try (ImageOutputStream image = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(opaque, "png", image);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return bytes.toByteArray();
    }

    /** The letters of a figure's words that no font of this machine has: a PNG would show boxes. Mostly empty. */
    public static String lettersMissing(Figure figure) {
        return Lettering.missing(figure.words());
    }

    /** An SVG document with text as text. */
    public static String svg(Figure figure, Look look, int width, int height) {
        return Svg.document(figure, look, width, height);
    }
}
