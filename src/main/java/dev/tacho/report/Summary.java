package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.chart.LoadWords;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Connection;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.result.TargetUse;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** A result for a terminal: what one looks at first, in lines that fit 100 columns. */
final class Summary {
    private static final Texts TEXTS = Texts.of("report");
    private static final int WIDTH = 98;

    private Summary() {
    }

    static String of(Result result) {
        StringBuilder text = new StringBuilder();
        text.append(result.profile().name()).append('\n');
        text.append(wrapped(settings(result))).append('\n');
        line(text, TEXTS.get("summary.rate"), TEXTS.get("summary.rate.value",
                Figures.rate(result.requestsPerSecond()), Figures.count(result.counts().completed()),
                Content.length(result.seconds())));
        line(text, TEXTS.get("summary.failed"), failed(result.counts()));
        line(text, TEXTS.get("summary.response"), times(result.latency(Metric.RESPONSE)));
        if (result.open()) {
            line(text, TEXTS.get("summary.service"), times(result.latency(Metric.SERVICE)));
            line(text, TEXTS.get("summary.plan"), TEXTS.get("summary.plan.value",
                    Figures.count(result.counts().delayed()), Figures.count(result.counts().unsent()),
                    Figures.nanos(result.latency(Metric.LAG).percentileNanos(99))));
        }
        if (result.latency(Metric.CONNECT).count() > 0) {
            line(text, TEXTS.get("summary.connect"), times(result.latency(Metric.CONNECT)));
        }
        if (result.latency(Metric.HANDSHAKE).count() > 0) {
            line(text, TEXTS.get("summary.handshake"), times(result.latency(Metric.HANDSHAKE)));
        }
        result.target().ifPresent(use -> line(text, TEXTS.get("summary.target"), target(use)));
        line(text, TEXTS.get("summary.generator"), TEXTS.get("results.generator.value",
                Content.cpuPerRequest(result),
                Figures.percent(result.generator().busiestLoop() * 100)));
        result.server().ifPresent(story -> server(text, story));
        EndingWords.of(result).ifPresent(ending -> text.append("\n  ").append(ending).append('\n'));
        for (Warning warning : result.warnings()) {
            text.append('\n').append(wrapped(TEXTS.get("summary.warning", warning.text())));
        }
        return text.toString();
    }

    private static String wrapped(String sentence) {
        StringBuilder text = new StringBuilder();
        StringBuilder line = new StringBuilder(" ");
        for (String word : sentence.split(" ")) {
            if (line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(" ");
            }
            line.append(' ').append(word);
        }
        return text.append(line).append('\n').toString();
    }

    private static String settings(Result result) {
        int more = result.profile().requests().size() - 1;
        String url = WebbenchReport.url(result);
        Connection connection = result.profile().connection();
        List<String> connections = new ArrayList<>(List.of(Settings.connections(connection)));
        connections.addAll(LoadWords.specialties(connection));
        if (url.startsWith("https:")) {
            connections.addAll(LoadWords.tls(connection.tls()));
        }
        return TEXTS.get("summary.settings", result.profile().request().method(),
                more > 0 ? TEXTS.get("summary.more", url, Figures.count(more)) : url,
                String.join(", ", LoadWords.load(result.profile())), String.join(", ", connections));
    }

    static String failed(Counts counts) {
        String causes = FailureWords.list(counts.failures());
        return causes.isEmpty() ? Figures.count(0)
                : TEXTS.get("summary.failed.value", Figures.count(counts.failed()), causes);
    }

    private static String times(Distribution times) {
        if (times.count() == 0) {
            return TEXTS.get("summary.noResponse");
        }
        return TEXTS.get("summary.times", Figures.nanos(times.percentileNanos(50)),
                Figures.nanos(times.percentileNanos(90)), Figures.nanos(times.percentileNanos(99)),
                Figures.nanos(times.percentileNanos(99.9)), Figures.nanos(times.maxNanos()));
    }

    private static String target(TargetUse use) {
        return TEXTS.get("summary.target.value", use.info().name(), Figures.percent(use.cpuMeanPercent()),
                Figures.percent(use.cpuMaxPercent()), MemoryWords.fromToPeak(use));
    }

    private static void server(StringBuilder text, ServerStory story) {
        story.services().forEach(service -> text.append(wrapped(TEXTS.get("summary.started", service.name(),
                service.command()))));
        List<String> versions = story.versions().stream().map(ServerStory.Version::text)
                .filter(version -> !version.isEmpty()).toList();
        if (!versions.isEmpty()) {
            text.append(wrapped(TEXTS.get("summary.versions", String.join(", ", versions))));
        }
        if (!story.cores().isEmpty()) {
            line(text, TEXTS.get("summary.cores"), story.cores());
        }
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append("  ").append(name).append(" ".repeat(Math.max(1, 12 - name.length()))).append(value).append('\n');
    }
}
