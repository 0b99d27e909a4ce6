package dev.tacho.target;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Launches of small programs, and what is told of them. Any thread may tell. */
final class TryLaunch implements LaunchListener {
    static final String URL = "http://127.0.0.1:{port}/";
    /** Accepts, and answers nothing; stays until it is ended. */
    static final String LISTEN = "exec perl -MIO::Socket::INET -e '"
            + "$SIG{\"INT\"} = sub { print \"stopped by INT\\n\"; exit 0 }; $s = IO::Socket::INET->new(Listen => 9, "
            + "ReuseAddr => 1, LocalAddr => \"127.0.0.1:\" . shift) or die \"no port\"; $| = 1; print \"up\\n\"; "
            + "while ($c = $s->accept) { close $c }' {port}";

    final List<String> steps = Collections.synchronizedList(new ArrayList<>());
    final List<List<String>> told = Collections.synchronizedList(new ArrayList<>());
    private final LocalLauncher launcher;

    TryLaunch(Path cache) {
        launcher = new LocalLauncher(GuardMain.command(), cache);
    }

    static Command shell(String script) {
        return new Command(List.of(script), true, "", new TreeMap<>(), "");
    }

    static Command shell(String script, String user) {
        return new Command(List.of(script), true, "", new TreeMap<>(), user);
    }

    static Service service(String name, String script) {
        return service(name, script, new Ready.Started(), 5);
    }

    static Service service(String name, String script, Ready ready, double graceSeconds) {
        return new Service(name, shell(script), ready, StopSignal.TERM, graceSeconds);
    }

    static Launch of(Service... services) {
        return of(List.of(), Optional.empty(), "", services);
    }

    static Launch of(List<LaunchFile> files, Optional<Prepare> prepare, String cores, Service... services) {
        return new Launch(List.of(), files, prepare, List.of(services), List.of(), cores, 20);
    }

    StartedServer start(Launch launch) throws IOException {
        return start(launch, URL);
    }

    StartedServer start(Launch launch, String url) throws IOException {
        return launcher.launch(launch, url, this);
    }

    @Override
    public void step(String words) {
        steps.add(words);
    }

    @Override
    public void output(List<String> lines) {
        told.add(lines);
    }
}
