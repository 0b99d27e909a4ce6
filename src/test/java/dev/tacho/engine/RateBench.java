package dev.tacho.engine;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Locale;

/**
 * How well a constant rate is held and how late requests go out: {@code RateBench PORT PATH PER_SECOND SECONDS
 * CONNECTIONS [LABEL]}, after the warm-up that every run has. Not a test; {@code src/test/bench/honest.sh} runs it.
 */
public final class RateBench {
    private RateBench() {
    }

    public static void main(String[] arguments) throws Exception {
        double rate = Double.parseDouble(arguments[2]);
        Plan plan = Plans.get(Integer.parseInt(arguments[0])).target(arguments[1])
                .connections(Integer.parseInt(arguments[4])).open(rate,
                        Duration.ofMillis(Math.round(1_000 * Double.parseDouble(arguments[3]))))
                .coolDown(Duration.ofSeconds(2)).plan();
        WarmUp.run(plan);
        System.out.println(BareWait.row());
        System.out.println(row(arguments.length > 5 ? arguments[5] : "", rate, plan));
    }

    static String row(String label, double rate, Plan plan) throws Exception {
        Recording recording = new Recording(plan.slices().size());
        Engine engine = new Engine(plan, new InetSocketAddress("127.0.0.1", plan.endpoint().port()), recording);
        long[] cpu = new long[1];
        long before = cpuNanos(engine);
        engine.start().thenRun(() -> cpu[0] = cpuNanos(engine) - before).get();
        recording.takeInterval();
        Counts counts = recording.counts();
        Distribution lag = recording.distribution(Metric.LAG);
        Distribution response = recording.distribution(Metric.RESPONSE);
        double planned = rate * plan.durationNanos() / 1e9;
        return String.format(Locale.ROOT, "%-14s %7.0f/s sent %8d (%.3f %% of plan) delayed %d unsent %d failed %d | "
                        + "lag us p50 %.0f p90 %.0f p99 %.0f p99.9 %.0f max %.0f | response us p50 %.0f p99 %.0f max %.0f"
                        + " | loop cpu us/req %.1f", label, rate, counts.started(), 100 * counts.started() / planned,
                counts.delayed(), counts.unsent(), counts.failed(), micros(lag, 50), micros(lag, 90), micros(lag, 99),
                micros(lag, 99.9), micros(lag, 100), micros(response, 50), micros(response, 99), micros(response, 100),
                cpu[0] / 1e3 / Math.max(1, counts.completed()));
    }

    private static double micros(Distribution times, double percent) {
        return times.percentileNanos(percent) / 1e3;
    }

    private static long cpuNanos(Engine engine) {
        var threads = ManagementFactory.getThreadMXBean();
        return engine.loops().stream().mapToLong(loop -> threads.getThreadCpuTime(loop.threadId())).sum();
    }
}
