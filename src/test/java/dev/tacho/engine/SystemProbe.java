package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One way to fail that needs a process of its own, since it takes a network or limits that the others must not have.
 * Runs it on every transport, and exits with 1 and what went wrong if an outcome is not the one that was asked for.
 */
final class SystemProbe {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    private static final int MOST_FILES = 1 << 16;

    private SystemProbe() {
    }

    /** @param args one of the cases below, and what it needs */
    public static void main(String[] args) throws Exception {
        for (Transport transport : Drive.transports()) {
            switch (args[0]) {
                case "unreachable" -> fails(transport, args[1], Failure.CONNECT_UNREACHABLE);
                case "prohibited" -> fails(transport, args[1], Failure.CONNECT_OTHER);
                case "ports" -> ports(transport);
                case "localPorts" -> localPorts(transport);
                case "files" -> files(transport);
                case "engines" -> engines(transport);
                case "reserve" -> reserve(transport);
                case "unixSocket" -> unixSocket(transport, Path.of(args[1]));
                default -> throw new IllegalArgumentException(args[0]);
            }
        }
        System.out.println("all as expected");
        System.exit(0);
    }

    /** Loopback addresses, to which the test has made the way a wrong one. */
    private static void fails(Transport transport, String address, Failure cause) throws Exception {
        Drive.run(Plans.get(80).connections(2).requests(6), transport, new InetSocketAddress(
                InetAddress.ofLiteral(address), 80)).assertAllFailed(6, cause);
    }

    private static void ports(Transport transport) throws Exception {
        try (var server = new ScriptedServer(ScriptedServer.Peer::hold)) {
            someWithoutPort(transport, Plans.get(server.port()));
        }
    }

    private static void localPorts(Transport transport) throws Exception {
        try (var server = new ScriptedServer(ScriptedServer.Peer::hold)) {
            someWithoutPort(transport, Plans.get(server.port()).localAddresses("127.0.0.2"));
        }
    }

    /** The four ports there are, less the server's, are held for the time of the run. */
    private static void someWithoutPort(Transport transport, Plans plans) throws Exception {
        Drive.Outcome outcome = Drive.run(plans.connections(8).lasting(Duration.ofSeconds(2)), transport);
        expect(outcome, outcome.counts().abandoned() >= 3 && outcome.counts().abandoned() <= 5
                && outcome.counts().failed() > 0
                && outcome.counts().failures().keySet().equals(Set.of(Failure.CONNECT_NO_PORT)));
    }

    /** The system itself says that there are no more files, since something else in the process takes them. */
    private static void files(Transport transport) throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            Drive.run(Plans.get(server.port()).requests(2), transport).assertAllSucceeded(2);
            Plans plans = Plans.get(server.port()).connections(2).requests(10);
            List<FileInputStream> taken = new ArrayList<>();
            Drive.run(plans, transport, engine -> takeFiles(taken), engine -> { }, () -> giveBack(taken))
                    .assertAllFailed(10, Failure.TOO_MANY_FILES);
        }
    }

    private static void takeFiles(List<FileInputStream> taken) {
        try {
            for (int i = 0; i < MOST_FILES; i++) {
                taken.add(new FileInputStream("/dev/null"));
            }
        } catch (IOException e) {
            assert e.getMessage().contains("Too many open files") : e;
        }
    }

    private static void giveBack(List<FileInputStream> taken) {
        for (FileInputStream file : taken) {
            try {
                file.close();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    /**
     * However few files are left: either an engine is made, or it is told in words why not, and no file is kept.
     */
    private static void engines(Transport transport) throws Exception {
        if (transport == Transport.IO_URING) {
            return; // Netty keeps the ring when it gets no file for the event that wakes it.
        }
        try (var server = ScriptedServer.answering(OK)) {
            Plans plans = Plans.get(server.port()).connections(3).loops(3).requests(30);
            Drive.run(plans, transport).assertAllSucceeded(30);
            // The first time the program itself opens archives of classes, and keeps them.
            for (boolean checks : new boolean[] {false, true}) {
                int refused = 0;
                for (int left = 0; left < 10; left++) {
                    refused += madeWith(left, checks, plans.plan(), transport) ? 0 : 1;
                }
                assert refused >= 3 : refused;
            }
        }
    }

    private static boolean madeWith(int left, boolean checks, Plan plan, Transport transport) throws Exception {
        long before = openFiles();
        List<FileInputStream> taken = new ArrayList<>();
        takeFiles(taken);
        giveBack(taken.subList(0, left));
        boolean made = false;
        try {
            Engine engine = new Engine(plan, new InetSocketAddress("127.0.0.1", plan.endpoint().port()),
                    new Recording(plan.slices().size()), transport);
            engine.stop();
            engine.start().get(10, TimeUnit.SECONDS);
            made = true;
        } catch (UncheckedIOException e) {
            assert e.getCause().getMessage().contains("ulimit -n") : e;
        }
        giveBack(taken);
        // The threads of an engine close what they had when it has ended already.
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        for (long open = openFiles(); checks && open > before; open = openFiles()) {
            assert System.nanoTime() < end : open + " files are open where " + before + " were before";
            Thread.onSpinWait();
        }
        return made;
    }

    private static long openFiles() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            return files.count();
        }
    }

    /** More connections than the process may have: some requests go without, and the program keeps what it needs. */
    private static void reserve(Transport transport) throws Exception {
        // Whom nobody accepts takes no file on the server's side.
        try (var server = new ServerSocket(0, 1_000, InetAddress.getLoopbackAddress())) {
            Drive.Outcome outcome = Drive.run(Plans.get(server.getLocalPort()).connections(1_000)
                    .lasting(Duration.ofSeconds(2)), transport);
            expect(outcome, outcome.counts().abandoned() > 0 && outcome.counts().failed() > 0
                    && outcome.counts().failures().keySet().equals(Set.of(Failure.TOO_MANY_FILES)));
        }
    }

    /** Without the right to it. */
    private static void unixSocket(Transport transport, Path path) throws Exception {
        if (transport != Transport.EPOLL) {
            Drive.run(Plans.get(80).via(new Via.UnixSocket(path.toString())).requests(3), transport)
                    .assertAllFailed(3, Failure.CONNECT_OTHER);
        }
    }

    private static void expect(Drive.Outcome outcome, boolean met) {
        if (!met) {
            throw new AssertionError(Map.of(outcome.engine().transport(), outcome.counts()));
        }
    }
}
