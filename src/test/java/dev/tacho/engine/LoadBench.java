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
import java.util.List;

/**
 * What one request costs this side: {@code LoadBench PORT PATH CONNECTIONS SECONDS TRANSPORT keep|close [ROUNDS]}. Not a
 * test; run it by hand beside wrk and ab against the same server.
 */
final class LoadBench {
    private LoadBench() {
    }

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[0]);
        int rounds = arguments.length > 6 ? Integer.parseInt(arguments[6]) : 3;
        for (int round = 0; round < rounds; round++) {
            Plans plans = Plans.get(port).target(arguments[1]).connections(Integer.parseInt(arguments[2]))
                    .lasting(Duration.ofSeconds(Integer.parseInt(arguments[3])));
            Plan plan = (arguments[5].equals("keep") ? plans : plans.connectionPerRequest()).plan();
            measure(plan, Transport.valueOf(arguments[4]));
        }
    }

    private static void measure(Plan plan, Transport transport) throws Exception {
        var bean = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        Recording recording = new Recording(plan.slices().size());
        Engine engine = new Engine(plan, new InetSocketAddress("127.0.0.1", plan.endpoint().port()), recording);
        if (transport != Transport.best()) {
            engine.stop();
            engine = new Engine(plan, new InetSocketAddress("127.0.0.1", plan.endpoint().port()), recording, transport);
        }
        List<Thread> loops = engine.loops();
        long[] used = new long[2];
        long process = system.getProcessCpuTime();
        long began = System.nanoTime();
        engine.start().whenComplete((nothing, defect) -> loops.forEach(loop -> {
            used[0] += bean.getThreadCpuTime(loop.threadId());
            used[1] += bean.getThreadAllocatedBytes(loop.threadId());
        })).get();
        double seconds = (System.nanoTime() - began) / 1e9;
        process = system.getProcessCpuTime() - process;
        recording.takeInterval();
        Counts counts = recording.counts();
        Distribution response = recording.distribution(Metric.RESPONSE);
        double n = Math.max(1, counts.completed());
        System.out.printf("%s %.0f/s loop cpu %.2f us/req, process cpu %.2f us/req, %.1f bytes/req, p50 %.0f us p99 %.0f us "
                + "max %.1f ms; started %d ok %d failed %s abandoned %d reconnects %d opened %d%n", engine.transport(),
                n / seconds, used[0] / 1e3 / n, process / 1e3 / n, used[1] / n, response.percentileNanos(50) / 1e3,
                response.percentileNanos(99) / 1e3, response.maxNanos() / 1e6, counts.started(), counts.succeeded(),
                counts.failures(), counts.abandoned(), counts.reconnects(), counts.connectionsOpened());
    }
}
