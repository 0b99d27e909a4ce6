package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.tacho.engine.WarmUp;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Profile;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.result.Warning;
import dev.tacho.target.Launcher;
import dev.tacho.target.Targets;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a run does with a server that it has started, which is a puppet here. */
@Timeout(60)
class StartedServerTest {
    private final Events events = new Events();
    private final PuppetDriver driver = new PuppetDriver();
    private final AtomicInteger asked = new AtomicInteger();
    /** How many times it answers 502 first. */
    private int troubles;
    private HttpServer http;
    private PuppetServer server;

    @BeforeEach
    void serve() throws IOException {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
        http.createContext("/", exchange -> {
            byte[] body = "42".getBytes();
            exchange.sendResponseHeaders(asked.incrementAndGet() > troubles ? 200 : 502, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        http.start();
        server = new PuppetServer(http.getAddress().getPort());
    }

    @AfterEach
    void stop() {
        http.stop(0);
    }

    private static Profile profile(double readySeconds) {
        Launch usual = Launch.of(List.of("puppet"));
        return Profile.starter("puppet").withTarget(new Target.Server("http://127.0.0.1:{port}/",
                new Launch(usual.needs(), usual.files(), usual.prepare(), usual.services(), usual.versions(), "",
                        readySeconds)));
    }

    private Preparation preparation(Launcher launcher) {
        return new Preparation(new Hosts(List.of(), launcher), Targets.ofThisMachine(), _ -> WarmUp.Report.NONE,
                (_, _, _) -> driver);
    }

    private Prepared prepare(Profile profile) throws IOException {
        return preparation((_, _, listener) -> {
            listener.step("Starting puppet");
            listener.output(List.of("puppet | up"));
            return server;
        }).prepare(profile, Manner.USUAL, events);
    }

    private Course start(Launcher launcher) {
        Preparation preparation = preparation(launcher);
        Course course = new Course(profile(30), (given, told) -> preparation.prepare(given, Manner.USUAL, told), events);
        Thread.ofPlatform().daemon().start(course);
        return course;
    }

    @Test
    void whatTheLaunchSaysIsToldAsEvents() throws Exception {
        prepare(profile(30)).close();
        assertThat(events.await(RunEvent.Preparing.class).step()).isEqualTo("Starting puppet");
        assertThat(events.await(RunEvent.Output.class).lines()).containsExactly("puppet | up");
        assertThat(server.closed.getCount()).isZero();
    }

    @Test
    void itIsAskedAgainUntilItAnswersAsWanted() throws IOException {
        troubles = 3;
        Prepared prepared = prepare(profile(30));
        assertThat(asked.get()).isGreaterThan(3);
        assertThat(prepared.preflight().orElseThrow().status()).isEqualTo(200);
        assertThat(server.closed.getCount()).as("lives on").isOne();
    }

    @Test
    void oneThatNeverAnswersAsWantedIsEndedAndItsWordsAreTold() {
        troubles = Integer.MAX_VALUE;
        assertThatThrownBy(() -> prepare(profile(0.3))).isInstanceOf(IOException.class)
                .hasMessageContainingAll("within 1 s", "502", "puppet | a string broke");
        assertThat(server.closed.getCount()).isZero();
    }

    @Test
    void aBodyThatIsNotWhatIsWantedIsNotReady() {
        Profile picky = profile(0.3).withChecks(new Checks(StatusSet.DEFAULT, false, Optional.of("hello")));
        assertThatThrownBy(() -> prepare(picky)).hasMessageContaining("does not hold “hello”");
    }

    @Test
    void oneThatDiesMeanwhileEndsTheWaitAtOnce() {
        troubles = Integer.MAX_VALUE;
        server.death.complete("puppet ended with exit code 3.");
        assertThatThrownBy(() -> prepare(profile(3_600))).hasMessageContainingAll("puppet ended with exit code 3.",
                "before the load", "puppet | a string broke");
        assertThat(server.closed.getCount()).isZero();
    }

    @Test
    void processesThatCannotBeReadDoNotPreventTheRun() throws IOException {
        server.onWatch = () -> {
            throw new UnsupportedOperationException("no such system");
        };
        try (Prepared prepared = prepare(profile(30))) {
            assertThat(prepared.watch()).isEmpty();
            assertThat(prepared.sight().whyNot()).contains("no such system");
        }
    }

    @Test
    void theResultTellsWhatWasStarted() throws Exception {
        start((_, _, _) -> server);
        events.await(RunEvent.Ticked.class);
        driver.end.complete(null);
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.server()).contains(new ServerStory(List.of(new ServerStory.Started("puppet",
                "puppet --strings 4")), List.of(new ServerStory.Version("puppet --version", "puppet 1.2")), "", 0.1, "",
                server.log()));
        assertThat(server.closed.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aDeathEndsTheRunWithWhatItHas() throws Exception {
        Course course = start((_, _, _) -> server);
        events.await(RunEvent.Ticked.class);
        server.death.complete("puppet was killed by signal 9 (KILL).");
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.ending()).isEqualTo(Result.Ending.SERVER_DIED);
        assertThat(result.server().orElseThrow().death())
                .matches("puppet was killed by signal 9 \\(KILL\\), \\d:\\d\\d\\.\\d into the run\\.");
        assertThat(result.warnings()).extracting(Warning::code).contains("serverDied").doesNotContain("targetEnded");
        course.awaitEnd();
        assertThat(server.closed.getCount()).isZero();
    }

    @Test
    void aStopDuringTheLaunchEndsItAndWaitsForNothing() throws Exception {
        CountDownLatch launching = new CountDownLatch(1);
        CountDownLatch gone = new CountDownLatch(1);
        Course course = start((_, _, _) -> {
            launching.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                gone.countDown();
                throw (IOException) new InterruptedIOException("stopped").initCause(e);
            }
            return server;
        });
        launching.await();
        course.stop();
        assertThat(events.await(RunEvent.Failed.class).message()).contains("Stopped before the first request");
        course.awaitEnd();
        assertThat(gone.getCount()).isZero();
    }

    @Test
    void theNextServerIsStartedWhenTheLastOneIsGone() throws Exception {
        CountDownLatch mayEnd = new CountDownLatch(1);
        server.onClose = () -> {
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        List<Long> launchedWhileClosing = new ArrayList<>();
        Hosts hosts = new Hosts(List.of(), (_, _, _) -> {
            launchedWhileClosing.add(server.closed.getCount());
            return server;
        });
        Host first = hosts.host(profile(30).target(), events);
        Thread closing = Thread.ofVirtual().start(first::close);
        Thread second = Thread.ofVirtual().start(() -> {
            try {
                hosts.host(profile(30).target(), events);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        assertThat(events.await(RunEvent.Preparing.class).step()).contains("server of the run before");
        mayEnd.countDown();
        closing.join();
        second.join();
        assertThat(launchedWhileClosing).containsExactly(1L, 0L);
    }

    @Test
    void timesIntoARunAreMinutesSecondsAndTenths() {
        assertThat(Measurement.clock(4_250_000_000L)).isEqualTo("0:04.2");
        assertThat(Measurement.clock(119_999_999_999L)).isEqualTo("1:59.9");
    }
}
