package dev.tacho.engine;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Endpoint;
import dev.tacho.plan.Plan;
import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Practises a plan against a private responder in this process before anything is measured, so that the first requests
 * of a run do not pay for the JVM's own compilation. It goes on until the compiler has gone quiet, 2 s at most; in a
 * process that has run before, that takes some tenths of a second.
 */
public final class WarmUp {
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long STEP_MILLIS = 100;
    /** The compiler counts as quiet when it worked less than this part of two steps in a row. */
    private static final double QUIET = 0.1;
    private static final int QUIET_STEPS = 2;
    /** Of one loop; more would only wait for the responder. */
    private static final int CONNECTIONS = 16;
    /** With a connection for each request there must be local ports left for the run itself. */
    private static final long CONNECTION_REQUESTS = 8_000;

    private WarmUp() {
    }

    /**
     * What was done.
     *
     * @param requests answered; 0 if there was no warm-up
     * @param seconds  that it took
     */
    public record Report(long requests, double seconds) {
        public static final Report NONE = new Report(0, 0);
    }

    /**
     * Blocks for up to 2 s.
     *
     * @throws IOException          if this machine has no loopback port to practise on
     * @throws InterruptedException if the calling thread is; the practice ends at once
     */
    public static Report run(Plan plan) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Counts counts = practise(plan);
        return new Report(counts.completed(), (System.nanoTime() - start) / 1e9);
    }

    static Counts practise(Plan plan) throws IOException, InterruptedException {
        Recording recording = new Recording(plan.slices().size());
        try (Responder responder = new Responder(plan)) {
            InetSocketAddress address = responder.address();
            Engine engine = new Engine(practice(plan, address), address, recording);
            CompletableFuture<Void> over = engine.start();
            try {
                untilQuiet(over, recording);
            } finally {
                engine.stop();
            }
        }
        recording.takeInterval();
        return recording.counts();
    }

    /** The same requests, checks and loops, but few connections and no end of its own before the longest time. */
    private static Plan practice(Plan plan, InetSocketAddress address) {
        return new Plan(new Endpoint(address.getHostString(), address.getPort()), plan.request(), plan.expectation(),
                plan.keepAlive(), plan.keepAlive() ? Plan.UNLIMITED : CONNECTION_REQUESTS, LONGEST_NANOS,
                LONGEST_NANOS, plan.tickNanos(), plan.slices().stream().map(slice ->
                        new Plan.Slice(slice.loop(), Math.min(slice.connections(), CONNECTIONS))).toList());
    }

    /** The sampler's work is practised as well: an interval is taken at each step. */
    private static void untilQuiet(CompletableFuture<Void> over, Recording recording) throws InterruptedException {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        boolean tells = compiler != null && compiler.isCompilationTimeMonitoringSupported();
        long before = tells ? compiler.getTotalCompilationTime() : 0;
        int quiet = 0;
        while (quiet < QUIET_STEPS) {
            try {
                over.get(STEP_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (ExecutionException _) {
                return; // a defect shows again in the run itself, where it is told
            } catch (TimeoutException _) {
                recording.takeInterval();
                recording.response();
            }
            long now = tells ? compiler.getTotalCompilationTime() : Long.MAX_VALUE;
            quiet = now - before < STEP_MILLIS * QUIET ? quiet + 1 : 0;
            before = now;
        }
    }
}
