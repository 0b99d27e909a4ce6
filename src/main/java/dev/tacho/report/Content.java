package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Environment;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** What a page says of a result in words and tables. */
final class Content {
    private static final Texts TEXTS = Texts.of("report");
    private static final String[] PERCENTILES = {"50", "66", "75", "80", "90", "95", "98", "99", "99.9", "99.99"};

    private Content() {
    }

    /** The result in one sentence. */
    static String headline(Result result) {
        Distribution times = result.latency(Metric.RESPONSE);
        Counts counts = result.counts();
        String text = TEXTS.get("headline", Figures.rate(result.requestsPerSecond()),
                Figures.nanos(times.percentileNanos(50)), Figures.nanos(times.percentileNanos(99)),
                counts.failed() == 0 ? TEXTS.get("headline.none") : Figures.count(counts.failed()),
                Figures.count(counts.ended()), length(result.seconds()));
        return EndingWords.of(result).map(ending -> text + " " + ending).orElse(text);
    }

    /** Of the generator. */
    static String cpuPerRequest(Result result) {
        return result.counts().completed() == 0 ? Figures.NONE
                : Figures.nanos(result.generator().cpuMicrosPerRequest() * 1e3);
    }

    /** No time at all is not a time of 0. */
    private static String time(Distribution times, double nanos) {
        return times.count() == 0 ? Figures.NONE : Figures.nanos(nanos);
    }

    /** A clock would round a short run to its nearest second. */
    static String length(double seconds) {
        return seconds < 60 ? Figures.nanos(seconds * 1e9) : Figures.clock(seconds);
    }

    static Table results(Result result) {
        Counts counts = result.counts();
        Distribution times = result.latency(Metric.RESPONSE);
        Rows rows = new Rows(TEXTS.get("results.figure"), TEXTS.get("results.value"));
        rows.add(TEXTS.get("results.rate"), Figures.rate(result.requestsPerSecond()));
        rows.add(TEXTS.get("results.completed"), Figures.count(counts.completed()));
        rows.add(TEXTS.get("results.failed"), Figures.count(counts.failed()));
        if (counts.abandoned() > 0) {
            rows.add(TEXTS.get("results.abandoned"), Figures.count(counts.abandoned()));
        }
        if (counts.reconnects() > 0) {
            rows.add(TEXTS.get("results.reconnects"), Figures.count(counts.reconnects()));
        }
        if (result.open()) {
            planned(rows, result);
        }
        rows.add(TEXTS.get("results.duration"), length(result.seconds()));
        rows.add(TEXTS.get("results.mean"), time(times, times.meanNanos()));
        rows.add(TEXTS.get("results.p50"), time(times, times.percentileNanos(50)));
        rows.add(TEXTS.get("results.p90"), time(times, times.percentileNanos(90)));
        rows.add(TEXTS.get("results.p99"), time(times, times.percentileNanos(99)));
        rows.add(TEXTS.get("results.p999"), time(times, times.percentileNanos(99.9)));
        rows.add(TEXTS.get("results.max"), time(times, times.maxNanos()));
        if (result.open()) {
            Distribution service = result.latency(Metric.SERVICE);
            rows.add(TEXTS.get("results.service.p50"), Figures.nanos(service.percentileNanos(50)));
            rows.add(TEXTS.get("results.service.p99"), Figures.nanos(service.percentileNanos(99)));
            rows.add(TEXTS.get("results.service.max"), Figures.nanos(service.maxNanos()));
        }
        rows.add(TEXTS.get("results.received"), Figures.bytes(counts.bytesReceived()));
        rows.add(TEXTS.get("results.transfer"), TEXTS.get("perSecond",
                Figures.bytes(result.seconds() > 0 ? counts.bytesReceived() / result.seconds() : 0)));
        rows.add(TEXTS.get("results.connections"), Figures.count(counts.connectionsOpened()));
        result.target().ifPresent(use -> {
            rows.add(TEXTS.get("results.targetCpu"), Figures.percent(use.cpuMeanPercent()));
            rows.add(TEXTS.get("results.targetMemory"), MemoryWords.fromToPeak(use));
        });
        rows.add(TEXTS.get("results.generator"), TEXTS.get("results.generator.value",
                cpuPerRequest(result),
                Figures.percent(result.generator().busiestLoop() * 100)));
        return rows.figures();
    }

    /** How well the plan of an open loop was kept; zeros too, since they are what one wants to see. */
    private static void planned(Rows rows, Result result) {
        rows.add(TEXTS.get("results.sentRate"), Figures.rate(result.seconds() > 0
                ? result.counts().started() / result.seconds() : 0));
        rows.add(TEXTS.get("results.delayed"), Figures.count(result.counts().delayed()));
        rows.add(TEXTS.get("results.unsent"), Figures.count(result.counts().unsent()));
        rows.add(TEXTS.get("results.lag"), TEXTS.get("results.lag.value",
                Figures.nanos(result.latency(Metric.LAG).percentileNanos(99)),
                Figures.nanos(result.latency(Metric.LAG).maxNanos())));
    }

    /** ab's four rows, and one of TLS; those of connections are over connections, not over requests. */
    static Table times(Result result) {
        Rows rows = new Rows(TEXTS.get("times.what"), TEXTS.get("times.min"), TEXTS.get("times.mean"),
                TEXTS.get("times.sd"), TEXTS.get("times.median"), TEXTS.get("times.max"));
        time(rows, TEXTS.get("times.connect"), result.latency(Metric.CONNECT));
        if (result.latency(Metric.HANDSHAKE).count() > 0) {
            time(rows, TEXTS.get("times.handshake"), result.latency(Metric.HANDSHAKE));
        }
        time(rows, TEXTS.get("times.processing"), result.latency(Metric.SERVICE));
        time(rows, TEXTS.get("times.waiting"), result.latency(Metric.WAIT));
        time(rows, TEXTS.get("times.total"), result.latency(Metric.RESPONSE));
        return rows.figures();
    }

    private static void time(Rows rows, String name, Distribution times) {
        rows.add(name, Figures.nanos(times.minNanos()), Figures.nanos(times.meanNanos()),
                Figures.nanos(times.stddevNanos()), Figures.nanos(times.percentileNanos(50)),
                Figures.nanos(times.maxNanos()));
    }

    static Table percentiles(Result result) {
        Rows rows = new Rows(TEXTS.get("percentiles.percent"), TEXTS.get("percentiles.response"),
                TEXTS.get("percentiles.service"));
        for (String percent : PERCENTILES) {
            double number = Double.parseDouble(percent);
            rows.add(percent + " %", Figures.nanos(result.latency(Metric.RESPONSE).percentileNanos(number)),
                    Figures.nanos(result.latency(Metric.SERVICE).percentileNanos(number)));
        }
        rows.add(TEXTS.get("percentiles.longest"), Figures.nanos(result.latency(Metric.RESPONSE).maxNanos()),
                Figures.nanos(result.latency(Metric.SERVICE).maxNanos()));
        return rows.figures();
    }

    static Section.Block statuses(Result result) {
        if (result.counts().statuses().isEmpty()) {
            return new Paragraphs(List.of(TEXTS.get("statuses.none")));
        }
        Rows rows = new Rows(TEXTS.get("statuses.status"), TEXTS.get("statuses.count"));
        result.counts().statuses().forEach((status, count) ->
                rows.add(Integer.toString(status), Figures.count(count)));
        return rows.figures();
    }

    static Section.Block failures(Result result) {
        Counts counts = result.counts();
        if (counts.failed() == 0) {
            return new Paragraphs(List.of(TEXTS.get("failures.none")));
        }
        Rows rows = new Rows(TEXTS.get("failures.cause"), TEXTS.get("failures.count"));
        for (Failure cause : Failure.values()) {
            if (counts.failed(cause) > 0) {
                rows.add(FailureWords.of(cause), Figures.count(counts.failed(cause)));
            }
        }
        return rows.figures();
    }

    static Table environment(Result result) {
        Environment environment = result.environment();
        Rows rows = new Rows(TEXTS.get("environment.part"), TEXTS.get("environment.value"));
        rows.add(TEXTS.get("environment.date"), result.startedAt().truncatedTo(ChronoUnit.SECONDS).toString());
        machine(rows, environment);
        if (!result.document().serverSoftware().isEmpty()) {
            rows.add(TEXTS.get("environment.server"), result.document().serverSoftware());
        }
        result.target().ifPresent(use -> rows.add(TEXTS.get("environment.target"), TEXTS.get("environment.processes",
                use.info().name(), Figures.count(use.info().pids().size()))));
        rows.add(TEXTS.get("environment.warmUp"), result.generator().warmUpSeconds() > 0
                ? TEXTS.get("environment.warmUp.value", Figures.nanos(result.generator().warmUpSeconds() * 1e9),
                        Figures.count(result.generator().warmUpRequests())) : TEXTS.get("environment.warmUp.none"));
        generator(rows, result);
        return rows.words();
    }

    /** What the load came from and, mostly, where the server was: as far as two runs should have it in common. */
    static Table machine(Result result) {
        Rows rows = new Rows(TEXTS.get("environment.part"), TEXTS.get("environment.value"));
        machine(rows, result.environment());
        generator(rows, result);
        return rows.words();
    }

    private static void machine(Rows rows, Environment environment) {
        rows.add(TEXTS.get("environment.os"), environment.os());
        rows.add(TEXTS.get("environment.cpu"), TEXTS.get("environment.cores", environment.cpu(),
                Figures.count(environment.cores())));
        rows.add(TEXTS.get("environment.memory"), Figures.bytes(environment.memoryBytes()));
    }

    private static void generator(Rows rows, Result result) {
        rows.add(TEXTS.get("environment.generator"), TEXTS.get("environment.loops", result.environment().tacho(),
                result.environment().java(), result.generator().means(),
                Figures.count(result.generator().loops())));
    }
}
