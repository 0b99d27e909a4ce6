package dev.tacho.run;

import dev.tacho.engine.Preflight;
import dev.tacho.plan.Plan;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Profile;
import dev.tacho.result.Warning;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Waits until a server that was started answers as the profile wants it. That its port accepts is not enough: a proxy
 * answers 502 while what stands behind it comes up.
 */
final class Readiness {
    private static final Texts TEXTS = Texts.of("run");
    private static final long PAUSE_MILLIS = 100;
    private static final int LINES_TOLD = 20;
    private static final Duration LEAST_PATIENCE = Duration.ofMillis(500);

    private final Profile profile;
    private final Plan plan;
    private final Host host;

    Readiness(Profile profile, Plan plan, Host host) {
        this.profile = profile;
        this.plan = plan;
        this.host = host;
    }

    /**
     * What the server said in the end.
     *
     * @param atRest the server's processes as they were just before they were asked for the last time
     */
    record Answered(Optional<TargetSample> atRest, Preflight.Report report) {
    }

    /**
     * @param launch says how long the whole start may take; the server is asked at least once
     * @param each   longest for one answer
     * @param atRest looks at the server's processes
     * @throws IOException in the user's words, with the last lines of its output: it has ended, or does not answer as
     *                     it should
     */
    Answered await(SocketAddress address, Launch launch, Duration each, Supplier<Optional<TargetSample>> atRest)
            throws IOException {
        long deadline = System.nanoTime() + Math.round(1e9 * (launch.readySeconds() - host.startSeconds()));
        while (true) {
            Optional<TargetSample> before = atRest.get();
            Duration left = Duration.ofNanos(deadline - System.nanoTime());
            Duration longest = left.compareTo(LEAST_PATIENCE) < 0 ? LEAST_PATIENCE
                    : left.compareTo(each) < 0 ? left : each;
            Preflight.Report report = Preflight.ask(plan, address, longest);
            if (good(report)) {
                return new Answered(before, report);
            }
            if (System.nanoTime() - deadline >= 0) {
                throw new IOException(TEXTS.get("ready.never", Long.toString((long) Math.ceil(launch.readySeconds())),
                        findings(report), said(host)));
            }
            pause();
        }
    }

    private boolean good(Preflight.Report report) {
        return report.failure().isEmpty() && plan.expectation().expectsStatus(report.status()) && report.bodyFound()
                && report.numberFits();
    }

    private String findings(Preflight.Report report) {
        List<Warning> found = FirstLook.report(profile, plan, 0, report).findings();
        return found.isEmpty() ? TEXTS.get("preflight.status", Integer.toString(report.status()),
                profile.checks().statuses().toString()) : found.getFirst().text();
    }

    private void pause() throws IOException {
        try {
            throw died(host.death().get(PAUSE_MILLIS, TimeUnit.MILLISECONDS), host);
        } catch (TimeoutException _) {
            // It lives, and is asked again.
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            throw new StoppedEarly(e);
        }
    }

    /** @throws IOException if the server has ended meanwhile */
    static void checkAlive(Host host) throws IOException {
        if (host.death().isDone()) {
            throw died(host.death().join(), host);
        }
    }

    private static IOException died(String how, Host host) {
        return new IOException(TEXTS.get("ready.died", phrase(how), said(host)));
    }

    /** A sentence that is to go on. */
    static String phrase(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    /** The last lines, as many as a screen takes. */
    static String said(Host host) {
        List<String> lines = host.log();
        int from = Math.max(0, lines.size() - LINES_TOLD);
        return lines.isEmpty() ? TEXTS.get("ready.saidNothing") : String.join("\n", lines.subList(from, lines.size()));
    }
}
