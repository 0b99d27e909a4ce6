package dev.tacho.run;

import dev.tacho.measure.Failure;
import dev.tacho.measure.RequestLog;
import dev.tacho.plan.Plan;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.target.TargetInfo;
import java.util.List;
import java.util.Optional;

/**
 * What a run tells, in this order: Preparing… with perhaps a Preflight among them, Started, Ticked…, then Finished; or
 * Failed at any point. Output comes whenever there is some, but not after the end.
 */
public sealed interface RunEvent {

    /** A step before the first request, in words for the screen. */
    record Preparing(String step) implements RunEvent {
    }

    /** What a request before the run showed. */
    record Preflight(PreflightReport report) implements RunEvent {
    }

    /**
     * What the server that was started for the run has printed since the last of these; at most a few of them a second.
     *
     * @param lines as {@code NAME | line}; of very many only the last ones
     */
    record Output(List<String> lines) implements RunEvent {
        public Output {
            lines = List.copyOf(lines);
        }
    }

    /**
     * The load begins.
     *
     * @param target     the server's processes; empty if they cannot be seen
     * @param whyNoTarget in words, when {@code target} is empty; otherwise empty
     */
    record Started(Plan plan, Optional<TargetInfo> target, String whyNoTarget) implements RunEvent {
    }

    record Ticked(Tick tick) implements RunEvent {
    }

    /**
     * The last event of a run that was measured, to its end or until it was stopped.
     *
     * @param log every response, if that was asked for; otherwise empty
     */
    record Finished(Result result, RequestLog log) implements RunEvent {

        /** Without a log. */
        public Finished(Result result) {
            this(result, RequestLog.EMPTY);
        }
    }

    /**
     * The last event of a run of which there is nothing to keep.
     *
     * @param message why, and what to do, in the user's words
     * @param cause   why the server cannot be reached; empty if something else is wrong
     */
    record Failed(String message, Optional<Failure> cause) implements RunEvent {

        /** Not because of the server. */
        public Failed(String message) {
            this(message, Optional.empty());
        }
    }
}
