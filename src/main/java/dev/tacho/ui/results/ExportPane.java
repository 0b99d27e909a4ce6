package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.report.Format;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.SavePlace;
import dev.tacho.ui.kit.Segments;
import dev.tacho.ui.results.ExportChoice.Chart;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Everything that can be taken out of a result. */
final class ExportPane {
    private static final Texts TEXTS = Texts.of("ui");
    /** The longest line fits it, so that none is measured as if it had to break. */
    private static final double LINE_WIDTH = 620;

    /** One scale of the histogram is enough to choose from; the other can be had where it is shown. */
    private static final Chart[] DISTRIBUTIONS = {Chart.PERCENTILES, Chart.HISTOGRAM, Chart.HEAT_MAP};
    private static final Chart[] OVER_TIME = {Chart.ALL, Chart.THROUGHPUT, Chart.LATENCY, Chart.TARGET,
            Chart.PROCESSES, Chart.MACHINE};

    private final ResultModel model;
    private final SavePlace place;
    private final ObjectProperty<Chart> chart = new SimpleObjectProperty<>(Chart.ALL);
    private final ObjectProperty<Encoding> encoding = new SimpleObjectProperty<>(Encoding.PNG);
    private final ObjectProperty<Integer> scale = new SimpleObjectProperty<>(2);
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(Look.LIGHT);
    private final VBox node;

    private enum Encoding { PNG, SVG }

    ExportPane(ResultModel model, SavePlace place) {
        this.model = model;
        this.place = place;
        node = new VBox(pictures(), settings(), documents());
        node.setId("export-pane");
        node.getStyleClass().add("export-pane");
    }

    Region node() {
        return node;
    }

    /** In two groups, since a small window has no room for all of them beside each other. */
    private HBox pictures() {
        return line(TEXTS.get("results.export.picture"),
                new Segments<>("export-chart", OVER_TIME, ExportPane::words, chart).node(),
                new Segments<>("export-distribution", DISTRIBUTIONS, ExportPane::words, chart).node());
    }

    private HBox settings() {
        Region scales = new Segments<>("export-scale", new Integer[] {1, 2, 3},
                times -> TEXTS.get("results.export.scale", times.toString()), scale).node();
        scales.disableProperty().bind(encoding.isEqualTo(Encoding.SVG));
        return line("",
                new Segments<>("export-encoding", Encoding.values(), Encoding::name, encoding).node(), scales,
                new Segments<>("export-look", Look.values(), ExportPane::words, look).node(),
                button("export-save", TEXTS.get("results.export.save"), () -> save(picture())),
                button("copy-image", TEXTS.get("results.export.copyImage"),
                        () -> model.copyImage(png(), Copying::image)));
    }

    private HBox documents() {
        MenuButton more = new MenuButton(TEXTS.get("results.export.more"));
        more.setId("export-more");
        more.getItems().addAll(item(Format.AB, TEXTS.get("results.export.ab")),
                item(Format.WEBBENCH, TEXTS.get("results.export.webbench")),
                item(Format.ABENCH, TEXTS.get("results.export.abench")),
                item(Format.PERCENTILES, TEXTS.get("results.export.percentiles")),
                item(Format.HGRM, TEXTS.get("results.export.hgrm")),
                item(Format.HLOG, TEXTS.get("results.export.hlog")),
                item(Format.GNUPLOT, TEXTS.get("results.export.gnuplot")));
        return line(TEXTS.get("results.export.data"),
                document(Format.CSV, TEXTS.get("results.export.csv")),
                document(Format.JSON, TEXTS.get("results.export.json")),
                document(Format.MARKDOWN, TEXTS.get("results.export.markdown")),
                document(Format.HTML, TEXTS.get("results.export.html")), more,
                button("copy-table", TEXTS.get("results.export.copyTable"),
                        () -> model.copyTable(Copying::text)));
    }

    private Button document(Format format, String text) {
        return button("export-" + format.key(), text, () -> save(new ExportChoice.Document(format)));
    }

    private MenuItem item(Format format, String text) {
        MenuItem item = new MenuItem(text);
        item.setId("export-" + format.key());
        item.setOnAction(_ -> save(new ExportChoice.Document(format)));
        return item;
    }

    private ExportChoice picture() {
        return switch (encoding.get()) {
            case PNG -> png();
            case SVG -> new ExportChoice.Svg(chart.get(), look.get());
        };
    }

    private ExportChoice.Png png() {
        return new ExportChoice.Png(chart.get(), look.get(), scale.get());
    }

    private void save(ExportChoice choice) {
        place.ask(choice.fileName(model.resultProperty().get())).ifPresent(path -> model.write(choice, path));
    }

    private static String words(Chart chart) {
        return switch (chart) {
            case ALL -> TEXTS.get("results.chart.all");
            case THROUGHPUT -> TEXTS.get("results.chart.throughput");
            case LATENCY -> TEXTS.get("results.chart.latency");
            case TARGET -> TEXTS.get("results.chart.target");
            case PROCESSES -> TEXTS.get("results.chart.processes");
            case MACHINE -> TEXTS.get("results.chart.machine");
            case PERCENTILES -> TEXTS.get("results.chart.percentiles");
            case HISTOGRAM, HISTOGRAM_EVEN -> TEXTS.get("results.chart.histogram");
            case HEAT_MAP -> TEXTS.get("results.chart.heatMap");
        };
    }

    private static String words(Look look) {
        return switch (look) {
            case LIGHT -> TEXTS.get("results.look.light");
            case DARK -> TEXTS.get("results.look.dark");
        };
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Parts that do not fit go on below the first, not below the caption. */
    private static HBox line(String caption, Node... parts) {
        Label head = new Label(caption);
        head.getStyleClass().add("export-caption");
        FlowPane flow = new FlowPane(8, 6, parts);
        flow.setRowValignment(VPos.CENTER);
        flow.setPrefWrapLength(LINE_WIDTH);
        HBox.setHgrow(flow, Priority.ALWAYS);
        HBox line = new HBox(head, flow);
        line.getStyleClass().add("export-line");
        return line;
    }
}
