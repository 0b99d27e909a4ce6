package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ways to fail that belong to a machine rather than to a server, in processes of their own: with a network namespace
 * that has nothing but loopback, or with few files. What needs root is left out without it.
 */
@Timeout(120)
class EngineSystemTest {
    /** Without waiting for those of the run before to be free again. */
    private static final String FOUR_PORTS = "echo 40000 40003 > /proc/sys/net/ipv4/ip_local_port_range && "
            + "echo 0 > /proc/sys/net/ipv4/tcp_max_tw_buckets";

    @TempDir
    private Path folder;

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static int exitOf(String... command) throws IOException, InterruptedException {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor();
        } catch (IOException _) {
            return -1; // not installed
        }
    }

    /** Runs the probe after {@code setUp}, a line of shell. */
    private void probe(List<String> around, String setUp, String... args) throws Exception {
        Path output = folder.resolve("output");
        List<String> command = new ArrayList<>(around);
        command.addAll(List.of("sh", "-c", setUp + "; exec \"$@\"", "sh", java(), "-ea", "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow",
                "-cp", System.getProperty("java.class.path"), SystemProbe.class.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        try {
            assertThat(process.waitFor(100, TimeUnit.SECONDS)).as("ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
        // Nothing else is said: no exception that nobody caught, no warning of a library.
        assertThat(Files.readString(output)).isEqualTo("all as expected\n");
        assertThat(process.exitValue()).isZero();
    }

    private void probeNamespace(String setUp, String... args) throws Exception {
        assumeTrue(exitOf("unshare", "-n", "ip", "link", "set", "lo", "up") == 0, "needs root and a network namespace");
        probe(List.of("unshare", "-n"), "ip link set lo up && " + setUp, args);
    }

    @Test
    void noWayToTheServerIsUnreachable() throws Exception {
        probeNamespace("ip route add unreachable 127.5.0.0/16 table local", "unreachable", "127.5.0.1");
    }

    @Test
    void whatTheSystemForbidsIsAnotherCause() throws Exception {
        probeNamespace("ip route add prohibit 127.6.0.0/16 table local", "prohibited", "127.6.0.1");
    }

    @Test
    void noPortLeftIsItsOwnCause() throws Exception {
        probeNamespace(FOUR_PORTS, "ports");
    }

    @Test
    void noPortLeftOfALocalAddressIsTheSameCause() throws Exception {
        probeNamespace(FOUR_PORTS, "localPorts");
    }

    @Test
    void noFileLeftIsItsOwnCause() throws Exception {
        probe(List.of(), "ulimit -n 400", "files");
    }

    @Test
    void engineThatCannotBeMadeKeepsNoFileAndSaysWhy() throws Exception {
        probe(List.of(), "ulimit -n 200", "engines");
    }

    @Test
    void filesThatTheProgramNeedsAreNotTaken() throws Exception {
        probe(List.of(), "ulimit -n 400", "reserve");
    }

    @Test
    void unixSocketWithoutTheRightToItIsAnotherCause() throws Exception {
        String[] withoutRights = {"setpriv", "--inh-caps=-all", "--bounding-set=-dac_override,-dac_read_search"};
        assumeTrue(exitOf("setpriv", "--bounding-set=-dac_override,-dac_read_search", "true") == 0,
                "needs root and setpriv");
        Path path = folder.resolve("mine.sock");
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(path));
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("r--r--r--"));
            probe(List.of(withoutRights), "true", "unixSocket", path.toString());
        }
    }
}
