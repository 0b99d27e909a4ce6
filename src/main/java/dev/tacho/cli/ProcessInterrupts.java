package dev.tacho.cli;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ctrl-C and a request to terminate, as this process gets them. The first one stops the run, whose partial result is
 * then reported as usual, and closes the window in the same way; the second one ends the process at once. They are
 * taken as signals: once its shutdown has begun, the JVM ignores further ones, and JavaFX is gone before anything of a
 * run could be kept. The shutdown hook is for systems that end a process otherwise; it waits a little for the report.
 */
public final class ProcessInterrupts implements Surroundings.Interrupts {
    private static final Signal INTERRUPT = new Signal("INT");
    /** A shell adds the signal's number to this. */
    private static final int BY_SIGNAL = 128;
    private static final int REPORT_SECONDS = 5;

    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile Runnable stop;
    private volatile boolean seen;
    private volatile boolean begun;
    private volatile int signal;

    /** From now on for the whole process. */
    public static ProcessInterrupts install() {
        ProcessInterrupts interrupts = new ProcessInterrupts();
        for (String name : List.of("INT", "TERM", "HUP")) {
            try {
                Signal.handle(new Signal(name), signal -> interrupts.interrupted(signal.getNumber()));
            } catch (IllegalArgumentException _) {
                // Windows has no HUP, and a JVM told to leave signals alone has none of them.
            }
        }
        Runtime.getRuntime().addShutdownHook(new Thread(interrupts::terminated, "tacho-shutdown"));
        return interrupts;
    }

    void interrupted(int number) {
        Runnable running = stop;
        if (seen) {
            Runtime.getRuntime().halt(BY_SIGNAL + number);
        } else if (!begun) {
            System.exit(BY_SIGNAL + number);
        } else {
            signal = number;
            end(running);
        }
    }

    /** What the process should end with when its command ended with {@code code}. */
    public int exitCode(int code) {
        return signal == 0 ? code : BY_SIGNAL + signal;
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
