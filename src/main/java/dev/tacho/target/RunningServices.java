package dev.tacho.target;

import dev.tacho.profile.Launch;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The services of one server that were started, in order. Starting is for one thread, the rest for any. */
final class RunningServices {
    private static final Texts TEXTS = Texts.of("target");
    private static final long LOOK_MILLIS = 25;

    private final List<String> guardCommand;
    private final ServerOutput output;
    private final List<Running> running = new CopyOnWriteArrayList<>();
    private final CompletableFuture<String> death = new CompletableFuture<>();
    private volatile boolean ending;

    private record Running(StartedServer.Service service, GuardedProcess process) {
    }

    RunningServices(List<String> guardCommand, ServerOutput output) {
        this.guardCommand = guardCommand;
        this.output = output;
    }

    /**
     * Starts one and waits until it is ready.
     *
     * @param endNanos by {@link System#nanoTime}, when it must be
     * @throws IOException in the user's words, with its last lines: it ended, or was not ready in time
     */
    void start(Launch.Service service, CommandLines lines, Path home, long endNanos)
            throws IOException, InterruptedException {
        GuardOrder order = lines.order(service.command(), home, service.stopSignal().number(), service.graceSeconds(),
                false);
        Readiness readiness = Readiness.of(service.ready(), lines);
        GuardedProcess process = GuardedProcess.start(guardCommand, order, line -> {
            output.add(service.name(), line);
            readiness.lines().accept(line);
        });
        running.add(new Running(new StartedServer.Service(service.name(), lines.shown(service.command())), process));
        process.ending().thenAccept(how -> {
            if (!ending) {
                death.complete(how.words(service.name()));
            }
        });
        await(readiness.reached(), endNanos);
    }

    /**
     * Waits for {@code reached}, and that all services live until then.
     *
     * @throws IOException in the user's words, with the last lines of the one that ended, or else of the last one
     */
    void await(BooleanSupplier reached, long endNanos) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        boolean isReached = false;
        while (!isReached) {
            isReached = reached.getAsBoolean();
            for (Running each : running) {
                if (!each.process().isAlive()) {
                    throw new IOException(TEXTS.get("start.ended",
                            each.process().ending().join().words(each.service().name()),
                            each.process().lastWords()));
                }
            }
            if (!isReached && System.nanoTime() >= endNanos) {
                Running last = running.getLast();
                throw new IOException(TEXTS.get("start.late", last.service().name(),
                        Readings.seconds((System.nanoTime() - begun) / 1e9), last.process().lastWords()));
            }
            if (!isReached) {
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            }
        }
        look();
    }

    /** Notes which processes belong to them. */
    void look() {
        running.forEach(each -> each.process().look());
    }

    List<StartedServer.Service> described() {
        return running.stream().map(Running::service).toList();
    }

    CompletableFuture<String> death() {
        return death;
    }

    Optional<TargetWatch> watch() {
        Map<Long, String> guards = new LinkedHashMap<>();
        running.forEach(each -> guards.put(each.process().pid(), each.service().name()));
        return Targets.ofThisMachine().watchHeld(guards);
    }

    /** Ends them, the last one first. */
    void end() {
        ending = true;
        new ArrayList<>(running).reversed().forEach(each -> each.process().endAndWait());
    }
}
