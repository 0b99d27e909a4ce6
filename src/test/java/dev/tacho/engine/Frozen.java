package dev.tacho.engine;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.plan.Plans;
import java.time.Duration;
import java.util.Locale;

/**
 * A server that freezes for a while in the middle of a run, and what that should do to response times. What is due at t
 * after the beginning of a freeze of F waits F − t for its end, and then for what was due before it. The server needs D
 * more until it has caught up; so whatever is due within F + D waits, from F down to nothing in a straight line. That
 * is the part (F + D) / T of all requests of a run of T, hence of all requests the part 1 − q waits longer than
 * F · (1 − (1 − q) · T / (F + D)).
 *
 * <p>{@code Frozen [FREEZE SECONDS PER_SECOND]} prints it beside what was measured; the whole of it: 2 10 1000.
 */
record Frozen(TimedServer.Freeze freeze, double seconds, Counts counts, Distribution response, Distribution service) {
    static final double[] PERCENTILES = {90, 95, 99, 99.9};
    /** Too few for all that waits, as they are with most users of a load generator. */
    private static final int CONNECTIONS = 50;

    static Frozen open(double freeze, double seconds, double perSecond, Transport transport) throws Exception {
        return run(freeze, seconds, perSecond, transport, Plans::open);
    }

    /** As many clients as would send about as often if they were never held up. */
    static Frozen closed(double freeze, double seconds, Transport transport) throws Exception {
        return run(freeze, seconds, 1, transport, (plans, perSecond, duration) ->
                plans.connections(1).think(Duration.ofMillis(1)).lasting(duration));
    }

    private interface Shape {
        Plans of(Plans plans, double perSecond, Duration duration);
    }

    private static Frozen run(double freeze, double seconds, double perSecond, Transport transport, Shape shape)
            throws Exception {
        try (TimedServer server = new TimedServer(_ -> 0)) {
            Drive.run(plans(server).requests(5_000), transport); // compiles both sides
            Plans plans = shape.of(plans(server), perSecond, millis(seconds)).coolDown(Duration.ofSeconds(10));
            var outcome = Drive.run(plans, transport, _ ->
                    server.freeze(Math.round(200 * seconds), Math.round(1_000 * freeze), perSecond));
            return new Frozen(server.freeze(), seconds, outcome.counts(),
                    outcome.recording().distribution(Metric.RESPONSE),
                    outcome.recording().distribution(Metric.SERVICE));
        }
    }

    private static Plans plans(TimedServer server) {
        return Plans.get(server.port()).connections(CONNECTIONS).timeout(Duration.ofSeconds(60));
    }

    private static Duration millis(double seconds) {
        return Duration.ofMillis(Math.round(1_000 * seconds));
    }

    /** In seconds; of the part of requests that waited. */
    double onPaper(double percent) {
        return freeze.seconds() * (1 - (1 - percent / 100) * seconds / (freeze.seconds() + freeze.drainSeconds()));
    }

    public static void main(String[] arguments) throws Exception {
        double freeze = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 2;
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[1]) : 10;
        double perSecond = arguments.length > 0 ? Double.parseDouble(arguments[2]) : 1_000;
        Transport transport = Drive.transports().getFirst();
        Frozen open = open(freeze, seconds, perSecond, transport);
        Frozen closed = closed(freeze, seconds, transport);
        System.out.printf(Locale.ROOT, "%.0f/s for %.1f s, server frozen for %.3f s, caught up after %.3f s; %d responses, "
                + "%d had to wait for a connection%n", perSecond, seconds, open.freeze.seconds(),
                open.freeze.drainSeconds(), open.counts.completed(), open.counts.delayed());
        System.out.printf("%-6s %10s %10s %7s %12s %12s%n", "ms", "on paper", "response", "", "service", "closed loop");
        for (double percent : PERCENTILES) {
            double paper = open.onPaper(percent);
            double measured = open.response.percentileNanos(percent) / 1e9;
            System.out.printf(Locale.ROOT, "p%-5s %10.1f %10.1f %+6.2f%% %12.2f %12.2f%n", percent, 1e3 * paper,
                    1e3 * measured, 100 * (measured / paper - 1), open.service.percentileNanos(percent) / 1e6,
                    closed.response.percentileNanos(percent) / 1e6);
        }
    }
}
