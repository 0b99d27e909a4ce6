package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TlsRulesTest {
    @TempDir
    private Path folder;

    @Test
    void knownVersionsMayBeOffered() {
        assertThat(offer(List.of("TLSv1.3", "TLSv1.2", "TLSv1.1", "TLSv1"), List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SSLv3", "tlsv1.2", "TLS1.3", "TLSv1.0"})
    void otherVersionsAreRefused(String protocol) {
        assertThat(offer(List.of("TLSv1.3", protocol), List.of())).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.TLS_PROTOCOLS);
            assertThat(problem.text()).contains("“" + protocol + "”", "TLSv1.3, TLSv1.2, TLSv1.1, TLSv1.");
        });
    }

    @Test
    void cipherSuitesHaveTheNamesOfOpenSslOrIana() {
        assertThat(offer(List.of(), List.of("TLS_AES_128_GCM_SHA256", "ECDHE-RSA-AES128-GCM-SHA256"))).isEmpty();
        for (String cipher : new String[] {"", "A:B", "HIGH !aNULL", "-A"}) {
            assertThat(offer(List.of(), List.of(cipher))).singleElement().satisfies(problem -> {
                assertThat(problem.field()).isEqualTo(Field.TLS_CIPHERS);
                assertThat(problem.text()).contains("“" + cipher + "” is not a cipher suite");
            });
        }
    }

    @Test
    void certificateAndKeyMayLieInOneFileOrInTwo() throws IOException {
        String chain = pem("chain.pem", "CERTIFICATE");
        String key = pem("key.pem", "PRIVATE KEY");
        assertThat(certificate(chain, key)).isEmpty();
        Path both = folder.resolve("both.pem");
        Files.writeString(both, Files.readString(Path.of(chain)) + Files.readString(Path.of(key)));
        assertThat(certificate(both.toString(), both.toString())).isEmpty();
    }

    @Test
    void certificateAndKeyAreBothNeeded() throws IOException {
        String chain = pem("chain.pem", "CERTIFICATE");
        String key = pem("key.pem", "PRIVATE KEY");
        assertThat(certificate(chain, "")).contains("Choose the file that holds the private key");
        assertThat(certificate("", key)).contains("Choose the file that holds the client’s certificate");
        String missing = folder.resolve("none.pem").toString();
        assertThat(certificate(chain, missing)).contains("There is no file " + missing);
        assertThat(certificate(folder.toString(), key)).contains("is not a file but a folder");
    }

    @Test
    void aProblemStandsWhereItIs() throws IOException {
        List<Problem> problems = problems(new Tls(true, false, false, List.of(), List.of(),
                Optional.of(new ClientCertificate(pem("chain.pem", "CERTIFICATE"), ""))));
        assertThat(problems).extracting(Problem::path).containsExactly("connection.tls.key");
    }

    @Test
    void whatIsNoCertificateOrKeyIsTold() throws IOException {
        String chain = pem("chain.pem", "CERTIFICATE");
        String key = pem("key.pem", "PRIVATE KEY");
        assertThat(certificate(key, key)).contains(key + " holds no certificate in PEM");
        assertThat(certificate(chain, chain)).contains(chain + " holds no private key in PEM");
        for (String kind : new String[] {"RSA PRIVATE KEY", "EC PRIVATE KEY", "ENCRYPTED PRIVATE KEY"}) {
            assertThat(certificate(chain, pem("other.pem", kind))).contains("encrypted or in an older form",
                    "openssl pkcs8 -topk8 -nocrypt");
        }
    }

    private String pem(String name, String kind) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "-----BEGIN " + kind + "-----\nMIIB\n-----END " + kind + "-----\n");
        return file.toString();
    }

    private static String certificate(String chain, String key) {
        List<Problem> problems = problems(new Tls(true, false, false, List.of(), List.of(),
                Optional.of(new ClientCertificate(chain, key))));
        assertThat(problems).extracting(Problem::field).isSubsetOf(Field.TLS_CERTIFICATE, Field.TLS_KEY);
        return problems.isEmpty() ? "" : problems.getFirst().text();
    }

    private static List<Problem> offer(List<String> protocols, List<String> ciphers) {
        return problems(new Tls(false, true, true, protocols, ciphers, Optional.empty()));
    }

    private static List<Problem> problems(Tls tls) {
        return Rules.problems(Profile.starter("n").withConnection(new Connection(true, Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, new Route.Direct(), Sockets.DEFAULT, tls)));
    }
}
