package dev.tacho.target;

import dev.tacho.text.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A command and all that it has started, in the guard's process. {@link #await} runs on the main thread and does all
 * the work; others only wake it.
 */
final class GuardedTree {
    private static final Texts TEXTS = Texts.of("target");
    /** Nothing tells when a process that was adopted ends. */
    private static final long LOOK_MILLIS = 1000;
    private static final long LOOK_WHILE_ENDING_MILLIS = 20;
    /** What cannot be killed hangs in the kernel, or belongs to somebody else. */
    private static final long KILL_MILLIS = 10_000;

    private final long self = ProcessHandle.current().pid();
    private final Offspring offspring = Offspring.ofThisMachine();
    private final Optional<Posix> system = Posix.ofThisMachine();
    private final Process command;
    private final GuardOrder order;
    private final Set<ProcessHandle> seen = new HashSet<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Object bell = new Object();
    private boolean rung;
    private volatile boolean ending;
    private int lastReaped;

    GuardedTree(Process command, GuardOrder order) {
        this.command = command;
        this.order = order;
        command.onExit().thenRun(this::ring);
    }

    /** Ends it all; returns at once. */
    void end() {
        ending = true;
        ring();
    }

    void endAndWait() {
        end();
        try {
            ended.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void ring() {
        synchronized (bell) {
            rung = true;
            bell.notifyAll();
        }
    }

    /** Returns when nothing of it is left, with its exit code. */
    int await() {
        try {
            List<ProcessHandle> alive = look();
            while (!ending && (command.isAlive() || !order.once() && !alive.isEmpty())) {
                pause(LOOK_MILLIS);
                alive = look();
            }
            if (!alive.isEmpty()) {
                ask();
                kill();
            }
            int code = command.waitFor();
            // One that puts itself into the background is what its last process was.
            return code == 0 && !order.once() ? lastReaped : code;
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts a main thread", e);
        } finally {
            ended.countDown();
        }
    }

    private void pause(long millis) throws InterruptedException {
        synchronized (bell) {
            if (!rung) {
                bell.wait(millis);
            }
            rung = false;
        }
    }

    /**
     * What lives of it. One that starts another and ends while we look is seen no more, and the other not yet: so there
     * is nothing only if, after that, we have no child either. Where orphans are not adopted, all once seen count.
     */
    private List<ProcessHandle> look() {
        do {
            for (long child : offspring.endedChildrenOf(self)) {
                if (child != command.pid()) {
                    system.ifPresent(calls -> lastReaped = calls.reap(child));
                }
            }
            Set<Long> roots = seen.stream().map(ProcessHandle::pid).collect(Collectors.toSet());
            roots.add(self);
            seen.addAll(offspring.of(roots));
            seen.removeIf(process -> !offspring.lives(process));
        } while (seen.isEmpty() && !offspring.childrenOf(self).isEmpty());
        return List.copyOf(seen);
    }

    /** Asks those whose parents are not among them, each once, until the time of grace is over. */
    private void ask() throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(order.graceMillis());
        Set<ProcessHandle> asked = new HashSet<>();
        for (List<ProcessHandle> alive = look(); !alive.isEmpty() && System.nanoTime() < until; alive = look()) {
            Set<ProcessHandle> family = Set.copyOf(alive);
            alive.stream().filter(process -> process.parent().filter(family::contains).isEmpty()).filter(asked::add)
                    .forEach(this::ask);
            pause(LOOK_WHILE_ENDING_MILLIS);
        }
    }

    private void ask(ProcessHandle process) {
        system.ifPresentOrElse(calls -> calls.signal(process.pid(), order.signal()), process::destroy);
    }

    /** Again and again, since one that is about to be killed may start another. */
    private void kill() throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(KILL_MILLIS);
        List<ProcessHandle> alive = look();
        while (!alive.isEmpty() && System.nanoTime() < until) {
            alive.forEach(ProcessHandle::destroyForcibly);
            pause(LOOK_WHILE_ENDING_MILLIS);
            alive = look();
        }
        if (!alive.isEmpty()) {
            System.err.println(TEXTS.get("guard.cannotKill", alive.stream().map(ProcessHandle::pid)
                    .map(String::valueOf).collect(Collectors.joining(", "))));
        }
    }
}
