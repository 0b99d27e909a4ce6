package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Failure;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Why requests failed, in words. */
public final class FailureWords {
    private static final Texts TEXTS = Texts.of("report");

    private FailureWords() {
    }

    /** One cause, short enough for a row of a table. */
    public static String of(Failure cause) {
        return switch (cause) {
            case DNS -> TEXTS.get("failure.dns");
            case CONNECT_REFUSED -> TEXTS.get("failure.connectRefused");
            case CONNECT_TIMEOUT -> TEXTS.get("failure.connectTimeout");
            case CONNECT_UNREACHABLE -> TEXTS.get("failure.connectUnreachable");
            case CONNECT_NO_PORT -> TEXTS.get("failure.connectNoPort");
            case TOO_MANY_FILES -> TEXTS.get("failure.tooManyFiles");
            case CONNECT_OTHER -> TEXTS.get("failure.connectOther");
            case TLS -> TEXTS.get("failure.tls");
            case SEND -> TEXTS.get("failure.send");
            case CLOSED_EARLY -> TEXTS.get("failure.closedEarly");
            case TRUNCATED -> TEXTS.get("failure.truncated");
            case RESET -> TEXTS.get("failure.reset");
            case TIMEOUT -> TEXTS.get("failure.timeout");
            case PROTOCOL -> TEXTS.get("failure.protocol");
            case STATUS -> TEXTS.get("failure.status");
            case LENGTH -> TEXTS.get("failure.length");
            case BODY -> TEXTS.get("failure.body");
        };
    }

    /**
     * Beside the number of all failures. The most frequent first: {@code 12 timed out, 3 wrong status}; just
     * {@code timed out} for a single cause, whose number is that of all; empty without failures.
     */
    public static String list(Map<Failure, Long> byCause) {
        List<Failure> causes = byCause.keySet().stream().filter(cause -> byCause.get(cause) > 0).toList();
        if (causes.size() == 1) {
            return of(causes.getFirst());
        }
        return byCause.entrySet().stream().filter(entry -> entry.getValue() > 0)
                .sorted(Map.Entry.<Failure, Long>comparingByValue().reversed())
                .map(entry -> Figures.count(entry.getValue()) + " " + of(entry.getKey()))
                .collect(Collectors.joining(TEXTS.get("list")));
    }
}
