package dev.tacho.run;

import dev.tacho.engine.Preflight;
import dev.tacho.engine.Reach;
import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.result.PreflightReport;
import dev.tacho.target.Machine;
import dev.tacho.target.ServerProcess;
import dev.tacho.target.Targets;
import dev.tacho.text.Texts;
import dev.tacho.text.Version;
import java.io.IOException;
import java.io.InterruptedIOException;
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
    private static final Duration PREFLIGHT_PATIENCE = Duration.ofSeconds(5);

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
     * @param events told what is being done and what the preflight shows
     * @throws IOException in the user's words; nothing is left running
     */
    Prepared prepare(Profile profile, Manner manner, Consumer<RunEvent> events) throws IOException {
        CompletableFuture<Environment> environment = CompletableFuture.supplyAsync(Preparation::environment,
                Thread::startVirtualThread);
        Optional<ServerProcess> demo = Optional.empty();
        if (profile.target() instanceof Target.Demo) {
            step(events, "preparing.demo");
            demo = Optional.of(ServerProcess.start(demoCommand, DEMO_PATIENCE));
        }
        boolean done = false;
        try {
            Prepared prepared = around(profile, demo, environment, manner, events);
            done = true;
            return prepared;
        } finally {
            if (!done) {
                demo.ifPresent(ServerProcess::close);
            }
        }
    }

    private static void step(Consumer<RunEvent> events, String key, Object... arguments) {
        events.accept(new RunEvent.Preparing(TEXTS.get(key, arguments)));
    }

    private Prepared around(Profile profile, Optional<ServerProcess> demo, CompletableFuture<Environment> environment,
                            Manner manner, Consumer<RunEvent> events) throws IOException {
        OptionalInt demoPort = demo.map(server -> OptionalInt.of(server.port())).orElse(OptionalInt.empty());
        Plan plan = Planner.plan(profile, demoPort, Runtime.getRuntime().availableProcessors());
        step(events, "preparing.reach", plan.endpoint().authority());
        Reach.Found found = Reach.check(plan, REACH_PATIENCE);
        Optional<PreflightReport> preflight = manner.preflight() ? preflight(plan, profile, found, events)
                : Optional.empty();
        step(events, "preparing.watch");
        Sight sight = Sight.of(plan, found.address(), targets);
        Environment known = environment.join();
        WarmUp.Report warmUp = manner.warmUp() ? warmUp(plan, events) : WarmUp.Report.NONE;
        Recording recording = new Recording(plan.slices().size(), manner.extras());
        return new Prepared(plan, recording, drivers.create(plan, found.address(), recording), warmUp, preflight, demo,
                sight.watch(), sight.whyNot(), known);
    }

    private static Optional<PreflightReport> preflight(Plan plan, Profile profile, Reach.Found found,
                                                       Consumer<RunEvent> events) {
        if (!Preflight.suits(plan)) {
            step(events, "preparing.noPreflight", plan.request().method());
            return Optional.empty();
        }
        step(events, "preparing.preflight");
        Duration timeout = Duration.ofNanos(plan.timeoutNanos());
        PreflightReport report = FirstLook.report(profile, plan, found.resolveMillis(), Preflight.ask(plan,
                found.address(), timeout.compareTo(PREFLIGHT_PATIENCE) < 0 ? timeout : PREFLIGHT_PATIENCE));
        events.accept(new RunEvent.Preflight(report));
        return Optional.of(report);
    }

    /** Without a port to practise on the run is as valid, and its result says that there was no warm-up. */
    private WarmUp.Report warmUp(Plan plan, Consumer<RunEvent> events) throws IOException {
        step(events, "preparing.load");
        try {
            return practice.run(plan);
        } catch (IOException e) {
            step(events, "preparing.noWarmUp", String.valueOf(e.getMessage()));
            return WarmUp.Report.NONE;
        } catch (InterruptedException e) {
            throw (IOException) new InterruptedIOException(TEXTS.get("failed.stoppedEarly")).initCause(e);
        }
    }

    private static Environment environment() {
        Machine machine = Machine.ofThisOne();
        return new Environment(machine.os(), machine.cpu(), machine.cores(), machine.memoryBytes(),
                Runtime.version().toString(), Version.NUMBER);
    }
}
