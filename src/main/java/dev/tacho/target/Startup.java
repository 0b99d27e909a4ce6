package dev.tacho.target;

import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Placeholders;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One launch: what it has taken hold of so far, and how to let go of it. {@link #run} is for one thread. */
final class Startup {
    private static final Texts TEXTS = Texts.of("target");
    private static final long LOOK_SECONDS = 1;
    private static final long PORT_MILLIS = 2000;
    private static final long PORT_LOOK_MILLIS = 20;

    private final Launch launch;
    private final LaunchListener listener;
    private final List<String> guardCommand;
    private final Processes processes;
    private final ScheduledThreadPoolExecutor clock;
    private final ServerOutput output;
    private final RunningServices services;
    private final Map<String, String> values = new HashMap<>();
    private final List<Integer> ports = new ArrayList<>();
    private final List<StartedServer.Version> versions = new ArrayList<>();
    /** Also when Tacho is asked to end by a signal, what it started gets its time to. */
    private final Thread atExit = Thread.ofPlatform().unstarted(this::close);
    private volatile ScratchFolder scratch;
    private volatile OwnCores ownCores;
    private boolean closed;

    Startup(Launch launch, LaunchListener listener, List<String> guardCommand, Processes processes) {
        this.launch = launch;
        this.listener = listener;
        this.guardCommand = guardCommand;
        this.processes = processes;
        clock = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("tacho-server-log").factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        output = new ServerOutput(clock, listener::output);
        services = new RunningServices(guardCommand, output);
    }

    /** @throws IOException in the user's words; {@link #close} is due then, as after the server's life */
    LocalServer run(String url, Path cache) throws IOException, InterruptedException {
        Runtime.getRuntime().addShutdownHook(atExit);
        List<String> prefix = requireAll();
        String filled = choosePorts(url);
        HttpUrl address = parsed(filled);
        scratch = ScratchFolder.create(users());
        values.put(Placeholders.DIR, scratch.path().toString());
        Optional<Preparation> preparation = launch.prepare().isEmpty() ? Optional.empty()
                : Optional.of(new Preparation(launch.prepare().get(), guardCommand, cache));
        preparation.ifPresent(made -> values.put(Placeholders.CACHE, made.folder().toString()));
        LaunchFiles.write(launch.files(), scratch.path(), values);
        if (users().size() == 1) {
            LaunchFiles.give(scratch.path(), users().getFirst());
        }
        CommandLines unpinned = new CommandLines(values, List.of());
        if (preparation.isPresent()) {
            preparation.get().ensure(unpinned, listener, output);
        }
        for (Command command : launch.versions()) {
            listener.step(TEXTS.get("versions.asking"));
            versions.add(VersionAnswer.of(command, unpinned, scratch.path(), guardCommand));
        }
        for (int port : ports) {
            Ports.requireFree(port, processes); // a preparation may have taken minutes
        }
        double seconds = startServices(new CommandLines(values, prefix), address, !prefix.isEmpty());
        clock.scheduleWithFixedDelay(services::look, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
        return new LocalServer(this, address.port(), filled, seconds);
    }

    /** What can be told without touching anything; what pins the services to their cores. */
    private List<String> requireAll() throws IOException {
        List<Launch.Need> missing = Needs.missing(launch.needs());
        if (!missing.isEmpty()) {
            throw new IOException(Needs.sentence(missing));
        }
        for (Command command : commands()) {
            CommandLines.requireProgram(command);
        }
        for (String user : users()) {
            Account.find(user);
        }
        if (launch.cores().isEmpty()) {
            return List.of();
        }
        BitSet cores = Cores.ofThisMachine(launch.cores());
        if (!OwnCores.canBeKept()) {
            listener.step(TEXTS.get("cores.noTaskset", launch.cores()));
            return List.of();
        }
        return OwnCores.prefix(cores);
    }

    private List<Command> commands() {
        List<Command> commands = new ArrayList<>(launch.services().stream().map(Service::command).toList());
        launch.prepare().ifPresent(prepare -> commands.addAll(prepare.steps()));
        return commands;
    }

    private List<String> users() {
        return commands().stream().map(Command::user).filter(Account::changes).distinct().toList();
    }

    /** The URL with its port. */
    private String choosePorts(String url) throws IOException {
        List<String> named = new ArrayList<>(LaunchTexts.of(launch).flatMap(text -> Placeholders.names(text).stream())
                .filter(name -> name.startsWith(Placeholders.NAMED_PORT)).distinct().toList());
        List<Integer> free = Ports.free(named.size() + 1);
        for (int i = 0; i < named.size(); i++) {
            values.put(named.get(i), String.valueOf(free.get(i)));
            ports.add(free.get(i));
        }
        String filled = new Target.Server(url, launch).url(free.getLast());
        int port = parsed(filled).port();
        Ports.requireFree(port, processes);
        ports.add(port);
        values.put(Placeholders.PORT, String.valueOf(port));
        return filled;
    }

    private static HttpUrl parsed(String url) throws IOException {
        try {
            return HttpUrl.parse(url);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** How many seconds it took. */
    private double startServices(CommandLines lines, HttpUrl address, boolean pinned)
            throws IOException, InterruptedException {
        if (pinned) {
            BitSet cores = Cores.parse(launch.cores());
            if (cores.equals(Cores.allowed())) {
                listener.step(TEXTS.get("cores.shared"));
            }
            ownCores = OwnCores.keepOff(cores);
        }
        long begun = System.nanoTime();
        long end = begun + (long) (launch.readySeconds() * TimeUnit.SECONDS.toNanos(1));
        for (Service service : launch.services()) {
            listener.step(TEXTS.get("start.service", service.name()));
            services.start(service, lines, scratch.path(), end);
        }
        listener.step(TEXTS.get("start.port", String.valueOf(address.port())));
        services.await(() -> Ports.accepts(address.host(), address.port()), end);
        return (System.nanoTime() - begun) / 1e9;
    }

    RunningServices services() {
        return services;
    }

    ServerOutput output() {
        return output;
    }

    List<StartedServer.Version> versions() {
        return List.copyOf(versions);
    }

    /** Ends the services and lets go of everything else. What cannot be undone is said to the listener. */
    synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        forgetExit();
        services.end();
        attempt(() -> {
            if (ownCores != null) {
                ownCores.close();
            }
        });
        awaitFreePorts();
        attempt(() -> {
            if (scratch != null) {
                scratch.close();
            }
        });
        output.tell();
        clock.shutdown();
    }

    private void forgetExit() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException _) {
            // It is what runs now, or about to.
        }
    }

    private interface Undoing {
        void run() throws IOException;
    }

    private void attempt(Undoing undoing) {
        try {
            undoing.run();
        } catch (IOException e) {
            listener.step(TEXTS.get("close.failed", e.getMessage()));
        }
    }

    /** Whoever listened is dead; the system takes a moment to notice. */
    private void awaitFreePorts() {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PORT_MILLIS);
        boolean interrupted = false;
        while (!services.described().isEmpty() && ports.stream().anyMatch(Ports::isTaken) && System.nanoTime() < end) {
            try {
                TimeUnit.MILLISECONDS.sleep(PORT_LOOK_MILLIS);
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
