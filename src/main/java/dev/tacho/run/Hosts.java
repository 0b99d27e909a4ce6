package dev.tacho.run;

import dev.tacho.profile.Target;
import dev.tacho.target.LaunchListener;
import dev.tacho.target.Launcher;
import dev.tacho.target.ServerProcess;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Starts the servers that profiles describe. There is one at a time: the result of a run goes out before its server is
 * down, and until then the next one would find its port taken and its memory shared.
 */
final class Hosts {
    private static final Texts TEXTS = Texts.of("run");
    private static final Duration DEMO_PATIENCE = Duration.ofSeconds(20);

    private final List<String> demoCommand;
    private final Launcher launcher;
    private final Semaphore turn = new Semaphore(1, true);

    /** @param demoCommand how to start the built-in demo server as a process of its own */
    Hosts(List<String> demoCommand, Launcher launcher) {
        this.demoCommand = List.copyOf(demoCommand);
        this.launcher = launcher;
    }

    /**
     * @param events told what is being done and what the server prints
     * @throws IOException in the user's words; nothing is left running
     */
    Host host(Target target, Consumer<RunEvent> events) throws IOException {
        return switch (target) {
            case Target.Url _ -> Host.NONE;
            case Target.Demo _ -> {
                events.accept(new RunEvent.Preparing(TEXTS.get("preparing.demo")));
                yield demo(ServerProcess.start(demoCommand, DEMO_PATIENCE));
            }
            case Target.Server server -> started(server, events);
        };
    }

    private static Host demo(ServerProcess server) {
        return new Host() {
            @Override
            public OptionalInt port() {
                return OptionalInt.of(server.port());
            }

            @Override
            public void close() {
                server.close();
            }
        };
    }

    private Host started(Target.Server target, Consumer<RunEvent> events) throws IOException {
        takeTurn(events);
        AtomicBoolean given = new AtomicBoolean();
        Runnable giveTurn = () -> {
            if (given.compareAndSet(false, true)) {
                turn.release();
            }
        };
        boolean up = false;
        try {
            Host host = new StartedHost(launcher.launch(target.launch(), target.url(), listener(events)),
                    target.launch().cores(), giveTurn);
            up = true;
            return host;
        } finally {
            if (!up) {
                giveTurn.run();
            }
        }
    }

    private void takeTurn(Consumer<RunEvent> events) throws IOException {
        if (turn.tryAcquire()) {
            return;
        }
        events.accept(new RunEvent.Preparing(TEXTS.get("preparing.turn")));
        try {
            turn.acquire();
        } catch (InterruptedException e) {
            throw new StoppedEarly(e);
        }
    }

    private static LaunchListener listener(Consumer<RunEvent> events) {
        return new LaunchListener() {
            @Override
            public void step(String words) {
                events.accept(new RunEvent.Preparing(words));
            }

            @Override
            public void output(List<String> lines) {
                events.accept(new RunEvent.Output(lines));
            }
        };
    }
}
