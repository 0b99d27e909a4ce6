package dev.tacho.engine;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Metric;
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
 * of a run do not pay for the JVM's own compilation. It goes in rounds, each with an engine of its own: what the end of
 * a load and the beginning of another do for the first time makes the compiler throw away what it had, and that should
 * be over as well. It ends when the compiler has been quiet for some rounds, or 2 s have passed; in a process that has
 * run before, that takes some tenths of a second.
 */
public final class WarmUp {
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long ROUND_MILLIS = 200;
    /** The compiler counts as quiet when it worked less than this part of a round. */
    private static final double QUIET = 0.03;
    /** More than one, since the compiler tells of a long piece of work only when it is done. */
    private static final int QUIET_ROUNDS = 3;
    /** Of one loop; more would only wait for the responder. */
    private static final int CONNECTIONS = 16;
    /** Over all rounds, where each request opens a connection of its own: local ports are not endless. */
    private static final long CONNECTION_REQUESTS = 16_000;

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
        long start = System.nanoTime();
        Recording recording = new Recording(plan.slices().size());
        try (Responder responder = new Responder(plan)) {
            int quiet = 0;
            while (quiet < QUIET_ROUNDS) {
                long left = LONGEST_NANOS - (System.nanoTime() - start);
                long requests = plan.keepAlive() ? Plan.UNLIMITED
                        : CONNECTION_REQUESTS - recording.counts().connectionsOpened();
                if (left <= 0 || requests <= 0) {
                    break;
                }
                long compiled = compileMillis();
                round(practice(plan, responder.address(), requests), responder.address(), recording,
                        Transport.best(plan));
                quiet = compileMillis() - compiled < ROUND_MILLIS * QUIET ? quiet + 1 : 0;
            }
        }
        return recording.counts();
    }

    /** The sampler's work is practised as well: an interval is taken at the end. */
    private static void round(Plan plan, InetSocketAddress address, Recording recording, Transport transport)
            throws InterruptedException {
        Engine engine = new Engine(plan, address, recording, transport);
        CompletableFuture<Void> over = engine.start();
        try {
            over.get(ROUND_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException _) {
            // Time is up. Or it is a defect, which shows again in the run itself, where it is told.
        } finally {
            engine.stop();
        }
        recording.takeInterval();
        recording.soFar(Metric.RESPONSE);
    }

    /** The same requests, checks and loops, but few connections. */
    static Plan practice(Plan plan, InetSocketAddress address, long requests) {
        return new Plan(new Endpoint(address.getHostString(), address.getPort()), plan.request(), plan.expectation(),
                plan.keepAlive(), requests, LONGEST_NANOS, LONGEST_NANOS, plan.tickNanos(),
                plan.slices().stream().map(slice ->
                        new Plan.Slice(slice.loop(), Math.min(slice.connections(), CONNECTIONS))).toList());
    }

    /** How long the compiler has worked since the JVM began; 0 where it does not tell. */
    private static long compileMillis() {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler != null && compiler.isCompilationTimeMonitoringSupported()
                ? compiler.getTotalCompilationTime() : 0;
    }
}
