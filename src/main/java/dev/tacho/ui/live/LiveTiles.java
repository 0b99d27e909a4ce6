package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Quantiles;
import dev.tacho.report.FailureWords;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Tile;
import dev.tacho.ui.kit.TileRow;
import java.util.List;
import java.util.function.ToLongFunction;
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

    void show(Numbers numbers, boolean measured) {
        String none = TEXTS.get("live.value.none");
        boolean answered = numbers.counts().completed() > 0;
        throughput.show(measured ? Figures.rate(numbers.rpsNow()) : none,
                measured ? rateNote(numbers) : "");
        p50.show(answered ? Figures.nanos(numbers.p50Nanos()) : none, latencyNote(numbers.p50NowNanos(),
                numbers.service(), Quantiles::p50Nanos));
        p99.show(answered ? Figures.nanos(numbers.p99Nanos()) : none, latencyNote(numbers.p99NowNanos(),
                numbers.service(), Quantiles::p99Nanos));
        long failed = numbers.counts().failed();
        failures.show(measured ? Figures.count(failed) : none, failed > 0
                ? FailureWords.list(numbers.counts().failures())
                : measured ? TEXTS.get("live.tile.failures.none") : "");
        failures.alarm(failed > 0);
        connections.show(measured ? Figures.count(numbers.connections()) : none, measured
                ? TEXTS.get("live.tile.connections.note", Figures.count(numbers.opened())) : "");
        generator.show(measured ? Figures.percent(numbers.generatorCpuPercent()) : none,
                measured ? generatorNote(numbers.lag()) : "");
    }

    private static String generatorNote(Quantiles lag) {
        return lag.count() == 0 ? TEXTS.get("live.tile.generator.note")
                : TEXTS.get("live.tile.generator.lag", Figures.nanos(lag.p99Nanos()));
    }

    private static String rateNote(Numbers numbers) {
        if (!Double.isNaN(numbers.plannedNow())) {
            return TEXTS.get("live.tile.throughput.planned", Figures.rate(numbers.plannedNow()));
        }
        return numbers.phase() == Tick.Phase.WARM_UP ? TEXTS.get("live.tile.throughput.warmUp")
                : TEXTS.get("live.tile.throughput.note", Figures.rate(numbers.rpsMean()));
    }

    /** Where requests have planned instants, what the server alone took is worth more than what it takes now. */
    private static String latencyNote(long nowNanos, Quantiles service, ToLongFunction<Quantiles> percentile) {
        if (service.count() > 0) {
            return TEXTS.get("live.tile.latency.service", Figures.nanos(percentile.applyAsLong(service)));
        }
        return nowNanos > 0 ? TEXTS.get("live.tile.latency.note", Figures.nanos(nowNanos)) : "";
    }
}
