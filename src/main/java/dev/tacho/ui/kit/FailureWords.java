package dev.tacho.ui.kit;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Failure;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Why requests failed, in words. */
public final class FailureWords {
    private static final Texts TEXTS = Texts.of("ui");

    private FailureWords() {
    }

    public static String of(Failure cause) {
        return switch (cause) {
            case DNS -> TEXTS.get("live.failure.dns");
            case CONNECT_REFUSED -> TEXTS.get("live.failure.connectRefused");
            case CONNECT_TIMEOUT -> TEXTS.get("live.failure.connectTimeout");
            case CONNECT_UNREACHABLE -> TEXTS.get("live.failure.connectUnreachable");
            case CONNECT_NO_PORT -> TEXTS.get("live.failure.connectNoPort");
            case TOO_MANY_FILES -> TEXTS.get("live.failure.tooManyFiles");
            case CONNECT_OTHER -> TEXTS.get("live.failure.connectOther");
            case TLS -> TEXTS.get("live.failure.tls");
            case SEND -> TEXTS.get("live.failure.send");
            case CLOSED_EARLY -> TEXTS.get("live.failure.closedEarly");
            case TRUNCATED -> TEXTS.get("live.failure.truncated");
            case RESET -> TEXTS.get("live.failure.reset");
            case TIMEOUT -> TEXTS.get("live.failure.timeout");
            case PROTOCOL -> TEXTS.get("live.failure.protocol");
            case STATUS -> TEXTS.get("live.failure.status");
            case LENGTH -> TEXTS.get("live.failure.length");
            case BODY -> TEXTS.get("live.failure.body");
        };
    }

    /**
     * Beside the number of all failures. The most frequent first: {@code 12 timed out, 3 bad status}; just
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
                .collect(Collectors.joining(", "));
    }
}
