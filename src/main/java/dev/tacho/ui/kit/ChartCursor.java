package dev.tacho.ui.kit;

import dev.tacho.chart.Raster;
import dev.tacho.chart.Raster.Reading;
import dev.tacho.chart.Raster.Value;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/** The line under the mouse, across all panels of a chart, and beside it what every series shows there. */
final class ChartCursor {
    private static final double GAP = 14;

    private final Line line = new Line();
    private final Label head = new Label();
    private final GridPane rows = new GridPane();
    private final VBox panel = new VBox(head, rows);
    private Raster raster;
    private double mouseX;
    private double mouseY;
    private double width;
    private double height;
    private boolean over;
    private List<String> shownSeries = List.of();

    ChartCursor() {
        line.getStyleClass().add("chart-cursor");
        panel.getStyleClass().add("chart-reading");
        head.getStyleClass().add("chart-reading-head");
        rows.getStyleClass().add("chart-reading-rows");
        for (var node : List.of(line, panel)) {
            node.setManaged(false);
            node.setMouseTransparent(true);
            node.setVisible(false);
        }
    }

    Line line() {
        return line;
    }

    Region panel() {
        return panel;
    }

    void read(Raster raster) {
        this.raster = raster;
    }

    void keepInside(double width, double height) {
        this.width = width;
        this.height = height;
        refresh();
    }

    void moveTo(double x, double y) {
        mouseX = x;
        mouseY = y;
        over = true;
        refresh();
    }

    void leave() {
        over = false;
        refresh();
    }

    /** Reads again what is under the mouse: it has moved, or the figure has grown beneath it. */
    void refresh() {
        Optional<Reading> reading = over && raster != null ? raster.at(mouseX, mouseY) : Optional.empty();
        line.setVisible(reading.isPresent());
        panel.setVisible(reading.isPresent());
        reading.ifPresent(this::show);
    }

    private void show(Reading reading) {
        // Half a pixel in, so that the line falls on one column of pixels and not on two grey ones.
        double x = Math.floor(reading.x()) + 0.5;
        line.setStartX(x);
        line.setEndX(x);
        line.setStartY(reading.top());
        line.setEndY(reading.bottom());
        head.setText(reading.head());
        fill(reading.values());
        // New labels have no font yet, and would be measured without one.
        panel.applyCss();
        panel.autosize();
        double right = x + GAP;
        double left = right + panel.getWidth() <= width ? right : x - GAP - panel.getWidth();
        panel.relocate(Math.round(Math.clamp(left, 0, Math.max(0, width - panel.getWidth()))),
                Math.round(Math.clamp(mouseY + GAP, 0, Math.max(0, height - panel.getHeight()))));
    }

    /** New rows only when other series are shown; while the mouse moves just the values change. */
    private void fill(List<Value> values) {
        List<String> series = values.stream().map(Value::series).toList();
        if (!series.equals(shownSeries)) {
            shownSeries = series;
            rows.getChildren().clear();
            for (int row = 0; row < values.size(); row++) {
                Label number = new Label();
                number.getStyleClass().add("chart-reading-value");
                GridPane.setHalignment(number, HPos.RIGHT);
                rows.addRow(row, new Rectangle(10, 3), new Label(series.get(row)), number);
            }
        }
        for (int row = 0; row < values.size(); row++) {
            Value value = values.get(row);
            ((Rectangle) rows.getChildren().get(row * 3)).setFill(color(value.rgb()));
            ((Label) rows.getChildren().get(row * 3 + 2)).setText(value.text());
        }
    }

    private static Color color(int rgb) {
        return Color.rgb(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }
}
