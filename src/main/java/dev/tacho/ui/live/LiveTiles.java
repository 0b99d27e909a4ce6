package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.report.FailureWords;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Tile;
import dev.tacho.ui.kit.TileRow;
import java.util.List;
import javafx.scene.layout.Region;

/** The numbers of a run at a glance. */
final class LiveTiles {
    private static final Texts TEXTS = Texts.of("ui");

    private final Tile throughput = new Tile("tile-throughput", TEXTS.get("live.tile.throughput"));
    private final Tile p50 = new Tile("tile-p50", TEXTS.get("live.tile.p50"));
    private final Tile p99 = new Tile("tile-p99", TEXTS.get("live.tile.p99"));
    private final Tile failures = new Tile("tile-failures", TEXTS.get("live.tile.failures"));
    private final Tile connections = new Tile("tile-connections", TEXTS.get("live.tile.connections"));
    private final Tile generator = new Tile("tile-generator", TEXTS.get("live.tile.generator"));
    private final TileRow row = new TileRow(Tile.NARROWEST,
            List.of(throughput, p50, p99, failures, connections, generator));

    Region node() {
        return row;
    }

    /** @param planned requests per second that should go out now; NaN where there is no plan */
    void show(Numbers numbers, double planned, boolean measured) {
        String none = TEXTS.get("live.value.none");
        boolean answered = numbers.counts().completed() > 0;
        throughput.show(measured ? Figures.rate(numbers.rpsNow()) : none,
                measured ? rateNote(numbers, planned) : "");
        p50.show(answered ? Figures.nanos(numbers.p50Nanos()) : none, latencyNote(numbers.p50NowNanos()));
        p99.show(answered ? Figures.nanos(numbers.p99Nanos()) : none, latencyNote(numbers.p99NowNanos()));
        long failed = numbers.counts().failed();
        failures.show(measured ? Figures.count(failed) : none, failed > 0
                ? FailureWords.list(numbers.counts().failures())
                : measured ? TEXTS.get("live.tile.failures.none") : "");
        failures.alarm(failed > 0);
        connections.show(measured ? Figures.count(numbers.connections()) : none, measured
                ? TEXTS.get("live.tile.connections.note", Figures.count(numbers.opened())) : "");
        generator.show(measured ? Figures.percent(numbers.generatorCpuPercent()) : none,
                measured ? TEXTS.get("live.tile.generator.note") : "");
    }

    private static String rateNote(Numbers numbers, double planned) {
        if (!Double.isNaN(planned)) {
            return TEXTS.get("live.tile.throughput.planned", Figures.rate(planned));
        }
        return numbers.phase() == Tick.Phase.WARM_UP ? TEXTS.get("live.tile.throughput.warmUp")
                : TEXTS.get("live.tile.throughput.note", Figures.rate(numbers.rpsMean()));
    }

    private static String latencyNote(long nowNanos) {
        return nowNanos > 0 ? TEXTS.get("live.tile.latency.note", Figures.nanos(nowNanos)) : "";
    }
}
