package dev.tacho.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ctrl-C and a request to terminate, as this process gets them. The first Ctrl-C stops the run, whose partial result is
 * then reported as usual; the second one ends the process at once, which a shutdown hook alone could not: the JVM
 * ignores signals once its shutdown has begun. SIGTERM can only be taken by such a hook, which waits a little for
 * the report. Once a run has begun, both leave its report the time to be written, even when the run has just ended by
 * itself.
 */
public final class ProcessInterrupts implements Surroundings.Interrupts {
    private static final Signal INTERRUPT = new Signal("INT");
    private static final int REPORT_SECONDS = 5;

    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile Runnable stop;
    private volatile boolean seen;
    private volatile boolean begun;

    /** From now on for the whole process. */
    public static ProcessInterrupts install() {
        ProcessInterrupts interrupts = new ProcessInterrupts();
        Signal.handle(INTERRUPT, _ -> interrupts.interrupted());
        Runtime.getRuntime().addShutdownHook(new Thread(interrupts::terminated, "tacho-shutdown"));
        return interrupts;
    }

    void interrupted() {
        Runnable running = stop;
        if (seen) {
            Runtime.getRuntime().halt(Cli.INTERRUPTED);
        } else if (!begun) {
            System.exit(Cli.INTERRUPTED);
        } else {
            end(running);
        }
    }

    /** Without anything {@code running}, a run has just ended and is being reported; no other begins after it. */
    private void end(Runnable running) {
        seen = true;
        if (running != null) {
            running.run();
        }
    }

    void terminated() {
        if (!begun) {
            return;
        }
        end(stop);
        try {
            finished.await(REPORT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** All reports are out; call it before the process exits, which would otherwise wait for them in vain. */
    public void finished() {
        finished.countDown();
    }

    @Override
    public Watch call(Runnable stop) {
        begun = true;
        this.stop = stop;
        return () -> this.stop = null;
    }

    @Override
    public void ignore() {
        Signal.handle(INTERRUPT, SignalHandler.SIG_IGN);
    }

    @Override
    public boolean seen() {
        return seen;
    }
}
