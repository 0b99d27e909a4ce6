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
import dev.tacho.target.TargetSample;
import dev.tacho.target.Targets;
import dev.tacho.text.Texts;
import dev.tacho.text.Version;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** All that comes before the first request. Blocks, so it is done beside the run's own thread, which can be stopped. */
final class Preparation {
    private static final Texts TEXTS = Texts.of("run");
    private static final Duration REACH_PATIENCE = Duration.ofSeconds(5);
    private static final Duration PREFLIGHT_PATIENCE = Duration.ofSeconds(5);

    private final Hosts hosts;
    private final Targets targets;
    private final Practice practice;
    private final LoadDriver.Factory drivers;

    /** How the generator warms up for a plan. */
    @FunctionalInterface
    interface Practice {
        WarmUp.Report run(Plan plan) throws IOException, InterruptedException;
    }

    Preparation(Hosts hosts, Targets targets, Practice practice, LoadDriver.Factory drivers) {
        this.hosts = hosts;
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
        Host host = hosts.host(profile.target(), events);
        boolean done = false;
        try {
            Prepared prepared = around(profile, host, environment, manner, events);
            done = true;
            return prepared;
        } finally {
            if (!done) {
                host.close();
            }
        }
    }

    private static void step(Consumer<RunEvent> events, String key, Object... arguments) {
        events.accept(new RunEvent.Preparing(TEXTS.get(key, arguments)));
    }

    private Prepared around(Profile profile, Host host, CompletableFuture<Environment> environment, Manner manner,
                            Consumer<RunEvent> events) throws IOException {
        Plan plan = Planner.plan(profile, host.port(), Runtime.getRuntime().availableProcessors());
        step(events, "preparing.reach", plan.endpoint().authority());
        Reach.Found found = Reach.check(plan, REACH_PATIENCE);
        Optional<PreflightReport> preflight = manner.preflight()
                ? ask(new Readiness(profile, plan, host), plan, profile, found, events) : Optional.empty();
        step(events, "preparing.watch");
        Settling.Look look = () -> Sight.of(profile.target(), host, plan, found.address(), targets);
        Sight sight = profile.target() instanceof Target.Server
                ? new Settling(look, Thread::sleep).await() : look.see();
        Environment known = environment.join();
        WarmUp.Report warmUp = manner.warmUp() ? warmUp(plan, events) : WarmUp.Report.NONE;
        Readiness.checkAlive(host);
        Optional<TargetSample> atRest = sight.sample();
        Recording recording = new Recording(plan.slices().size(), manner.extras());
        return new Prepared(plan, recording, drivers.create(plan, found.address(), recording), warmUp,
                preflight, host, sight, atRest, known);
    }

    private static Optional<PreflightReport> ask(Readiness readiness, Plan plan, Profile profile, Reach.Found found,
                                                 Consumer<RunEvent> events) throws IOException {
        if (!Preflight.suits(plan)) {
            step(events, "preparing.noPreflight", plan.request().method());
            return Optional.empty();
        }
        step(events, "preparing.preflight");
        Duration timeout = Duration.ofNanos(plan.timeoutNanos());
        Duration longest = timeout.compareTo(PREFLIGHT_PATIENCE) < 0 ? timeout : PREFLIGHT_PATIENCE;
        Preflight.Report answer = profile.target() instanceof Target.Server server
                ? readiness.await(found.address(), server.launch(), longest)
                : Preflight.ask(plan, found.address(), longest);
        PreflightReport report = FirstLook.report(profile, plan, found.resolveMillis(), answer);
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
            throw new StoppedEarly(e);
        }
    }

    private static Environment environment() {
        Machine machine = Machine.ofThisOne();
        return new Environment(machine.os(), machine.cpu(), machine.cores(), machine.memoryBytes(),
                Runtime.version().toString(), Version.NUMBER);
    }
}
