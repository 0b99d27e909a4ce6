package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.report.FailureWords;
import dev.tacho.result.Document;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Badges;
import dev.tacho.ui.kit.Badges.Badge;
import dev.tacho.ui.kit.Tile;
import dev.tacho.ui.kit.TileRow;
import dev.tacho.ui.kit.Truncation;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Which run this is, and what it came to in as many numbers as the live screen has, in the same places. */
final class ResultHead {
    private static final Texts TEXTS = Texts.of("ui");
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    /** Below it the generator's own lateness is not worth a remark. */
    private static final long LATE_NANOS = 1_000_000;

    private final Label name = new Label();
    private final Label stopped = new Label();
    private final Badges badges = new Badges("result-badges");
    private final Label when = new Label();
    private final Tile throughput = new Tile("result-throughput", TEXTS.get("live.tile.throughput"));
    private final Tile p50 = new Tile("result-p50", TEXTS.get("live.tile.p50"));
    private final Tile p99 = new Tile("result-p99", TEXTS.get("live.tile.p99"));
    private final Tile failures = new Tile("result-failures", TEXTS.get("live.tile.failures"));
    private final Tile connections = new Tile("result-connections", TEXTS.get("live.tile.connections"));
    private final Tile length = new Tile("result-length", TEXTS.get("results.tile.length"));
    private final VBox node;

    /** @param actions what can be done with the result, at the right end */
    ResultHead(Node actions) {
        name.setId("result-name");
        name.getStyleClass().add("page-title");
        stopped.setId("result-stopped");
        stopped.getStyleClass().add("chip");
        stopped.setMinWidth(Region.USE_PREF_SIZE);
        Truncation.explained(name);
        Truncation.explained(when);
        when.getStyleClass().add("quiet");
        HBox title = new HBox(8, name, stopped, badges.node());
        title.setAlignment(Pos.CENTER_LEFT);
        VBox words = new VBox(title, when);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(words, actions);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("page-head");
        node = new VBox(line, new TileRow(Tile.NARROWEST,
                List.of(throughput, p50, p99, failures, connections, length)));
        node.getStyleClass().add("result-head");
    }

    Region node() {
        return node;
    }

    void show(Result result) {
        Document document = result.document();
        name.setText(result.profile().name());
        stopped.setText(switch (result.ending()) {
            case COMPLETED -> "";
            case STOPPED -> TEXTS.get("results.stopped");
            case SERVER_DIED -> TEXTS.get("results.serverDied");
        });
        stopped.setVisible(!stopped.getText().isEmpty());
        stopped.setManaged(stopped.isVisible());
        stopped.setTooltip(result.server().map(ServerStory::death).filter(death -> !death.isEmpty())
                .map(Tooltip::new).orElse(null));
        badges.show(badges(result));
        int requests = result.profile().requests().size();
        when.setText(TEXTS.get("results.when", DATE.format(result.startedAt().atZone(ZoneId.systemDefault())),
                requests > 1 ? TEXTS.get("results.when.several", Figures.count(requests))
                        : result.profile().request().method(),
                document.host() + ":" + document.port() + document.path()));
        Distribution response = result.latency(Metric.RESPONSE);
        throughput.show(Figures.rate(result.requestsPerSecond()),
                TEXTS.get("results.tile.completed", Figures.count(result.counts().completed())));
        p50.show(time(response, response.percentileNanos(50)),
                result.open() ? service(result, 50)
                : TEXTS.get("results.tile.mean", time(response, response.meanNanos())));
        p99.show(time(response, response.percentileNanos(99)),
                result.open() ? service(result, 99)
                : TEXTS.get("results.tile.max", time(response, response.maxNanos())));
        long failed = result.counts().failed();
        failures.show(Figures.count(failed), failed == 0 ? TEXTS.get("results.tile.noFailures")
                : FailureWords.list(result.counts().failures()));
        failures.alarm(failed > 0);
        connections.show(Figures.count(opened(result)), TEXTS.get("results.tile.opened"));
        length.show(Figures.clock(result.seconds()), TEXTS.get("results.tile.length.note"));
    }

    /** Of an open loop both are told: what a user waited, and what of it the server took. */
    private static String service(Result result, double percent) {
        Distribution service = result.latency(Metric.SERVICE);
        return TEXTS.get("results.tile.service", time(service, service.percentileNanos(percent)));
    }

    private static List<Badge> badges(Result result) {
        List<Badge> badges = new ArrayList<>();
        if (result.counts().delayed() > 0) {
            badges.add(new Badge(TEXTS.get("badge.delayed", Figures.count(result.counts().delayed())),
                    TEXTS.get("badge.delayed.meaning")));
        }
        if (result.counts().unsent() > 0) {
            badges.add(new Badge(TEXTS.get("badge.unsent", Figures.count(result.counts().unsent())),
                    TEXTS.get("badge.unsent.meaning")));
        }
        Distribution lag = result.latency(Metric.LAG);
        if (lag.percentileNanos(99) >= LATE_NANOS) {
            badges.add(new Badge(TEXTS.get("badge.lag", Figures.nanos(lag.percentileNanos(99))),
                    TEXTS.get("badge.lag.meaning")));
        }
        return badges;
    }

    private static String time(Distribution of, double nanos) {
        return of.count() == 0 ? TEXTS.get("live.value.none") : Figures.nanos(nanos);
    }

    /** Those that the warm-up opened were used in the measured window as well. */
    private static long opened(Result result) {
        return Math.max(result.counts().connectionsOpened(),
                result.ticks().stream().mapToLong(tick -> tick.counts().connectionsOpened()).sum());
    }
}
