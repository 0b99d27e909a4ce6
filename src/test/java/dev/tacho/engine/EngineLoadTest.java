package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import dev.tacho.profile.Load.Stage;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shape that a load can have, on every transport. */
@ParameterizedClass
@MethodSource("transports")
class EngineLoadTest {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    private final Transport transport;

    EngineLoadTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    private static long planned(Plans plans) {
        Plan plan = plans.plan();
        Plan.Pacing.Open open = (Plan.Pacing.Open) plan.pacing();
        return open.schedule().count(plan.span().warmUpNanos(), plan.span().windowEndNanos());
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }

    @Test
    void openLoopSendsWhatWasPlannedWhateverTheNumberOfLoops() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            Plans plans = Plans.get(server.port()).connections(50).loops(2).open(1_000, millis(500))
                    .coolDown(millis(5_000));
            var outcome = run(plans);
            assertThat(planned(plans)).isEqualTo(500);
            outcome.assertAllSucceeded(500);
            assertThat(outcome.counts().unsent()).isZero();
            assertThat(outcome.recording().distribution(Metric.LAG).count())
                    .isEqualTo(500 - outcome.counts().delayed());
        }
    }

    @Test
    void stagesAndRandomArrivalsAreSentToTheLast() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            Plans steps = Plans.get(server.port()).connections(20).coolDown(millis(5_000)).stages(
                    new Stage(0, 1_000, 0.2), new Stage(0, 0, 0.1), new Stage(500, 500, 0.2));
            run(steps).assertAllSucceeded(planned(steps));
            Plans random = Plans.get(server.port()).connections(20).poisson(1_000, millis(300))
                    .coolDown(millis(5_000));
            assertThat(run(random).counts().succeeded()).isBetween(200L, 400L);
        }
    }

    /** One connection and 20 ms for each answer: 50 a second are to be had, and 200 a second are due. */
    @Test
    void whatFindsNoConnectionWaitsAndKeepsItsInstant() throws Exception {
        try (var server = new TimedServer(_ -> TimeUnit.MILLISECONDS.toNanos(20))) {
            var outcome = run(Plans.get(server.port()).connections(1).open(200, millis(250)).coolDown(millis(5_000)));
            outcome.assertAllSucceeded(50);
            assertThat(outcome.counts().delayed()).isGreaterThan(40);
            // The last was due at 245 ms and answered at 50 x 20 ms.
            assertThat(outcome.recording().distribution(Metric.RESPONSE).maxNanos()).isGreaterThan(700_000_000);
            assertThat(outcome.recording().distribution(Metric.SERVICE).percentileNanos(50)).isBetween(20_000_000L, 60_000_000L);
        }
    }

    @Test
    void whatWasDueAndNeverSentIsToldAndNotStarted() throws Exception {
        try (var server = new ScriptedServer(ScriptedServer.Peer::hold)) {
            Plans plans = Plans.get(server.port()).connections(2).open(100, millis(200));
            Counts counts = run(plans).counts();
            assertThat(counts.started()).isEqualTo(2);
            assertThat(counts.abandoned()).isEqualTo(2);
            assertThat(counts.unsent()).isEqualTo(18);
        }
    }

    @Test
    void stoppedOpenLoopTellsOnlyOfWhatWasDueByThen() throws Exception {
        try (var server = new ScriptedServer(ScriptedServer.Peer::hold)) {
            Counts counts = Drive.run(Plans.get(server.port()).connections(1).open(10, Duration.ofSeconds(1_000)),
                    transport, Engine::stop).counts();
            assertThat(counts.started() + counts.unsent()).isLessThan(100);
        }
    }

    @Test
    void serverThatIsNotThereFailsOpenLoopsRequestsByTheirCause() throws Exception {
        int port;
        try (var server = ScriptedServer.answering(OK)) {
            port = server.port();
        }
        Plans plans = Plans.get(port).connections(100).open(200, millis(250)).coolDown(millis(5_000));
        run(plans).assertAllFailed(50, Failure.CONNECT_REFUSED);
    }

    @Test
    void warmUpCountsForNothing() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            Plans closed = Plans.get(server.port()).connections(3).requests(200).warmUp(millis(150));
            var outcome = run(closed);
            outcome.assertAllSucceeded(200);
            assertThat(server.requests()).isGreaterThan(200);
            assertThat(outcome.recording().distribution(Metric.RESPONSE).count()).isEqualTo(200);
            Plans open = Plans.get(server.port()).connections(20).warmUp(millis(200)).open(500, millis(200))
                    .coolDown(millis(5_000));
            int before = server.requests();
            run(open).assertAllSucceeded(100);
            assertThat(server.requests() - before).isEqualTo(200);
        }
    }

    @Test
    void coolDownWaitsForWhatIsInFlight() throws Exception {
        try (var server = new TimedServer(_ -> TimeUnit.MILLISECONDS.toNanos(300))) {
            Plans plans = Plans.get(server.port()).connections(4).lasting(millis(100)).coolDown(millis(20_000));
            long began = System.nanoTime();
            run(plans).assertAllSucceeded(4);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(millis(15_000));
        }
    }

    @Test
    void coolDownEndsEvenIfNothingComes() throws Exception {
        try (var server = new ScriptedServer(ScriptedServer.Peer::hold)) {
            var outcome = run(Plans.get(server.port()).connections(3).lasting(millis(50)).coolDown(millis(100)));
            assertThat(outcome.counts().abandoned()).isEqualTo(3);
        }
    }

    @Test
    void clientsThinkBetweenTheirRequests() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            long began = System.nanoTime();
            run(Plans.get(server.port()).connections(2).requests(10).think(millis(50))).assertAllSucceeded(10);
            // Five each, four pauses between them; how the ten are shared is up to the clients.
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(millis(200));
        }
    }

    @Test
    void durationEndsThoughtsToo() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            long began = System.nanoTime();
            run(Plans.get(server.port()).connections(2).lasting(millis(100)).think(Duration.ofSeconds(100)))
                    .assertAllSucceeded(2);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(millis(20_000));
        }
    }

    @Test
    void connectionIsChangedAfterSoManyRequests() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            var outcome = run(Plans.get(server.port()).requests(10).requestsPerConnection(3));
            outcome.assertAllSucceeded(10);
            assertThat(server.accepted()).isEqualTo(4);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(4);
            assertThat(outcome.counts().reconnects()).isZero();
        }
    }

    @Test
    void idleConnectionThatTheServerClosedIsReplacedUnnoticed() throws Exception {
        CountDownLatch closed = new CountDownLatch(1);
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(OK);
            closed.countDown();
        })) {
            var outcome = run(Plans.get(server.port()).requests(3).think(millis(100)));
            assertThat(closed.getCount()).isZero();
            outcome.assertAllSucceeded(3);
            assertThat(server.accepted()).isEqualTo(3);
        }
    }

    @Test
    void requestsOfAMixAreFilledInAndEachMeasuredAgainstItsOwnLength() throws Exception {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (var server = new ScriptedServer(peer -> {
            for (String head = peer.request(); head != null; head = peer.request()) {
                lines.add(head.substring(0, head.indexOf(" HTTP")));
                String body = head.startsWith("GET /a") ? "a" : "bbbbb";
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
            }
        })) {
            var outcome = run(Plans.get(server.port()).connections(3).requests(100).sameLength()
                    .mix("/a/${counter}", "/bb?n=${counter}"));
            outcome.assertAllSucceeded(100);
            assertThat(lines).hasSize(100).doesNotHaveDuplicates();
            assertThat(lines.stream().filter(line -> line.startsWith("GET /a/"))).hasSize(50);
            assertThat(outcome.counts().bytesBody()).isEqualTo(50 + 5 * 50);
        }
    }

    @Test
    void redirectsAreFollowedOnlyWhenAskedForAndCountAsOneRequest() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            for (String head = peer.request(); head != null; head = peer.request()) {
                peer.send(head.startsWith("GET / ") ? "HTTP/1.1 302 Found\r\nlocation: /there\r\nContent-Length: 5\r\n\r\nmoved"
                        : OK);
            }
        })) {
            var asked = run(Plans.get(server.port()).requests(5).followRedirects());
            asked.assertAllSucceeded(5);
            assertThat(asked.counts().statuses()).containsOnly(java.util.Map.entry(200, 5L));
            assertThat(server.requests()).isEqualTo(10);
            assertThat(asked.counts().bytesBody()).isEqualTo(10);
            assertThat(asked.counts().connectionsOpened()).isEqualTo(1);
            var notAsked = run(Plans.get(server.port()).requests(5));
            assertThat(notAsked.counts().statuses()).containsOnly(java.util.Map.entry(302, 5L));
        }
    }

    @Test
    void redirectInCirclesEndsAndCountsByItsStatus() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 301 Moved\r\nLocation: /\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        })) {
            var outcome = run(Plans.get(server.port()).requests(2).followRedirects().statuses("2xx"));
            outcome.assertAllFailed(2, Failure.STATUS);
            assertThat(server.requests()).isEqualTo(2 * (Redirect.LONGEST_CHAIN + 1));
        }
    }

    @Test
    void bodyInGzipIsSearchedUnpackedAndCountedPacked() throws Exception {
        byte[] packed = UnpackerTest.gzip("here is the needle".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        try (var server = ScriptedServer.answering("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: "
                + packed.length + "\r\n\r\n" + new String(packed, java.nio.charset.StandardCharsets.ISO_8859_1))) {
            var outcome = run(Plans.get(server.port()).requests(5).bodyContains("needle"));
            outcome.assertAllSucceeded(5);
            assertThat(outcome.counts().bytesBody()).isEqualTo(5L * packed.length);
            run(Plans.get(server.port()).requests(5).bodyContains("hay")).assertAllFailed(5, Failure.BODY);
        }
    }

    @Test
    void bodyThatMustBeANumberIsReadAsOneHoweverItComes() throws Exception {
        String head = "HTTP/1.1 200 OK\r\n";
        String chunks = "Transfer-Encoding: chunked\r\n\r\n1\r\n4\r\n3\r\n9.1\r\n2\r\n2\n\r\n0\r\n\r\n";
        try (var server = ScriptedServer.answering(head + chunks)) {
            run(Plans.get(server.port()).requests(5).bodyNumber(10, 90)).assertAllSucceeded(5);
            run(Plans.get(server.port()).requests(5).bodyNumber(49.13, 90)).assertAllFailed(5, Failure.BODY);
            run(Plans.get(server.port()).requests(5).bodyNumber(10, 90).bodyContains("9.1")).assertAllSucceeded(5);
            run(Plans.get(server.port()).requests(5).bodyNumber(10, 90).bodyContains("8")).assertAllFailed(5,
                    Failure.BODY);
        }
        byte[] packed = UnpackerTest.gzip("49.123456".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        try (var server = ScriptedServer.answering(head + "Content-Encoding: gzip\r\nContent-Length: " + packed.length
                + "\r\n\r\n" + new String(packed, java.nio.charset.StandardCharsets.ISO_8859_1))) {
            run(Plans.get(server.port()).requests(5).bodyNumber(10, 90)).assertAllSucceeded(5);
        }
        try (var server = ScriptedServer.answering(head + "Content-Length: 0\r\n\r\n")) {
            run(Plans.get(server.port()).requests(5).bodyNumber(-1, 1)).assertAllFailed(5, Failure.BODY);
        }
    }

    @Test
    void localAddressesTakeTurns() throws Exception {
        Queue<String> from = new ConcurrentLinkedQueue<>();
        try (var server = new ScriptedServer(peer -> {
            from.add(peer.socket.getInetAddress().getHostAddress());
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok");
        })) {
            run(Plans.get(server.port()).connectionPerRequest().requests(30)
                    .localAddresses("127.0.0.2", "127.0.0.3", "127.0.0.4")).assertAllSucceeded(30);
            assertThat(from).hasSize(30);
            assertThat(from.stream().filter("127.0.0.3"::equals)).hasSize(10);
        }
    }
}
