package dev.tacho.target;

import static dev.tacho.target.TryLaunch.LISTEN;
import static dev.tacho.target.TryLaunch.service;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@EnabledOnOs(OS.LINUX)
class LocalLauncherTest {
    @TempDir
    private Path cache;
    private final Marked marked = Marked.anew();

    private TryLaunch tried() {
        return new TryLaunch(cache);
    }

    /** A service that listens where the URL says. */
    private Service listener(String before) {
        return service("perl", marked.export() + before + LISTEN);
    }

    @AfterEach
    void nothingIsLeft() throws IOException {
        assertThat(marked.alive()).isEmpty();
    }

    @Test
    void isUpWhenItsPortAcceptsAndGoneWhenClosed() throws IOException {
        Path dir;
        int port;
        try (StartedServer server = tried().start(TryLaunch.of(listener("pwd; ")))) {
            port = server.port();
            assertThat(server.url()).isEqualTo("http://127.0.0.1:" + port + "/");
            assertThat(Ports.accepts("127.0.0.1", port)).isTrue();
            assertThat(server.log()).hasSizeGreaterThanOrEqualTo(1).allMatch(line -> line.startsWith("perl | "));
            dir = Path.of(server.log().getFirst().substring("perl | ".length()));
            assertThat(dir).isDirectory();
            assertThat(server.services()).singleElement()
                    .satisfies(service -> assertThat(service.command()).startsWith("/bin/sh -c '"));
            assertThat(server.startSeconds()).isPositive();
            assertThat(server.death()).isNotDone();
        }
        assertThat(dir).doesNotExist();
        assertThat(Ports.isTaken(port)).isFalse();
    }

    @Test
    void watchesItsProcessesUnderTheNamesOfTheServicesWithoutTheGuards() throws IOException {
        try (StartedServer server = tried().start(TryLaunch.of(service("idle", marked.export() + "exec sleep 1000"),
                listener("")))) {
            TargetSample sample = server.watch().orElseThrow().sample().orElseThrow();
            assertThat(sample.each()).extracting(ProcessSample::name).containsExactlyInAnyOrder("idle", "perl");
        }
    }

    @Test
    void servicesGetTheSignalTheyAskFor() throws IOException {
        Service service = new Service("perl", TryLaunch.shell(marked.export() + "trap 'echo stopped by INT; exit 0' INT;"
                + "(" + LISTEN + ") & wait"), new Ready.Log("^up$"), StopSignal.INT, 5);
        StartedServer server = tried().start(TryLaunch.of(service));
        server.close();
        server.close();
        assertThat(server.log()).contains("perl | stopped by INT");
        assertThat(server.death()).isNotDone();
    }

    @Test
    void oneThatIgnoresTheSignalIsKilled() throws Exception {
        StartedServer server = tried().start(TryLaunch.of(service("deaf", marked.export() + "trap '' TERM; " + LISTEN,
                new Ready.Started(), 0.3)));
        assertThat(marked.alive()).hasSize(1);
        server.close();
        assertThat(marked.alive()).isEmpty();
    }

    @Test
    void oneThatPutsItselfIntoTheBackgroundLivesAndIsEnded() throws Exception {
        Service daemon = service("daemon", marked.export() + "(setsid sh -c '(" + LISTEN.replace("'", "'\\''")
                + ") & sleep 0.1' > /dev/null 2>&1 &) ; exit 0");
        StartedServer server = tried().start(TryLaunch.of(daemon));
        marked.await(1);
        assertThat(server.death()).isNotDone();
        server.close();
        assertThat(marked.alive()).isEmpty();
    }

    @Test
    void threeHundredProcessesAreEnded() throws Exception {
        StartedServer server = tried().start(TryLaunch.of(service("many", marked.export()
                + "i=0; while [ $i -lt 300 ]; do setsid sh -c 'trap \"\" TERM; sleep 1000' & i=$((i+1)); done; "
                + LISTEN, new Ready.Started(), 0.2)));
        marked.await(601);
        server.close();
        assertThat(marked.alive()).isEmpty();
    }

    /** Each has a child and ends, for long: whoever looks sees the parent or the child too late. */
    @Test
    void onesThatRunAwayByForkingAreCaught() throws IOException {
        Service service = service("hare", marked.export() + "perl -e '$SIG{{TERM} = \"IGNORE\"; "
                + "for (1..20000) { $p = fork; exit if $p; }' & " + LISTEN, new Ready.Started(), 0.2);
        tried().start(TryLaunch.of(service)).close();
        assertThat(marked.alive()).isEmpty();
    }

    @Test
    void oneThatEndsAtOnceIsQuoted() {
        assertThatThrownBy(() -> tried().start(TryLaunch.of(service("short", "echo no configuration; exit 3"))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("short ended with exit code 3 before it was ready")
                .hasMessageContaining("no configuration");
    }

    @Test
    void oneThatIsNeverReadyIsEndedAndQuoted() {
        Service service = service("slow", marked.export() + "echo thinking; exec sleep 1000");
        Launch launch = new Launch(List.of(), List.of(), Optional.empty(), List.of(service), List.of(), "", 1);
        assertThatThrownBy(() -> tried().start(launch)).isInstanceOf(IOException.class)
                .hasMessageContaining("slow was not ready after ").hasMessageContaining("thinking");
    }

    @Test
    void aTakenPortIsSaidWithItsOwner() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String self = ProcessHandle.current().pid() + ")";
            assertThatThrownBy(() -> tried().start(TryLaunch.of(listener("")),
                    "http://127.0.0.1:" + taken.getLocalPort() + "/")).isInstanceOf(IOException.class)
                    .hasMessageContaining("Port " + taken.getLocalPort() + " is taken by java (process " + self);
        }
    }

    @Test
    void aFixedPortIsUsed() throws IOException {
        int port = Ports.free(1).getFirst();
        try (StartedServer server = tried().start(TryLaunch.of(listener("")), "http://127.0.0.1:" + port + "/x")) {
            assertThat(server.port()).isEqualTo(port);
            assertThat(server.url()).isEqualTo("http://127.0.0.1:" + port + "/x");
        }
    }

    @Test
    void whatIsMissingIsSaidWithHowToGetIt() {
        Launch launch = new Launch(List.of(new Need("no-such-server", "no-such-package", "")), List.of(),
                Optional.empty(), List.of(listener("")), List.of(), "", 5);
        assertThatThrownBy(() -> tried().start(launch)).isInstanceOf(IOException.class)
                .hasMessageContaining("no-such-server")
                .hasMessageContaining("apt-get install --no-install-recommends no-such-package");
        assertThatThrownBy(() -> tried().start(Launch.of(List.of("no-such-server")))).isInstanceOf(IOException.class)
                .hasMessageContaining("“no-such-server” is not on this machine");
    }

    @Test
    void aMistypedPlaceholderIsNamed() {
        assertThatThrownBy(() -> tried().start(Launch.of(List.of("sleep", "{prot}")))).isInstanceOf(IOException.class)
                .hasMessageContaining("Did you mean “{port}”?");
    }

    @Test
    void filesArePlacedAndFilledIn() throws IOException {
        List<LaunchFile> files = List.of(
                new LaunchFile("conf/a.conf", new Content.Text("port={port} other={port:other} {{x} {y}"), true),
                new LaunchFile("start.sh", new Content.Text("#!/bin/sh\ncat conf/a.conf; echo\n" + LISTEN), true));
        Service service = new Service("files", new Command(List.of("./start.sh"), false, "",
                new TreeMap<>(), ""), new Ready.Log("^up$"), StopSignal.TERM, 5);
        try (StartedServer server = tried().start(TryLaunch.of(files, Optional.empty(), "", service))) {
            assertThat(server.log().getFirst())
                    .matches("files \\| port=" + server.port() + " other=\\d+ \\{x} \\{y}");
        }
    }

    @Test
    void aTemplateThatIsNoTextIsToldByItsName() {
        LaunchFile program = new LaunchFile("conf/a", new Content.Local("/bin/sh"), true);
        assertThatThrownBy(() -> tried().start(TryLaunch.of(List.of(program), Optional.empty(), "", listener(""))))
                .isInstanceOf(IOException.class).hasMessageStartingWith("“conf/a” is not text")
                .hasMessageContaining("“template”");
    }

    @Test
    void servicesWaitForEachOther() throws IOException {
        TryLaunch tried = tried();
        try (StartedServer server = tried.start(TryLaunch.of(
                service("first", marked.export() + "sleep 0.3; echo one > {dir}/sock; exec sleep 1000",
                        new Ready.File("{dir}/sock"), 5),
                service("second", marked.export() + "cat {dir}/sock; " + LISTEN, new Ready.Port("{port}"), 5)))) {
            assertThat(server.log()).contains("second | one");
            assertThat(tried.steps).containsSubsequence("Starting first", "Starting second");
        }
    }

    @Test
    void aDeathIsToldWithItsSignal() throws Exception {
        try (StartedServer server = tried().start(TryLaunch.of(listener("")))) {
            ProcessHandle.of(marked.alive().getFirst()).orElseThrow().destroyForcibly();
            assertThat(server.death().get(10, TimeUnit.SECONDS)).isEqualTo("perl was killed by signal 9 (KILL)");
        }
    }

    @Test
    void versionsAreAskedForAndAComplaintIsAnAnswer() throws IOException {
        Launch launch = new Launch(List.of(), List.of(), Optional.empty(), List.of(listener("")),
                List.of(TryLaunch.shell("echo; echo 'Server 1.2' >&2; echo more"), TryLaunch.shell("exit 4"),
                        Command.of(List.of("no-such-server", "-v"))), "", 20);
        try (StartedServer server = tried().start(launch)) {
            assertThat(server.versions()).extracting(StartedServer.Version::text).satisfiesExactly(
                    first -> assertThat(first).isEqualTo("Server 1.2"),
                    second -> assertThat(second).contains("exit code 4"),
                    third -> assertThat(third).contains("no-such-server"));
            assertThat(server.versions().getLast().command()).isEqualTo("no-such-server -v");
        }
    }

    @Test
    void aFloodOfOutputIsBounded() throws Exception {
        TryLaunch tried = tried();
        try (StartedServer server = tried.start(TryLaunch.of(service("flood", marked.export()
                + "seq 100000; head -c 10000 /dev/zero | tr '\\0' x; echo; " + LISTEN, new Ready.Log("^up$"), 5)))) {
            assertThat(server.log()).hasSize(ServerOutput.KEPT).endsWith("flood | up");
            assertThat(server.log()).allMatch(line -> line.length() <= OutputTail.LONGEST_LINE + "flood | ".length());
        }
        assertThat(tried.told).isNotEmpty().allMatch(lines -> lines.size() <= ServerOutput.MOST_TOLD_AT_ONCE)
                .anyMatch(lines -> lines.getFirst().contains("lines left out"));
        assertThat(tried.told.getLast()).endsWith("flood | up");
    }

    @Test
    void anInterruptGivesUpAndLeavesNothing() throws Exception {
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        Thread launching = Thread.ofPlatform().start(() -> {
            try {
                tried().start(TryLaunch.of(service("slow", marked.export() + "exec sleep 1000")));
                thrown.complete(null);
            } catch (IOException e) {
                thrown.complete(Thread.currentThread().isInterrupted() ? e : null);
            }
        });
        marked.await(1);
        launching.interrupt();
        assertThat(thrown.get(30, TimeUnit.SECONDS)).isInstanceOf(InterruptedIOException.class);
    }

    @Test
    void anUnknownUserIsSaidToRootAndIgnoredByOthers() throws IOException {
        Service service = new Service("perl", TryLaunch.shell(marked.export() + LISTEN, "no-such-user"),
                new Ready.Started(), StopSignal.TERM, 5);
        if (Account.isRoot()) {
            assertThatThrownBy(() -> tried().start(TryLaunch.of(service))).isInstanceOf(IOException.class)
                    .hasMessageContaining("There is no user “no-such-user”");
        } else {
            tried().start(TryLaunch.of(service)).close();
        }
    }

    @Test
    void asRootAServiceRunsAsItsUserWithADirectoryOfItsOwn() throws IOException {
        Service service = new Service("perl", TryLaunch.shell(marked.export()
                + "id -un; echo $HOME; touch {dir}/mine && echo written; " + LISTEN, "nobody"),
                new Ready.Log("^up$"), StopSignal.TERM, 5);
        try (StartedServer server = tried().start(TryLaunch.of(service))) {
            assertThat(server.log()).contains("perl | written");
            if (Account.isRoot()) {
                assertThat(server.log()).contains("perl | nobody");
                assertThat(server.services().getFirst().command()).startsWith("setpriv --reuid nobody");
            }
        }
    }

    @Test
    void aServerKeepsToItsCoresAndTachoToTheOthers() throws IOException {
        var before = Cores.allowed();
        String first = String.valueOf(before.nextSetBit(0));
        try (StartedServer server = tried().start(TryLaunch.of(List.of(), Optional.empty(), first,
                service("perl", marked.export() + "grep Cpus_allowed_list /proc/self/status; " + LISTEN,
                        new Ready.Log("^up$"), 5)))) {
            assertThat(server.log().getFirst()).endsWith("\t" + first);
            if (before.cardinality() > 1) {
                assertThat(Cores.allowed().get(before.nextSetBit(0))).isFalse();
            }
        }
        assertThat(Cores.allowed()).isEqualTo(before);
        assertThatThrownBy(() -> tried().start(TryLaunch.of(List.of(), Optional.empty(), "0,4000", listener(""))))
                .isInstanceOf(IOException.class).hasMessageContaining("4000");
    }

    @Test
    void aDirectoryThatIsNotThereIsSaid() {
        Service service = new Service("perl", new Command(List.of("sleep", "1"), false, "/no/such/place",
                new TreeMap<>(), ""), new Ready.Started(), StopSignal.TERM, 5);
        assertThatThrownBy(() -> tried().start(TryLaunch.of(service))).isInstanceOf(IOException.class)
                .hasMessageContaining("There is no directory /no/such/place");
    }
}
