package dev.tacho.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sun.misc.Signal;

/**
 * Ctrl-C and a request to terminate, as this process gets them. The first Ctrl-C stops the run, whose partial result is
 * then reported as usual; the second one ends the process at once, which a shutdown hook alone could not: the JVM ignores
 * signals once its shutdown has begun. SIGTERM can only be taken by such a hook, which waits a little for the report.
 */
public final class ProcessInterrupts implements Surroundings.Interrupts {
    private static final int REPORT_SECONDS = 5;

    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile Runnable stop;
    private volatile boolean seen;

    /** From now on for the whole process. */
    public static ProcessInterrupts install() {
        ProcessInterrupts interrupts = new ProcessInterrupts();
        Signal.handle(new Signal("INT"), _ -> interrupts.interrupted());
        Runtime.getRuntime().addShutdownHook(new Thread(interrupts::terminated, "tacho-shutdown"));
        return interrupts;
    }

    private void interrupted() {
        Runnable running = stop;
        if (seen) {
            Runtime.getRuntime().halt(Cli.INTERRUPTED);
        } else if (running == null) {
            System.exit(Cli.INTERRUPTED);
        } else {
            seen = true;
            running.run();
        }
    }

    private void terminated() {
        Runnable running = stop;
        if (running == null) {
            return;
        }
        seen = true;
        running.run();
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
        this.stop = stop;
        return () -> this.stop = null;
    }

    @Override
    public boolean seen() {
        return seen;
    }
}
