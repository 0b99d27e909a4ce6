package dev.tacho.engine;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Throughput, latency and memory from 1 to 10,000 connections: {@code ConnectionCurve PORT PATH SECONDS}, a line of tab
 * separated figures for each count. Not a test; {@code src/test/bench/connections.sh} runs it.
 */
final class ConnectionCurve {
    private static final int[] CONNECTIONS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000};

    private ConnectionCurve() {
    }

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[0]);
        Duration duration = Duration.ofSeconds(Integer.parseInt(arguments[2]));
        measure(plan(port, arguments[1], 100, Duration.ofSeconds(5)));
        double idle = settledKiB();
        System.out.println("connections\trequests/s\tp50 ms\tp99 ms\tfailed\tKiB each\tCPU us/request");
        for (int connections : CONNECTIONS) {
            Figures figures = measure(plan(port, arguments[1], connections, duration));
            double each = (figures.residentKiB - idle) / connections;
            System.out.printf(Locale.ROOT, "%d\t%.0f\t%.3f\t%.3f\t%d\t%s\t%.2f%n", connections,
                    figures.counts.completed() / figures.seconds, figures.response.percentileNanos(50) / 1e6,
                    figures.response.percentileNanos(99) / 1e6, figures.counts.failed(),
                    connections < 1_000 ? "-" : String.format(Locale.ROOT, "%.2f", each), figures.cpuMicros);
        }
    }

    private static Plan plan(int port, String path, int connections, Duration duration) {
        return Plans.get(port).target(path).connections(connections).lasting(duration).plan();
    }

    private record Figures(Counts counts, Distribution response, double seconds, double residentKiB,
                           double cpuMicros) {
    }

    private static Figures measure(Plan plan) throws Exception {
        Recording recording = new Recording(plan.slices().size());
        var address = new InetSocketAddress("127.0.0.1", plan.endpoint().port());
        Engine engine = new Engine(plan, address, recording);
        var threads = ManagementFactory.getThreadMXBean();
        long[] cpu = new long[1];
        long began = System.nanoTime();
        CompletableFuture<Void> done = engine.start().whenComplete((_, _) ->
                engine.loops().forEach(loop -> cpu[0] += threads.getThreadCpuTime(loop.threadId())));
        double resident = 0;
        while (!done.isDone()) {
            try {
                done.get(plan.durationNanos() / 2, TimeUnit.NANOSECONDS);
            } catch (TimeoutException _) {
                resident = settledKiB();
            }
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        recording.takeInterval();
        Counts counts = recording.counts();
        return new Figures(counts, recording.distribution(Metric.RESPONSE), seconds, resident,
                cpu[0] / 1e3 / Math.max(1, counts.completed()));
    }

    /** Resident memory of this process after a collection, in KiB. */
    private static double settledKiB() throws IOException {
        System.gc();
        return Files.readAllLines(Path.of("/proc/self/status")).stream().filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).findFirst().orElseThrow();
    }
}
