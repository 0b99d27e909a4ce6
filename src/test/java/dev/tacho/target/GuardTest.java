package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@EnabledOnOs(OS.LINUX)
class GuardTest {
    private static final String TREE = "trap '' TERM; setsid sh -c 'sleep 1000 & sleep 1000' & ";

    @TempDir
    private Path cache;
    private final Marked marked = Marked.anew();

    /** Launches a server, says so and stays, as Tacho does; a program of its own, to be killed. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        new TryLaunch(Path.of(arguments[0])).start(TryLaunch.of(TryLaunch.service("tree", arguments[1])));
        System.out.println("launched");
        Thread.sleep(TimeUnit.DAYS.toMillis(1));
    }

    @Test
    void whenTachoIsKilledItsServersDieWithEverythingTheyStarted() throws Exception {
        Process tacho = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path"), GuardTest.class.getName(), cache.toString(),
                marked.export() + TREE + TryLaunch.LISTEN).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (BufferedReader said = tacho.inputReader()) {
            assertThat(said.readLine()).isEqualTo("launched");
            marked.await(alive -> alive >= 3);
        } finally {
            tacho.destroyForcibly();
        }
        marked.await(0);
    }

    @Test
    void whenAGuardIsKilledItsServerDiesAndThatIsSaid() throws Exception {
        try (StartedServer server = new TryLaunch(cache).start(TryLaunch.of(TryLaunch.service("tree",
                marked.export() + TREE + TryLaunch.LISTEN)))) {
            guards().forEach(ProcessHandle::destroyForcibly);
            assertThat(server.death().get(30, TimeUnit.SECONDS)).startsWith("tree was ended because");
            assertThat(marked.alive()).isEmpty();
        }
    }

    @Test
    void aGuardThatIsAskedToEndEndsItsServerFirst() throws Exception {
        try (StartedServer server = new TryLaunch(cache).start(TryLaunch.of(TryLaunch.service("tree",
                marked.export() + TryLaunch.LISTEN)))) {
            guards().forEach(ProcessHandle::destroy);
            assertThat(server.death().get(30, TimeUnit.SECONDS)).startsWith("tree ");
            assertThat(marked.alive()).isEmpty();
        }
    }

    private static List<ProcessHandle> guards() {
        List<ProcessHandle> guards = ProcessHandle.current().children().filter(child -> child.info().commandLine()
                .orElse("").contains(GuardMain.class.getName())).toList();
        assertThat(guards).hasSize(1);
        return guards;
    }

    @Test
    void anOrderTravelsAsArguments() {
        GuardOrder order = new GuardOrder(2, 1500, true, "/a b", new TreeMap<>(
                Map.of("A", "1=2", "B", "")), List.of("run", "--", "--set", "x y"));
        assertThat(GuardOrder.parse(order.toArguments())).isEqualTo(order);
    }

    @Test
    void whatIsMeantForJvmsReachesTheCommandAndNotItsGuard() {
        Map<String, String> surroundings = new TreeMap<>(Map.of("JAVA_TOOL_OPTIONS", "-Da=b", "_JAVA_OPTIONS", "-Dc",
                "HOME", "/root"));
        GuardOrder order = new GuardOrder(2, 1500, true, "/", new TreeMap<>(Map.of("_JAVA_OPTIONS", "-Dmine")),
                List.of("java"));
        assertThat(order.taking(surroundings).environment())
                .isEqualTo(Map.of("JAVA_TOOL_OPTIONS", "-Da=b", "_JAVA_OPTIONS", "-Dmine"));
        assertThat(surroundings).isEqualTo(Map.of("HOME", "/root"));
    }

    @Test
    void exitCodesAreThoseOfShells() {
        assertThat(Posix.exitCode(3 << 8)).isEqualTo(3);
        assertThat(Posix.exitCode(9)).isEqualTo(137);
        assertThat(new Ending(139, false).words("it")).isEqualTo("it was killed by signal 11 (SEGV)");
        assertThat(new Ending(200, false).words("it")).isEqualTo("it ended with exit code 200");
    }
}
