package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.report.FailureWords;
import dev.tacho.result.Result;
import dev.tacho.result.TargetUse;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FigureTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What was counted: ab's connection times, requests, statuses, failures by cause, bytes, and what the server used. */
final class TablesPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");

    private final FigureTable times = new FigureTable("connection-times", TEXTS.get("results.times"),
            List.of("", TEXTS.get("results.min"), TEXTS.get("results.mean"), TEXTS.get("results.sd"),
                    TEXTS.get("results.median"), TEXTS.get("results.max")));
    private final FigureTable requests = FigureTable.pairs("requests", TEXTS.get("results.requests"));
    private final FigureTable bytes = new FigureTable("bytes", TEXTS.get("results.bytes"),
            List.of("", TEXTS.get("results.total"), TEXTS.get("results.perSecond")));
    private final FigureTable statuses = FigureTable.pairs("statuses", TEXTS.get("results.statuses"));
    private final FigureTable failures = FigureTable.pairs("failures", TEXTS.get("results.failures"));
    private final FigureTable server = FigureTable.pairs("server", TEXTS.get("results.server"));
    private final VBox node;

    TablesPage() {
        statuses.empty(TEXTS.get("results.statuses.none"));
        failures.empty(TEXTS.get("results.failures.none"));
        server.empty(TEXTS.get("results.server.none"));
        VBox left = new VBox(requests.node(), bytes.node());
        VBox right = new VBox(statuses.node(), failures.node(), server.node());
        left.getStyleClass().add("cards");
        right.getStyleClass().add("cards");
        GridPane columns = new GridPane();
        columns.getStyleClass().add("card-columns");
        columns.addRow(0, left, right);
        for (int column = 0; column < 2; column++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            columns.getColumnConstraints().add(half);
        }
        node = new VBox(times.node(), columns);
        node.getStyleClass().addAll("cards", "tables-page");
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        Counts counts = result.counts();
        times.show(times(result));
        List<List<String>> counted = new ArrayList<>(List.of(count(TEXTS.get("results.started"), counts.started()),
                count(TEXTS.get("results.completed"), counts.completed()),
                count(TEXTS.get("results.succeeded"), counts.succeeded()),
                count(TEXTS.get("results.failed"), counts.failed()),
                count(TEXTS.get("results.abandoned"), counts.abandoned()),
                count(TEXTS.get("results.reconnects"), counts.reconnects()),
                count(TEXTS.get("results.connections"), counts.connectionsOpened()),
                count(TEXTS.get("results.keptAlive"), counts.keptAlive())));
        if (result.open()) {
            counted.add(count(TEXTS.get("results.delayed"), counts.delayed()));
            counted.add(count(TEXTS.get("results.unsent"), counts.unsent()));
        }
        requests.show(counted);
        bytes.show(List.of(bytes(TEXTS.get("results.sent"), counts.bytesSent(), result.seconds()),
                bytes(TEXTS.get("results.received"), counts.bytesReceived(), result.seconds()),
                bytes(TEXTS.get("results.bodies"), counts.bytesBody(), result.seconds())));
        statuses.show(counts.statuses().entrySet().stream()
                .map(entry -> count(entry.getKey().toString(), entry.getValue())).toList());
        failures.show(counts.failures().entrySet().stream().filter(entry -> entry.getValue() > 0)
                .map(entry -> count(FailureWords.of(entry.getKey()), entry.getValue())).toList());
        server.show(result.target().map(TablesPage::use).orElse(List.of()));
    }

    /** Handshakes and lag only where there were any. */
    private static List<List<String>> times(Result result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(times(TEXTS.get("results.connect"), result.latency(Metric.CONNECT)));
        if (result.latency(Metric.HANDSHAKE).count() > 0) {
            rows.add(times(TEXTS.get("results.handshake"), result.latency(Metric.HANDSHAKE)));
        }
        rows.add(times(TEXTS.get("results.processing"), result.latency(Metric.SERVICE)));
        rows.add(times(TEXTS.get("results.waiting"), result.latency(Metric.WAIT)));
        if (result.latency(Metric.LAG).count() > 0) {
            rows.add(times(TEXTS.get("results.lag"), result.latency(Metric.LAG)));
        }
        rows.add(times(TEXTS.get("results.total.time"), result.latency(Metric.RESPONSE)));
        return rows;
    }

    private static List<String> times(String name, Distribution of) {
        if (of.count() == 0) {
            String none = TEXTS.get("live.value.none");
            return List.of(name, none, none, none, none, none);
        }
        return List.of(name, Figures.nanos(of.minNanos()), Figures.nanos(of.meanNanos()),
                Figures.nanos(of.stddevNanos()), Figures.nanos(of.percentileNanos(50)), Figures.nanos(of.maxNanos()));
    }

    private static List<String> count(String name, long count) {
        return List.of(name, Figures.count(count));
    }

    private static List<String> bytes(String name, long bytes, double seconds) {
        return List.of(name, Figures.bytes(bytes), seconds > 0
                ? TEXTS.get("results.bytesPerSecond", Figures.bytes(bytes / seconds)) : TEXTS.get("live.value.none"));
    }

    private static List<List<String>> use(TargetUse use) {
        String none = TEXTS.get("live.value.none");
        return List.of(List.of(TEXTS.get("results.cpuMean"), Figures.percent(use.cpuMeanPercent())),
                List.of(TEXTS.get("results.cpuMax"), Figures.percent(use.cpuMaxPercent())),
                List.of(TEXTS.get("results.rssStart"), Figures.bytes(use.window().startBytes())),
                List.of(TEXTS.get("results.rssPeak"), Figures.bytes(use.window().peakBytes())),
                List.of(TEXTS.get("results.rssEnd"), Figures.bytes(use.window().endBytes())),
                List.of(TEXTS.get("results.threads"), Figures.count(use.threads())),
                List.of(TEXTS.get("results.openFiles"), use.openFiles() == TargetSample.UNKNOWN ? none
                        : Figures.count(use.openFiles())));
    }
}
