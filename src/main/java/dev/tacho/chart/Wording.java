package dev.tacho.chart;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a published figure says of its run: the outcome in one line, and everything needed to repeat it. */
final class Wording {
    private static final Texts TEXTS = Texts.of("chart");
    /** Keeps the dot at the end of a line when the next part goes onto a new one. */
    static final String SEPARATOR = "\u00a0· ";
    private static final int LONGEST_PART = 160;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private Wording() {
    }

    /** What came out. */
    static String subtitle(Result result) {
        List<String> parts = new ArrayList<>();
        parts.add(TEXTS.get("summary.rate", Figures.rate(result.requestsPerSecond())));
        Distribution response = result.latency(Metric.RESPONSE);
        if (response.count() > 0) {
            parts.add(TEXTS.get("summary.percentile", "p50", Figures.nanos(response.percentileNanos(50))));
            parts.add(TEXTS.get("summary.percentile", "p99", Figures.nanos(response.percentileNanos(99))));
        }
        long failed = result.counts().failed();
        parts.add(failed == 0 ? TEXTS.get("summary.allGood") : TEXTS.get("summary.failed", Figures.count(failed)));
        switch (result.ending()) {
            case COMPLETED -> { }
            case STOPPED -> parts.add(TEXTS.get("summary.stopped"));
            case SERVER_DIED -> parts.add(TEXTS.get("summary.serverDied"));
        }
        return String.join(SEPARATOR, parts);
    }

    /** What was done, with what, where and when. */
    static String caption(Result result) {
        return line(parts(result));
    }

    /** What was done in all of them alike, and when the first began. */
    static String caption(List<Result> results) {
        List<String> common = new ArrayList<>(parts(results.getFirst()));
        results.forEach(result -> common.retainAll(parts(result)));
        if (results.stream().map(result -> List.of(result.profile().load(), result.profile().connection()))
                .distinct().count() > 1) {
            common.add(TEXTS.get("caption.differ"));
        }
        List<Instant> starts = results.stream().map(Result::startedAt).sorted().toList();
        String first = DATE.format(starts.getFirst());
        String last = DATE.format(starts.getLast());
        if (!first.equals(last)) {
            common.add(first + " – " + last);
        }
        return line(common);
    }

    private static String line(List<String> parts) {
        return String.join(SEPARATOR, parts.stream().filter(part -> !part.isBlank())
                .map(Wording::shortened).map(Wording::unbroken).toList());
    }

    private static List<String> parts(Result result) {
        Profile profile = result.profile();
        List<String> parts = new ArrayList<>();
        parts.add(TEXTS.get("caption.request", profile.request().method(), url(result)));
        int more = profile.requests().size() - 1;
        if (more > 0) {
            parts.add(TEXTS.get("caption.more", Figures.count(more)));
        }
        parts.addAll(LoadWords.load(profile));
        connection(parts, profile.connection());
        parts.addAll(LoadWords.specialties(profile.connection()));
        if (url(result).regionMatches(true, 0, "https:", 0, "https:".length())) {
            parts.addAll(LoadWords.tls(profile.connection().tls()));
        }
        if (!result.document().serverSoftware().isEmpty()) {
            parts.add(result.document().serverSoftware());
        }
        parts.add(TEXTS.get("caption.body", Figures.bytes(result.document().bodyBytes())));
        Environment environment = result.environment();
        String memory = Figures.bytes(environment.memoryBytes());
        parts.add(environment.cores() == 1 ? TEXTS.get("caption.machine.oneCore", environment.cpu(), memory)
                : TEXTS.get("caption.machine", environment.cpu(), Figures.count(environment.cores()), memory));
        parts.add(environment.os());
        parts.add(TEXTS.get("caption.versions", environment.tacho(), environment.java(),
                result.generator().means()));
        parts.add(DATE.format(result.startedAt()));
        return parts;
    }

    /** The URL, or what a server calls itself, may be longer than the whole picture has room for. */
    private static String shortened(String part) {
        return part.length() <= LONGEST_PART ? part : part.substring(0, LONGEST_PART - 1) + "…";
    }

    /** A line is broken between two parts rather than within one. */
    private static String unbroken(String part) {
        return part.replace(' ', '\u00a0');
    }

    private static String url(Result result) {
        return switch (result.profile().target()) {
            case Target.Url target -> target.url();
            case Target.Server _, Target.Demo _ -> (result.profile().target().secure() ? "https://" : "http://")
                    + result.document().host() + ":" + result.document().port() + result.document().path();
        };
    }

    private static void connection(List<String> parts, Connection connection) {
        parts.add(connection.keepAlive() ? TEXTS.get("caption.keepAlive") : TEXTS.get("caption.noKeepAlive"));
        parts.add(TEXTS.get("caption.http", connection.http().number()));
    }
}
