package dev.tacho.app;

import dev.tacho.cli.ProcessInterrupts;
import dev.tacho.cli.Surroundings;
import dev.tacho.demo.DemoServer;
import dev.tacho.profile.Consents;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Runner;
import dev.tacho.target.Launcher;
import dev.tacho.target.LocalLauncher;
import dev.tacho.target.Needs;
import dev.tacho.target.Requirements;
import dev.tacho.target.Targets;
import dev.tacho.ui.Services;
import dev.tacho.ui.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Logger;

/** The parts of the program and what each is given. Nothing is made here before a command asks for it. */
final class Composition {
    /** Held, since a logger that nobody holds forgets what it was told. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");
    private static final String OS = System.getProperty("os.name");
    private static final Path HOME = Path.of(System.getProperty("user.home"));

    private final Path data = DataFolder.of(System.getenv(), OS, HOME);
    private final ResultLibrary results = new ResultLibrary(data.resolve("results"));
    private final Lazy<Runner> runner = new Lazy<>(this::newRunner);

    Surroundings surroundings(ProcessInterrupts interrupts) {
        boolean display = Display.isThere(System.getenv(), OS, System.getProperty("glass.platform"));
        Surroundings.Starter runs = (profile, manner, listener) -> runner.get().start(profile, manner, listener);
        return new Surroundings(runs, this::profiles, results, display ? () -> openWorkbench(interrupts) : null,
                DemoServer::serve, requirements(), interrupts, System.in, Terminal.out(), Terminal.err(),
                Terminal.outIsTerminal(), Terminal.errIsTerminal());
    }

    private ProfileLibrary profiles() {
        return new ProfileLibrary(data.resolve("profiles"));
    }

    /** One for all runs: it lets them wait for each other's servers. */
    private Runner newRunner() {
        return new Runner(demoCommand(), Targets.ofThisMachine(), launcher());
    }

    /** This program once more, as the demo server: small, so that its memory is not mostly the JVM's reserve. */
    private static List<String> demoCommand() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx128m",
                "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow",
                "-cp", System.getProperty("java.class.path"), Main.class.getName(), "demo", "--child", "--port", "0");
    }

    /** This program once more, to keep a server's processes together: as small as a JVM can be. */
    private static List<String> guardCommand() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx16m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "--enable-native-access=ALL-UNNAMED",
                "-cp", System.getProperty("java.class.path"), Main.class.getName(), Main.GUARD);
    }

    /** Starts the servers of profiles. */
    private static Launcher launcher() {
        return new LocalLauncher(guardCommand(), DataFolder.cache(System.getenv(), OS, HOME));
    }

    private void openWorkbench(ProcessInterrupts interrupts) throws InterruptedException {
        // JavaFX warns of being on the class path, where it works as well; the user could do nothing about it.
        JAVAFX.setFilter(entry -> !String.valueOf(entry.getMessage()).startsWith("Unsupported JavaFX configuration"));
        Workbench.launch(() -> new Services(profiles(), results, runner.get()::start, DemoServer.paths(),
                data.resolve("window.properties"), new Consents(data.resolve("consents.json")), requirements()),
                interrupts::call);
    }

    private static Requirements requirements() {
        return new Requirements() {
            @Override
            public List<Need> missing(List<Need> needs) {
                return Needs.missing(needs);
            }

            @Override
            public String install(List<Need> missing) {
                return Needs.install(missing);
            }
        };
    }
}
