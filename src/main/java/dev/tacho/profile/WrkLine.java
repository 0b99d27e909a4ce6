package dev.tacho.profile;

import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Closed;
import dev.tacho.profile.Load.Open;
import dev.tacho.profile.Load.Stage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A line of wrk, or of wrk2, which has a rate. */
final class WrkLine {
    private static final String WITH_VALUE = "ctdsHTR";
    private static final double SECONDS = 10;
    private static final double TIMEOUT_SECONDS = 2;

    private final LineOptions options;
    private final Draft draft = new Draft();
    private int connections = 10;
    private double seconds = SECONDS;
    private int rate;

    WrkLine(List<String> arguments) {
        options = new LineOptions("wrk", arguments);
        draft.timeoutSeconds = TIMEOUT_SECONDS;
    }

    Translation read() {
        while (options.more()) {
            String option = options.nextLetter(WITH_VALUE);
            switch (option) {
                case "-c", "--connections" -> connections = options.number();
                case "-d", "--duration" -> seconds = options.seconds();
                case "-H", "--header" -> draft.header(option, options.value());
                case "-R", "--rate" -> rate = options.number();
                case "-T", "--timeout" -> draft.timeoutSeconds = options.seconds();
                case "-t", "--threads" -> {
                    options.number();
                    draft.untranslated(option, "line.threads");
                }
                case "-s", "--script" -> {
                    options.value();
                    draft.untranslated(option, "line.script");
                }
                // Percentiles are always shown.
                case "--latency", "-L", "-U", "--u_latency" -> { }
                default -> draft.urlOr(option);
            }
        }
        draft.load = rate > 0 ? new Open(Arrivals.CONSTANT, List.of(Stage.constant(rate, seconds)), connections)
                : new Closed(connections, OptionalLong.empty(), Optional.of(seconds));
        return draft.translation("wrk");
    }
}
