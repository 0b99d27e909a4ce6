package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A command under its {@link Guard}, as seen from here. Any thread may call it. */
final class GuardedProcess {
    private static final Texts TEXTS = Texts.of("target");
    /** The guard kills for 10 s at most, and its JVM has to come down. */
    private static final long BEYOND_GRACE_MILLIS = 13_000;
    private static final long LAST_WORDS_MILLIS = 1000;
    private static final long KILL_MILLIS = 5000;
    private static final long KILL_AGAIN_MILLIS = 20;

    private final Process guard;
    private final long graceMillis;
    private final Offspring offspring = Offspring.ofThisMachine();
    private final OutputTail output = new OutputTail();
    private final Set<ProcessHandle> known = new HashSet<>();
    private final CompletableFuture<Ending> ending = new CompletableFuture<>();

    private GuardedProcess(Process guard, long graceMillis) {
        this.guard = guard;
        this.graceMillis = graceMillis;
    }

    /**
     * @param guardCommand starts a guard, once the order is appended
     * @param onLine       gets each line of output, on a thread of its own
     * @throws IOException in the user's words
     */
    static GuardedProcess start(List<String> guardCommand, GuardOrder order, Consumer<String> onLine)
            throws IOException {
        List<String> command = new ArrayList<>(guardCommand);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        command.addAll(order.taking(builder.environment()).toArguments());
        Process guard;
        try {
            guard = builder.start();
        } catch (IOException e) {
            throw new IOException(TEXTS.get("server.cannotStart", command.getFirst(), e.getMessage()), e);
        }
        GuardedProcess process = new GuardedProcess(guard, order.graceMillis());
        Thread reader = Thread.ofPlatform().daemon().name("tacho-server-output").start(() -> process.read(onLine));
        Thread.ofPlatform().daemon().name("tacho-server-end").start(() -> process.awaitEnd(reader));
        return process;
    }

    private void read(Consumer<String> onLine) {
        try {
            output.drain(guard.getInputStream(), onLine);
        } catch (IOException _) {
            // The pipe breaks when its last writer is killed; there is nothing more to read then.
        }
    }

    private void awaitEnd(Thread reader) {
        try {
            int code = guard.waitFor();
            boolean left = killKnown();
            reader.join(LAST_WORDS_MILLIS);
            ending.complete(new Ending(code, left));
        } catch (InterruptedException e) {
            ending.completeExceptionally(e);
        }
    }

    /** The guard, whose children are the command and what it left behind. */
    long pid() {
        return guard.pid();
    }

    /** How it ended, once nothing of it is left. */
    CompletableFuture<Ending> ending() {
        return ending;
    }

    boolean isAlive() {
        return !ending.isDone();
    }

    /** Its last lines as one text. */
    String lastWords() {
        List<String> lines = output.lines();
        return lines.isEmpty() ? TEXTS.get("server.saidNothing") : String.join("\n", lines);
    }

    /** Notes who belongs to it, for the case that the guard is killed. To be called about once a second. */
    synchronized void look() {
        if (guard.isAlive()) {
            Set<Long> roots = known.stream().map(ProcessHandle::pid).collect(Collectors.toSet());
            roots.add(guard.pid());
            known.addAll(offspring.of(roots));
            known.removeIf(process -> !offspring.lives(process));
        }
    }

    /** Whether there was somebody to kill, which a guard that ends by itself leaves none of. */
    private synchronized boolean killKnown() throws InterruptedException {
        known.removeIf(process -> !offspring.lives(process));
        boolean any = !known.isEmpty();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(KILL_MILLIS);
        while (!known.isEmpty() && System.nanoTime() < until) {
            known.addAll(offspring.of(known.stream().map(ProcessHandle::pid).toList()));
            known.forEach(ProcessHandle::destroyForcibly);
            Thread.sleep(KILL_AGAIN_MILLIS);
            known.removeIf(process -> !offspring.lives(process));
        }
        return any;
    }

    /** Asks it to end, with all that it has started; returns at once. */
    void end() {
        try {
            guard.getOutputStream().close();
        } catch (IOException _) {
            // The guard is gone already.
        }
    }

    /** Ends it and returns when nothing of it is left; an interrupt does not keep it from that. */
    void endAndWait() {
        look();
        end();
        boolean interrupted = false;
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(graceMillis + BEYOND_GRACE_MILLIS);
        while (isAlive()) {
            try {
                ending.get(Math.max(1, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (InterruptedException _) {
                interrupted = true;
            } catch (TimeoutException _) {
                guard.destroyForcibly(); // it hangs; what it has guarded is known
                until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(BEYOND_GRACE_MILLIS);
            } catch (ExecutionException e) {
                throw new IllegalStateException("the thread that waits for a guard was interrupted", e);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
