package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.run.RunEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be said of {@code tacho ab} without ab. */
class AbCommandTest {
    @TempDir
    private Path data;
    private Bench bench;

    @BeforeEach
    void open() {
        bench = new Bench(data);
    }

    @Test
    void saysWhatAbSaysAndWritesTheResultBesideIt() throws Exception {
        Path json = data.resolve("r.json");
        assertThat(bench.run("ab", "-q", "--json", json.toString(), "http://localhost/")).isZero();
        assertThat(bench.out()).contains("\nBenchmarking localhost (be patient).....done\n\n\nServer Software:")
                .contains("Percentage of the requests served within a certain time (ms)\n")
                .endsWith(" (longest request)\n");
        assertThat(bench.err()).isEmpty();
        assertThat(Files.readString(json)).contains("tacho.result/1");
        assertThat(bench.warmedUp()).isTrue();
    }

    @Test
    void theServerSeesTheClientThatItKnows() {
        bench.run("ab", "http://localhost/");
        assertThat(bench.started().request().headers()).singleElement().asString().contains("ApacheBench/2.3");
        bench.run("ab", "-H", "user-agent: own", "http://localhost/");
        assertThat(bench.started().request().headers()).singleElement().asString().contains("own");
    }

    @Test
    void theHelpNamesEveryOptionAndEveryDifference() {
        assertThat(bench.run("ab", "-h")).isEqualTo(22);
        assertThat(bench.out()).isEmpty();
        assertThat(bench.err()).startsWith("Usage: tacho ab [options] [http[s]://]hostname[:port]/path\nOptions are:\n"
                + "    -n requests     Number of requests to perform\n").contains("--json FILE", "Where this is better");
        assertThat(bench.err().lines().filter(line -> line.length() > 112)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"CONNECT_REFUSED, 111, apr_socket_recv: Connection refused (111)",
        "CONNECT_TIMEOUT, 119, apr_pollset_poll: The timeout specified has expired (70007)",
        "CONNECT_UNREACHABLE, 101, apr_socket_connect(): Network is unreachable (101)",
        "DNS, 50, apr_sockaddr_info_get() for h: Name or service not known (670002)", "TLS, 1, why"})
    void aServerThatIsNotThereIsToldInAbsWords(Failure cause, int code, String words) {
        bench.play((_, listener) -> {
            listener.accept(new RunEvent.Failed("why", Optional.of(cause)));
            return () -> { };
        });
        assertThat(bench.run("ab", "http://h/")).isEqualTo(code);
        assertThat(bench.err()).isEqualTo(words + "\n");
    }

    @Test
    void aFileThatCannotBeWrittenIsToldBeforeTheRun() throws Exception {
        Path file = Files.writeString(data.resolve("file"), "");
        assertThat(bench.run("ab", "-g", file.resolve("g").toString(), "http://h/")).isEqualTo(1);
        assertThat(bench.err()).startsWith("Cannot open gnuplot output file: ");
        assertThat(bench.startedNone()).isTrue();
    }

    @Test
    void whatCannotRunIsToldInASentence() {
        assertThat(bench.run("ab", "http://127.1/")).isEqualTo(22);
        assertThat(bench.err()).startsWith("tacho ab: ").contains("four decimal numbers");
        assertThat(bench.startedNone()).isTrue();
    }

    @Test
    void aRunThatTheUserEndsIsReportedAndTellsSo() {
        bench.play(Script.untilStopped(bench.result()));
        bench.interruptOnceRunning();
        bench.run("ab", "http://h/");
        assertThat(bench.out()).contains("Complete requests:");
    }
}
