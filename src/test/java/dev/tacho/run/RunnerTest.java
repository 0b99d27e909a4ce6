package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.TargetUse;
import dev.tacho.result.Tick;
import dev.tacho.result.Warning;
import dev.tacho.target.Targets;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole runs with the real engine against real sockets. */
@Timeout(60)
class RunnerTest {
    private final Events events = new Events();

    private static Profile profile(int port, Load load) {
        return Profile.starter("whole run").withTarget(new Target.Url("http://127.0.0.1:" + port + "/hello"))
                .withLoad(load);
    }

    private static Load requests(long count) {
        return new Load.Closed(4, OptionalLong.of(count), Optional.empty());
    }

    private static Load seconds(double duration) {
        return new Load.Closed(4, OptionalLong.empty(), Optional.of(duration));
    }

    private Run start(Profile profile) throws Exception {
        return new Runner(HelloProcess.command(), Targets.ofThisMachine()).start(profile,
                Manner.USUAL.withWarmUp(false), events);
    }

    private static void assertBooksBalance(Result result) {
        Counts counts = result.counts();
        assertThat(counts.started()).isEqualTo(counts.succeeded() + counts.failed() + counts.abandoned());
        assertThat(result.ticks().stream().map(Tick::counts).reduce(Counts.NONE, Counts::plus)).isEqualTo(counts);
        assertThat(result.latency(Metric.RESPONSE).count()).isEqualTo(counts.completed());
    }

    @Test
    void aNumberOfRequestsIsSentAndCounted() throws Exception {
        HttpServer server = HelloProcess.serve();
        try {
            start(profile(server.getAddress().getPort(), requests(2_000)));
            Result result = events.await(RunEvent.Finished.class).result();
            assertBooksBalance(result);
            assertThat(result.counts().succeeded()).isEqualTo(2_000);
            assertThat(result.ending()).isEqualTo(Result.Ending.COMPLETED);
            assertThat(result.document().bodyBytes()).isEqualTo(11);
            assertThat(result.requestsPerSecond()).isPositive();
            assertThat(result.generator().cpuMicrosPerRequest()).isPositive();
            assertThat(result.generator().busiestLoop()).isBetween(0.0, 1.0);
            assertThat(result.environment().cores()).isPositive();
            assertThat(result.generator().warmUpSeconds()).as("left out").isZero();
            assertThat(result.preflight().orElseThrow().bodyBytes()).isEqualTo(11);
            assertThat(result.id()).endsWith("-whole-run");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void theDemoServerIsStartedWatchedAndEnded() throws Exception {
        start(Profile.starter("demo").withLoad(seconds(1)));
        assertThat(events.await(RunEvent.Preparing.class).step()).contains("demo server");
        List<Long> pids = events.await(RunEvent.Started.class).target().orElseThrow().pids();
        List<ProcessHandle> demo = pids.stream().flatMap(pid -> ProcessHandle.of(pid).stream()).toList();
        Result result = events.await(RunEvent.Finished.class).result();
        assertBooksBalance(result);
        assertThat(result.seconds()).isBetween(0.9, 30.0);
        assertThat(result.counts().succeeded()).isPositive();
        TargetUse use = result.target().orElseThrow();
        assertThat(use.cpuMeanPercent()).isPositive();
        assertThat(use.cpuMaxPercent()).isGreaterThanOrEqualTo(use.cpuMeanPercent());
        assertThat(use.window().peakBytes()).isGreaterThan(10L << 20);
        assertThat(pids).doesNotContain(ProcessHandle.current().pid());
        for (ProcessHandle process : demo) {
            process.onExit().get(20, TimeUnit.SECONDS);
        }
        assertThat(demo).noneMatch(ProcessHandle::isAlive);
    }

    @Test
    void aServerThatHangsIsStoppedWithinASecond() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Run run = start(profile(silent.getLocalPort(), seconds(30)));
            events.await(RunEvent.Ticked.class);
            long before = System.nanoTime();
            run.stop();
            Result result = events.await(RunEvent.Finished.class).result();
            assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(1));
            assertThat(result.ending()).isEqualTo(Result.Ending.STOPPED);
            assertThat(result.counts().abandoned()).isEqualTo(4);
            assertBooksBalance(result);
            assertThat(result.warnings()).extracting(Warning::code).contains("noResponse");
        }
    }

    @Test
    void aPortNobodyListensOnFailsInWords() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        start(profile(port, requests(10)));
        assertThat(events.await(RunEvent.Failed.class).message()).contains("127.0.0.1:" + port);
    }

    @Test
    void aDemoServerThatCannotBeStartedFailsInWords() throws Exception {
        new Runner(List.of("/no/such/demo"), Targets.ofThisMachine()).start(Profile.starter("demo"), events);
        assertThat(events.await(RunEvent.Failed.class).message()).contains("/no/such/demo");
    }

    @Test
    void noThreadOfARunIsLeftBehind() throws Exception {
        HttpServer server = HelloProcess.serve();
        try {
            start(profile(server.getAddress().getPort(), requests(100)));
            events.await(RunEvent.Finished.class);
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().startsWith("tacho-load") || thread.getName().startsWith("tacho-run")) {
                    assertThat(thread.join(java.time.Duration.ofSeconds(10))).as(thread.getName()).isTrue();
                }
            }
        } finally {
            server.stop(0);
        }
    }
}
