package dev.tacho.run;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.result.Result;
import dev.tacho.result.Tick.Phase;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the way of sending does to the numbers: an open loop may fall behind its plan, a closed one hides stalls. */
final class LoopWarnings {
    private static final Texts TEXTS = Texts.of("run");
    /** Later than this, a request is late by what a user would call a time. */
    private static final long LATE_NANOS = 1_000_000;
    /** In the middle of a run the generator may add this part to response times, but no more. */
    private static final double LATE_SHARE = 0.05;
    private static final double RATE_HELD = 0.995;
    /** Shorter waits are no stall, whatever they are compared to. */
    private static final long STALL_NANOS = 50_000_000;
    private static final int STALL_OVER_P99 = 10;
    /** A stall may hold so many clients that it is the p99 itself. */
    private static final int STALL_OVER_MEDIAN = 50;
    /** What belongs to the stall: clients that came into it later waited less. */
    private static final int STALL_PARTS = 10;

    private final Result result;
    private final List<Warning> found = new ArrayList<>();

    private LoopWarnings(Result result) {
        this.result = result;
    }

    static List<Warning> of(Result result) {
        LoopWarnings warnings = new LoopWarnings(result);
        switch (result.profile().load()) {
            case Load.Closed closed -> warnings.closed(closed);
            case Load.Open open -> warnings.open(open);
        }
        return warnings.found;
    }

    private void warn(String code, String text) {
        found.add(new Warning(code, text));
    }

    private void open(Load.Open open) {
        rate(open);
        long delayed = result.counts().delayed();
        if (delayed > 0) {
            warn("delayed", TEXTS.get("warning.delayed", Grouped.count(delayed), Grouped.count(open.maxInFlight())));
        }
        long unsent = result.counts().unsent();
        if (unsent > 0) {
            warn("unsent", TEXTS.get("warning.unsent", Grouped.count(unsent)));
        }
        lag();
    }

    private void rate(Load.Open open) {
        long planned = planned(open);
        long sent = sentInWindow();
        if (sent < RATE_HELD * planned) {
            warn("rateNotHeld", TEXTS.get("warning.rateNotHeld", Grouped.count(sent), Grouped.count(planned),
                    String.format(Locale.ROOT, "%.1f", 100.0 * sent / planned)));
        }
    }

    /** Random arrivals, and a run that was stopped, have only what became due by itself to be held against. */
    private long planned(Load.Open open) {
        boolean exact = open.arrivals() == Load.Arrivals.CONSTANT && result.ending() == Result.Ending.COMPLETED;
        return exact ? Math.round(open.stages().stream().mapToDouble(stage ->
                (stage.startRate() + stage.endRate()) / 2 * stage.seconds()).sum())
                : result.counts().started() + result.counts().unsent();
    }

    /** What goes out after the window is late, even if it goes out in the end. */
    private long sentInWindow() {
        long late = result.ticks().stream().filter(tick -> tick.phase() == Phase.COOL_DOWN)
                .mapToLong(tick -> tick.counts().started()).sum();
        return result.counts().started() - late;
    }

    private void lag() {
        Distribution lag = result.latency(Metric.LAG);
        double typical = result.latency(Metric.RESPONSE).percentileNanos(50);
        long p99 = lag.percentileNanos(99);
        if (p99 > LATE_NANOS || lag.percentileNanos(50) > LATE_SHARE * typical) {
            warn("sendLag", TEXTS.get("warning.sendLag", millis(lag.percentileNanos(50)), millis(p99)));
        }
    }

    private void closed(Load.Closed closed) {
        Distribution response = result.latency(Metric.RESPONSE);
        long longest = response.maxNanos();
        long typical = response.percentileNanos(50);
        boolean stalled = longest >= STALL_NANOS && (longest > STALL_OVER_P99 * response.percentileNanos(99)
                || longest > STALL_OVER_MEDIAN * typical);
        String text = TEXTS.get("warning.closedLoop");
        if (stalled) {
            long interval = Math.max(1, typical + Math.round(closed.thinkSeconds() * 1e9));
            long hidden = response.omittedBeyond(longest / STALL_PARTS, interval);
            text += " " + TEXTS.get("warning.stall", String.format(Locale.ROOT, "%.2f", longest / 1e9),
                    Grouped.count(hidden));
        }
        warn("closedLoop", text);
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, "%.2f", nanos / 1e6);
    }
}
