package dev.tacho.ui.kit;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Look;
import dev.tacho.chart.Raster;
import java.nio.IntBuffer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/**
 * Shows a figure in device pixels, with a cursor that reads its values. Painted at most once per pulse, only when
 * figure, look, size or screen changed, and not while nobody can see it.
 */
public final class ChartView extends Region {
    private final ObservableValue<Look> look;
    private final ImageView image = new ImageView();
    private final ChartCursor cursor = new ChartCursor();
    private final Runnable onPulse = this::paintIfStale;
    private final InvalidationListener onLook = _ -> repaint();
    private final ObservableValue<Number> outputScale =
            sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::outputScaleXProperty);
    private Supplier<Figure> figure;
    private Raster raster;
    private PixelBuffer<IntBuffer> buffer;
    private double rasterScale;
    private boolean stale = true;
    private long paints;

    /** @param look in which figures are painted, and painted again when it changes */
    public ChartView(ObservableValue<Look> look) {
        this.look = look;
        getStyleClass().add("chart-view");
        image.setMouseTransparent(true);
        image.setSmooth(false);
        getChildren().addAll(image, cursor.line(), cursor.panel());
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(200, 120);
        setPrefSize(640, 360);
        look.addListener(new javafx.beans.WeakInvalidationListener(onLook));
        outputScale.addListener((_, _, _) -> requestLayout());
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> cursor.moveTo(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> cursor.moveTo(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> cursor.leave());
        sceneProperty().addListener((_, before, now) -> follow(before, now));
    }

    /**
     * Shows another figure, or the same one grown.
     *
     * @param figure asked for when it is painted, which a hidden view puts off; null for an empty view
     * @param words  the figure for someone who cannot see it
     */
    public void show(Supplier<Figure> figure, String words) {
        this.figure = figure;
        setAccessibleText(words);
        repaint();
    }

    /** How often this view has painted, for the tests of that promise. */
    long paints() {
        return paints;
    }

    /** Asks for a pulse, not for a layout: that would be one of the whole page, several times a second. */
    private void repaint() {
        stale = true;
        Platform.requestNextPulse();
    }

    /** A hidden view is laid out but does not paint; the pulse in which it appears finds it stale. */
    private void follow(Scene before, Scene now) {
        if (before != null) {
            before.removePreLayoutPulseListener(onPulse);
        }
        if (now != null) {
            now.addPreLayoutPulseListener(onPulse);
        }
    }

    private void paintIfStale() {
        if (!stale || !visible()) {
            return;
        }
        if (raster == null || isNeedsLayout()) {
            requestLayout();
        } else {
            paint();
        }
    }

    private boolean visible() {
        for (Node node = this; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return getScene() != null && getScene().getWindow() != null && getScene().getWindow().isShowing();
    }

    @Override
    protected void layoutChildren() {
        int width = (int) Math.floor(getWidth());
        int height = (int) Math.floor(getHeight());
        if (width < 2 || height < 2 || !visible()) {
            return;
        }
        fit(width, height);
        if (stale) {
            paint();
        }
        cursor.keepInside(width, height);
    }

    private void fit(int width, int height) {
        double scale = outputScale.orElse(1).getValue().doubleValue();
        if (raster != null && scale == rasterScale && width == image.getFitWidth() && height == image.getFitHeight()) {
            return;
        }
        raster = new Raster(width, height, scale);
        rasterScale = scale;
        buffer = new PixelBuffer<>(raster.pixelWidth(), raster.pixelHeight(), IntBuffer.wrap(raster.pixels()),
                PixelFormat.getIntArgbPreInstance());
        image.setImage(new WritableImage(buffer));
        image.setFitWidth(width);
        image.setFitHeight(height);
        cursor.read(raster);
        stale = true;
    }

    private void paint() {
        stale = false;
        image.setVisible(figure != null);
        if (figure == null) {
            cursor.leave();
            return;
        }
        int column = raster.paint(figure.get(), look.getValue());
        buffer.updateBuffer(_ -> new Rectangle2D(column, 0, raster.pixelWidth() - column, raster.pixelHeight()));
        paints++;
        cursor.refresh();
    }
}
