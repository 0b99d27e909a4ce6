package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import dev.tacho.result.Result;
import dev.tacho.result.Warning;
import dev.tacho.target.Targets;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Each warning provoked by a whole run against a server that has what it warns of. Those that take other limits of the
 * system, or a server faster than the generator, are provoked by {@code src/test/bench/honest.sh warnings}.
 */
@Timeout(60)
class ProvokedWarningsTest {
    private static final Load SHORT = closed(4, 1);
    private final AtomicLong requests = new AtomicLong();

    private static Load closed(int clients, double seconds) {
        return new Load.Closed(clients, OptionalLong.empty(), Optional.of(seconds));
    }

    private static Load open(double perSecond, double seconds, int maxInFlight) {
        return new Load.Open(Load.Arrivals.CONSTANT, List.of(Load.Stage.constant(perSecond, seconds)), maxInFlight);
    }

    /** What a server does with one request. */
    private interface Handler {
        void handle(HttpExchange exchange) throws IOException;
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static void hello(HttpExchange exchange) throws IOException {
        answer(exchange, 200, "hello".getBytes(StandardCharsets.US_ASCII));
    }

    private static void take(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    private Result run(Profile profile, Handler handler) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 200);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            server.setExecutor(threads);
            server.createContext("/", handler::handle);
            server.start();
            Events events = new Events();
            new Runner(List.of(), Targets.ofThisMachine()).start(profile.withTarget(new Target.Url("http://127.0.0.1:"
                    + server.getAddress().getPort() + "/")), Manner.USUAL.withWarmUp(false), events);
            return events.await(RunEvent.Finished.class).result();
        } finally {
            server.stop(0);
        }
    }

    private static Profile profile(Load load) {
        return Profile.starter("provoked").withLoad(load);
    }

    private static void assertWarns(Result result, String code, String... words) {
        assertThat(result.warnings()).filteredOn(warning -> warning.code().equals(code)).as("%s among %s", code,
                result.warnings()).singleElement().extracting(Warning::text).asString().contains(words);
    }

    @Test
    void aPageThatIsNotThere() throws Exception {
        assertWarns(run(profile(SHORT), exchange -> answer(exchange, 404, new byte[3])), "allNon2xx", "404");
    }

    @Test
    void aPageOfVaryingLength() throws Exception {
        assertWarns(run(profile(SHORT), exchange -> answer(exchange, 200,
                new byte[10 + (int) (requests.getAndIncrement() % 2)])), "lengthVaries", "the average is 10.");
    }

    @Test
    void aServerThatClosesAfterEachResponse() throws Exception {
        assertWarns(run(profile(SHORT), exchange -> {
            exchange.getResponseHeaders().set("Connection", "close");
            hello(exchange);
        }), "keepAliveIgnored", "after only 0 of");
    }

    @Test
    void aRunTooShortForItsPercentiles() throws Exception {
        Result result = run(profile(new Load.Closed(4, OptionalLong.of(50), Optional.empty())),
                ProvokedWarningsTest::hello);
        assertWarns(result, "tooFewSamples", "(50)", "p90");
        assertWarns(result, "shortRun", "less than a second");
    }

    /** Two clients at some 2 ms for each response: 0.4 s hide some 200 requests of each. */
    @Test
    void aStallThatAClosedLoopHides() throws Exception {
        AtomicLong stallUntil = new AtomicLong();
        Result result = run(profile(closed(2, 1.5)), exchange -> {
            if (requests.incrementAndGet() == 200) {
                stallUntil.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(400));
            }
            take(Math.max(2, TimeUnit.NANOSECONDS.toMillis(stallUntil.get() - System.nanoTime())));
            hello(exchange);
        });
        assertWarns(result, "closedLoop", "stalls of up to 0.", "requests that an open loop would have sent");
    }

    @Test
    void aServerThatCannotKeepUpWithTheRate() throws Exception {
        Result result = run(profile(open(400, 1, 1)).withWindow(new Window(0, 0)), exchange -> {
            take(50);
            hello(exchange);
        });
        assertWarns(result, "delayed", "all 1 connections were busy");
        assertWarns(result, "unsent", "were due but had not been sent");
        assertWarns(result, "rateNotHeld", "of 400 requests");
        assertThat(result.counts().started() + result.counts().unsent()).isEqualTo(400);
    }

    @Test
    void aServerThatWarmsUp() throws Exception {
        AtomicLong begin = new AtomicLong();
        Result result = run(profile(closed(20, 2)), exchange -> {
            begin.compareAndSet(0, System.nanoTime());
            take(System.nanoTime() - begin.get() < 500_000_000 ? 60 : 5);
            hello(exchange);
        });
        assertWarns(result, "coldTarget", "slower than the rest");
    }

    /** What the window begins with are responses to requests of the warm-up, which count for nothing. */
    @Test
    void aSlowServerIsNoColdOneBecauseOfTheWarmUpBeforeTheWindow() throws Exception {
        Result result = run(profile(closed(200, 1)).withWindow(new Window(0.6, 1)), exchange -> {
            take(ThreadLocalRandom.current().nextLong(50, 150));
            hello(exchange);
        });
        assertThat(result.warnings()).extracting(Warning::code).doesNotContain("coldTarget");
    }

    @Test
    void aGeneratorThatGetsTooLittleOfTheMachine() throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        var spinning = IntStream.range(0, 6 * Runtime.getRuntime().availableProcessors()).mapToObj(_ ->
                CompletableFuture.runAsync(() -> {
                    while (!over.get()) {
                        Thread.onSpinWait();
                    }
                }, task -> Thread.ofPlatform().daemon().start(task))).toList();
        try {
            assertWarns(run(profile(open(1_000, 1, 100)), ProvokedWarningsTest::hello), "sendLag", "half of them by");
        } finally {
            over.set(true);
        }
        spinning.forEach(CompletableFuture::join);
    }

    @Test
    void aCollectionOfGarbageInTheWindow() throws Exception {
        assertWarns(run(profile(SHORT), exchange -> {
            if (requests.incrementAndGet() <= 10) {
                System.gc();
            }
            hello(exchange);
        }), "gcPause", "to collect garbage");
    }
}
