package dev.tacho.run;

import dev.tacho.engine.Reach;
import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.target.Machine;
import dev.tacho.target.ServerProcess;
import dev.tacho.target.TargetWatch;
import dev.tacho.target.Targets;
import dev.tacho.text.Texts;
import dev.tacho.text.Version;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** All that comes before the first request. Blocks, so it is done beside the run's own thread, which can be stopped. */
final class Preparation {
    private static final Texts TEXTS = Texts.of("run");
    private static final Duration DEMO_PATIENCE = Duration.ofSeconds(20);
    private static final Duration REACH_PATIENCE = Duration.ofSeconds(5);

    private final List<String> demoCommand;
    private final Targets targets;
    private final Practice practice;
    private final LoadDriver.Factory drivers;

    /** How the generator warms up for a plan. */
    @FunctionalInterface
    interface Practice {
        WarmUp.Report run(Plan plan) throws IOException, InterruptedException;
    }

    Preparation(List<String> demoCommand, Targets targets, Practice practice, LoadDriver.Factory drivers) {
        this.demoCommand = List.copyOf(demoCommand);
        this.targets = targets;
        this.practice = practice;
        this.drivers = drivers;
    }

    /**
     * @param steps told in words what is being done
     * @throws IOException in the user's words; nothing is left running
     */
    Prepared prepare(Profile profile, Consumer<String> steps) throws IOException {
        CompletableFuture<Environment> environment = CompletableFuture.supplyAsync(Preparation::environment,
                Thread::startVirtualThread);
        Optional<ServerProcess> demo = Optional.empty();
        if (profile.target() instanceof Target.Demo) {
            steps.accept(TEXTS.get("preparing.demo"));
            demo = Optional.of(ServerProcess.start(demoCommand, DEMO_PATIENCE));
        }
        boolean done = false;
        try {
            Prepared prepared = around(profile, demo, environment, steps);
            done = true;
            return prepared;
        } finally {
            if (!done) {
                demo.ifPresent(ServerProcess::close);
            }
        }
    }

    private Prepared around(Profile profile, Optional<ServerProcess> demo, CompletableFuture<Environment> environment,
                            Consumer<String> steps) throws IOException {
        OptionalInt demoPort = demo.map(server -> OptionalInt.of(server.port())).orElse(OptionalInt.empty());
        Plan plan = Planner.plan(profile, demoPort, Runtime.getRuntime().availableProcessors());
        steps.accept(TEXTS.get("preparing.reach", plan.endpoint().authority()));
        InetSocketAddress address = Reach.check(plan.endpoint(), REACH_PATIENCE);
        steps.accept(TEXTS.get("preparing.watch"));
        Sight sight = sight(plan, address);
        steps.accept(TEXTS.get("preparing.load"));
        Environment known = environment.join();
        WarmUp.Report warmUp = warmUp(plan, steps);
        Recording recording = new Recording(plan.slices().size());
        return new Prepared(plan, recording, drivers.create(plan, address, recording), warmUp, demo, sight.watch(),
                sight.whyNot(), known);
    }

    /** Without a port to practise on the run is as valid, and its result says that there was no warm-up. */
    private WarmUp.Report warmUp(Plan plan, Consumer<String> steps) throws IOException {
        try {
            return practice.run(plan);
        } catch (IOException e) {
            steps.accept(TEXTS.get("preparing.noWarmUp", String.valueOf(e.getMessage())));
            return WarmUp.Report.NONE;
        } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException(TEXTS.get("failed.stoppedEarly")).initCause(e);
        }
    }

    /** What can be seen of the server's processes, or why nothing. */
    private record Sight(Optional<TargetWatch> watch, String whyNot) {
    }

    private Sight sight(Plan plan, InetSocketAddress address) throws IOException {
        if (!isOfThisMachine(address.getAddress())) {
            return new Sight(Optional.empty(), TEXTS.get("target.remote", plan.endpoint().host()));
        }
        String port = Integer.toString(address.getPort());
        try {
            Optional<TargetWatch> watch = targets.watchPort(address.getPort());
            return new Sight(watch, watch.isPresent() ? "" : TEXTS.get("target.unseen", port));
        } catch (RuntimeException | LinkageError e) {
            // Watching is a bonus; that this system cannot be read must not prevent a benchmark.
            return new Sight(Optional.empty(), TEXTS.get("target.unreadable", port, e.toString()));
        }
    }

    static boolean isOfThisMachine(InetAddress address) throws IOException {
        return address.isLoopbackAddress() || address.isAnyLocalAddress()
                || NetworkInterface.getByInetAddress(address) != null;
    }

    private static Environment environment() {
        Machine machine = Machine.ofThisOne();
        return new Environment(machine.os(), machine.cpu(), machine.cores(), machine.memoryBytes(),
                Runtime.version().toString(), Version.NUMBER);
    }
}
