package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tacho.demo.DemoServer;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Runner;
import dev.tacho.target.Targets;
import io.netty.pkitesting.CertificateBuilder;
import io.netty.pkitesting.X509Bundle;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.net.ServerSocketFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Runs the same lines with ab itself and with Tacho against the same server, and lays the two side by side. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AbMatrixTest {
    private static final Path AB = Path.of("/usr/bin/ab");

    /** Alike to the letter; HTTP and TLS stand for the servers, DIR for a folder. */
    static final List<String> LINES = List.of(
            "HTTP/1024", "-n 20 -c 4 HTTP/1024", "-n20 -c4 HTTP/12", "-n 20 -c 4 -k HTTP/1024", "-kqn20 -c4 HTTP/12",
            "-n 20 -c 2 -i HTTP/1024", "-n 10 -i -k HTTP/1024", "-n 10 -p DIR/body HTTP/12",
            "-n 10 -k -p DIR/body -T application/json HTTP/12", "-n 10 -u DIR/body HTTP/12",
            "-n 10 -p DIR/body -m PATCH HTTP/12", "-n 5 -p DIR/empty HTTP/12", "-n 5 -m DELETE HTTP/12",
            "-n 5 -m OPTIONS -k HTTP/12", "-n 10 HTTP/vary", "-n 10 -l HTTP/vary", "-n 10 -k HTTP/vary",
            "-n 10 -l -k HTTP/vary", "-n 5 -H Host:example.test HTTP/12", "-n 5 -H X-One:1 -H X-Two:2 HTTP/12",
            "-n 5 -H User-Agent:own/1 -H Accept:text/html HTTP/12", "-n 5 -C a=1 HTTP/12", "-n 5 -A me:secret HTTP/12",
            "-n 5 -P me:secret -X 127.0.0.1:PORT http://127.0.0.1:7/12", "-n 5 -X 127.0.0.1:PORT HTTP/12",
            "-n 5 -k -X 127.0.0.1:PORT HTTP/12", "-n 5 -w HTTP/1024", "-n 5 -x border=1 -y a=b -z c=d -k HTTP/12",
            "-n 6 -w -p DIR/body HTTP/12", "-n 6 -w HTTP/status/404", "-n 6 -w -l HTTP/vary", "-n 10 -d HTTP/12",
            "-n 10 -S HTTP/12", "-n 10 -d -S -k HTTP/12", "-n 400 -c 4 HTTP/12", "-n 400 -c 4 -q HTTP/12",
            "-n 2500 -c 4 -k HTTP/12", "-n 2 -v 2 HTTP/12", "-n 2 -v 3 HTTP/12", "-n 2 -v 4 -k HTTP/12",
            "-n 2 -v 2 HTTP/status/404", "-n 2 -v 2 -p DIR/body HTTP/12", "-n 10 HTTP/status/404",
            "-n 10 -k HTTP/status/500", "-n 10 HTTP/status/301", "-n 10 HTTP/open", "-n 4 HTTP/plain",
            "-n 10 -r HTTP/12", "-t 5 -n 30 -c 3 HTTP/12", "-n 30 -s 7 HTTP/12", "-n 5 -b 4096 HTTP/12",
            "-n 5 -B 127.0.0.2 HTTP/12", "-n 5 HTTP/12?a=1&b=2", "-n 5 SIX/12", "-n 5 -k SIX/12",
            "-n 5 -c 2 TLS/1024", "-n 5 -k TLS/12", "-n 5 -f TLS1.2 TLS/12",
            "-n 5 -f TLS1.2 -Z ECDHE-ECDSA-AES128-GCM-SHA256 TLS/12", "-n 5 -f TLS1.3 TLS/12", "-n 5 -I TLS/12",
            "-n 5 -I NAMED/12", "-n 5 -E DIR/client.pem TLS/12", "-n 5 -w -k TLS/12", "-n 2 -v 2 TLS/12",
            "-n 5 -- HTTP/12", "-n 1 HTTP/100000", "-n 4 -k HTTP/100000", "-kV", "-wV",
            "", "-h", "-n", "-n 0 HTTP/12", "-n x HTTP/12", "-c -1 HTTP/12", "-c 300000 -n 1 HTTP/12",
            "-c 5 -n 2 HTTP/12", "HTTPNOPATH", "-n 1 http:///", "-n 1 http://127.0.0.1:99999/", "-n 1 /",
            "-i -p DIR/body HTTP/12", "-p DIR/none HTTP/12", "-u DIR/none HTTP/12", "-p DIR HTTP/12",
            "-m PUT -i HTTP/12", "-i -u DIR/body HTTP/12", "-n 1 HTTP/12 -k", "-n 1 HTTP/12 HTTP/12", "-n 1 -Q",
            "-n 2 http://127.0.0.1:1/", "-n 2 -w http://127.0.0.1:1/", "-n 1 http://nowhere.invalid/",
            "-n 5 HTTP/reset", "-n 5 -q HTTP/reset");

    @TempDir
    private static Path dir;
    private FixedServer http;
    private FixedServer six;
    private FixedServer tls;

    private record Outcome(int code, String out, String err, List<String> asked) {
    }

    @BeforeAll
    void serve() throws Exception {
        assumeTrue(Files.isExecutable(AB), "apache2-utils is not installed");
        X509Bundle certificate = new CertificateBuilder().ecp256().subject("CN=localhost").addSanDnsName("localhost")
                .addSanIpAddress(InetAddress.ofLiteral("127.0.0.1")).setIsCertificateAuthority(true).buildSelfSigned();
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(certificate.toKeyManagerFactory().getKeyManagers(), null, null);
        http = FixedServer.start(ServerSocketFactory.getDefault(), "127.0.0.1");
        six = FixedServer.start(ServerSocketFactory.getDefault(), "::1");
        tls = FixedServer.start(context.getServerSocketFactory(), "127.0.0.1");
        Files.writeString(dir.resolve("body"), "a=1&b=2\n");
        Files.writeString(dir.resolve("empty"), "");
        Files.writeString(dir.resolve("client.pem"), certificate.getCertificatePEM() + certificate.getPrivateKeyPEM());
    }

    @AfterAll
    void close() throws Exception {
        for (FixedServer server : Arrays.asList(http, six, tls)) {
            if (server != null) {
                server.close();
            }
        }
    }

    private String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.replace("HTTPNOPATH", "http://127.0.0.1:" + http.port())
                .replace("NAMED/", "https://localhost:" + tls.port() + "/")
                .replace("SIX/", "http://[::1]:" + six.port() + "/")
                .replace("TLS/", "https://127.0.0.1:" + tls.port() + "/")
                .replace("HTTP/", "http://127.0.0.1:" + http.port() + "/")
                .replace("PORT", Integer.toString(http.port())).replace("DIR", dir.toString()).split(" ");
    }

    private List<String> asked() {
        return Stream.of(http, six, tls).flatMap(server -> server.takeRequests().stream()).toList();
    }

    private Outcome ab(String... words) throws Exception {
        asked();
        Path out = dir.resolve("out");
        Path err = dir.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(AB.toString());
        builder.command().addAll(List.of(words));
        Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return new Outcome(process.exitValue(), AbText.text(Files.readAllBytes(out)),
                AbText.text(Files.readAllBytes(err)).replace(AB + ": ", "ab: ").replace(AB + " ", "ab "), asked());
    }

    private Outcome tacho(String... words) {
        asked();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Runner runner = new Runner(List.of(), Targets.ofThisMachine());
        String[] arguments = new String[words.length + 1];
        arguments[0] = "ab";
        System.arraycopy(words, 0, arguments, 1, words.length);
        int code = new Cli(new Surroundings((profile, manner, listener) ->
                runner.start(profile, manner.withWarmUp(false), listener),
                () -> new ProfileLibrary(dir.resolve("profiles")), new ResultLibrary(dir.resolve("results")), null,
                DemoServer::serve, null, new DeafInterrupts(), InputStream.nullInputStream(),
                new PrintStream(out, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8),
                false, false)).execute(arguments);
        return new Outcome(code, AbText.text(out.toByteArray()), AbText.text(err.toByteArray()), asked());
    }

    @ParameterizedTest(name = "ab {0}")
    @FieldSource("LINES")
    void saysAndDoesWhatAbDoes(String line) throws Exception {
        Outcome ab = ab(words(line));
        Outcome tacho = tacho(words(line));
        assertThat(AbText.errors(tacho.err())).isEqualTo(AbText.errors(ab.err()));
        assertThat(AbText.comparable(tacho.out())).isEqualTo(AbText.comparable(ab.out()));
        assertThat(tacho.code()).isEqualTo(ab.code());
        if (!line.contains("/reset")) {
            // With a broken connection neither knows how many others were under way.
            assertThat(tacho.asked().stream().map(AbText::head))
                    .containsExactlyElementsOf(ab.asked().stream().map(AbText::head).toList());
        }
    }

    @ParameterizedTest(name = "ab {0}")
    @FieldSource("FILES")
    void writesTheFilesThatAbWrites(String line) throws Exception {
        ab(words(line.replace("FILE", "DIR/ab")));
        tacho(words(line.replace("FILE", "DIR/tacho")));
        assertThat(shape(dir.resolve("tacho"))).isEqualTo(shape(dir.resolve("ab")));
    }

    static final List<String> FILES = List.of("-n 30 -c 3 -g FILE HTTP/12", "-n 30 -c 3 -k -g FILE HTTP/12",
            "-n 30 -c 3 -e FILE HTTP/12", "-n 1 -e FILE HTTP/12");

    /** Numbers are measured; but they are whole or have three decimals, and a start has its form. */
    private static String shape(Path file) throws Exception {
        return Files.readString(file).replaceAll("\\d+\\.\\d{3}(?=\n)", "D")
                .replaceAll("(?m)^\\w{3} \\w{3} .*?\t", "T\t")
                .replaceAll("(?<=\t)\\d+", "N");
    }
}
