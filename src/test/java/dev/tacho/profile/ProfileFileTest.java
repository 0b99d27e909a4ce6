package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.profile.Target.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ProfileFileTest {
    static final Profile FULL = new Profile("Größe \"1\"\n", "two\nlines",
            new Target.Url("http://h:8080/?a=1"),
            new RequestSpec("POST", List.of(new Header("X-A", "1"), new Header("X-A", "\\")),
                    new Body.Inline("{\"a\": 1}\r\n"), "application/json"),
            new Load.Closed(100, OptionalLong.of(100_000), Optional.of(0.1)),
            new Connection(false, Connection.Http.HTTP_1_0, 2.5),
            new Checks(StatusSet.parse("200, 4xx, 500-503"), true, Optional.of("ü")));
    static final Profile MIX = FULL.withRequests(List.of(
            new RequestSpec("GET", List.of(), new Body.None(), "text/plain", Optional.of("/${counter}"), 3,
                    List.of("a=b", "c=${random:1-9}"), Optional.of("me:secret")),
            new RequestSpec("POST", List.of(new Header("X", "${csv:id}")), new Body.Lines("b.txt", Order.RANDOM),
                    "a/b")))
            .withData(Optional.of(new DataFile("users.csv", Order.RANDOM)))
            .withLoad(new Load.Open(Load.Arrivals.POISSON, List.of(Load.Stage.constant(100, 5),
                    new Load.Stage(100, 0.5, 2.5)), 50))
            .withWindow(new Window(1.5, 0))
            .withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30, OptionalInt.of(100), true,
                    new Route.Proxy("127.0.0.1:3128"),
                    new Sockets(false, OptionalInt.of(4096), OptionalInt.of(8192), List.of("127.0.0.2", "::1")),
                    new Tls(true, false, false, List.of("TLSv1.3"), List.of("TLS_AES_128_GCM_SHA256"),
                            Optional.of(new ClientCertificate("c.pem", "k.pem")))));
    private static final Checks NUMBER = new Checks(StatusSet.DEFAULT, false, Optional.empty(),
            Optional.of(new Checks.NumberRange(-10.5, 90)));
    static final Profile LAUNCH = FULL.withTarget(new Target.Server("http://127.0.0.1:{port}/", launch()));
    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource
    void comesBackAsItWas(Profile profile) throws IOException {
        assertThat(ProfileFile.parse(ProfileFile.json(profile), "x")).isEqualTo(profile);
        Path file = folder.resolve("p.json");
        ProfileFile.write(file, profile);
        assertThat(ProfileFile.read(file)).isEqualTo(profile);
    }

    static Stream<Profile> comesBackAsItWas() {
        return Stream.of(FULL, Profile.starter("s"),
                FULL.withRequest(new RequestSpec("PUT", List.of(), new Body.FromFile("a/b.bin"), "x/y")),
                FULL.withLoad(new Load.Closed(-1, OptionalLong.of(Long.MAX_VALUE), Optional.of(1e300))),
                FULL.withName("").withTarget(new Target.Url("not a url")),
                LAUNCH, FULL.withChecks(NUMBER), FULL.withTarget(new Target.Server("", Launch.of(List.of("a", "b c")))),
                watched(new Watch.Ports(List.of(80, 65_535))), watched(new Watch.Pids(List.of(1L, Long.MAX_VALUE))),
                watched(new Watch.Named("uwsgi")),
                MIX, MIX.withRequest(MIX.requests().getFirst()), MIX.withRequest(MIX.requests().getLast()),
                MIX.withLoad(new Load.Open(Load.Arrivals.CONSTANT, List.of(), -1)),
                MIX.withLoad(new Load.Closed(1, OptionalLong.of(5), Optional.empty(), 0.25)),
                MIX.withData(Optional.of(new DataFile("", Order.SEQUENTIAL))),
                route(new Route.Direct()), route(new Route.UnixSocket("/run/a.sock")),
                route(new Route.ConnectTo("[::1]:8443")),
                FULL.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30, OptionalInt.of(0), false,
                        new Route.Direct(), new Sockets(false, OptionalInt.empty(), OptionalInt.of(1), List.of()),
                        new Tls(true, true, true, List.of(), List.of(),
                                Optional.of(new ClientCertificate("c.pem", ""))))));
    }

    @Test
    void shapeIsStable() {
        assertThat(ProfileFile.json(FULL)).isEqualTo("""
                {
                  "schema": "tacho.profile/1",
                  "name": "Größe \\"1\\"\\n",
                  "description": "two\\nlines",
                  "target": {
                    "url": "http://h:8080/?a=1"
                  },
                  "request": {
                    "method": "POST",
                    "headers": [
                      {
                        "name": "X-A",
                        "value": "1"
                      },
                      {
                        "name": "X-A",
                        "value": "\\\\"
                      }
                    ],
                    "body": {
                      "text": "{\\"a\\": 1}\\r\\n"
                    },
                    "contentType": "application/json"
                  },
                  "load": {
                    "closed": {
                      "concurrency": 100,
                      "requests": 100000,
                      "durationSeconds": 0.1,
                      "thinkSeconds": 0
                    }
                  },
                  "window": {
                    "warmUpSeconds": 0,
                    "coolDownSeconds": 2
                  },
                  "connection": {
                    "keepAlive": false,
                    "http": "1.0",
                    "timeoutSeconds": 2.5,
                    "followRedirects": false
                  },
                  "checks": {
                    "statuses": "200, 4xx, 500-503",
                    "sameLength": true,
                    "bodyContains": "ü"
                  }
                }
                """);
    }

    @Test
    void shapeOfAllTheRestIsStable() {
        String json = ProfileFile.json(MIX);
        assertThat(json.substring(json.indexOf("  \"requests\""), json.indexOf("  \"checks\""))).isEqualTo("""
                  "requests": [
                    {
                      "method": "GET",
                      "path": "/${counter}",
                      "weight": 3,
                      "headers": [],
                      "cookies": [
                        "a=b",
                        "c=${random:1-9}"
                      ],
                      "basicAuth": "me:secret",
                      "contentType": "text/plain"
                    },
                    {
                      "method": "POST",
                      "weight": 1,
                      "headers": [
                        {
                          "name": "X",
                          "value": "${csv:id}"
                        }
                      ],
                      "body": {
                        "lines": "b.txt",
                        "order": "random"
                      },
                      "contentType": "a/b"
                    }
                  ],
                  "data": {
                    "csv": "users.csv",
                    "order": "random"
                  },
                  "load": {
                    "open": {
                      "arrivals": "poisson",
                      "stages": [
                        {
                          "rate": 100,
                          "seconds": 5
                        },
                        {
                          "fromRate": 100,
                          "toRate": 0.5,
                          "seconds": 2.5
                        }
                      ],
                      "maxInFlight": 50
                    }
                  },
                  "window": {
                    "warmUpSeconds": 1.5,
                    "coolDownSeconds": 0
                  },
                  "connection": {
                    "keepAlive": true,
                    "http": "1.1",
                    "timeoutSeconds": 30,
                    "requestsPerConnection": 100,
                    "followRedirects": true,
                    "proxy": "127.0.0.1:3128",
                    "sockets": {
                      "noDelay": false,
                      "sendBufferBytes": 4096,
                      "receiveBufferBytes": 8192,
                      "localAddresses": [
                        "127.0.0.2",
                        "::1"
                      ]
                    },
                    "tls": {
                      "verify": true,
                      "serverName": false,
                      "resume": false,
                      "protocols": [
                        "TLSv1.3"
                      ],
                      "ciphers": [
                        "TLS_AES_128_GCM_SHA256"
                      ],
                      "certificate": "c.pem",
                      "key": "k.pem"
                    }
                  },
                """);
    }

    @Test
    void whatIsLeftOutTakesTheStartersValue() throws IOException {
        Profile profile = ProfileFile.parse("""
                {"schema": "tacho.profile/1", "name": "n", "target": {"demo": "/hello"}, "request": {"body": null},
                 "load": {"closed": {"durationSeconds": 1e1}}}""", "x");
        assertThat(profile).isEqualTo(Profile.starter("n"));
        Profile open = ProfileFile.parse("""
                {"schema": "tacho.profile/1", "name": "n", "target": {"demo": "/hello"}, "requests": [{}], "window": {},
                 "load": {"open": {"stages": [{"rate": 1000, "seconds": 10}]}}, "checks": {},
                 "connection": {"sockets": {}, "tls": {}}}""", "x");
        assertThat(open).isEqualTo(Profile.starter("n").withLoad(Load.Open.starter()));
    }

    @ParameterizedTest
    @EnumSource(Field.class)
    void pathOfEveryFieldLeadsToItsKey(Field field) throws IOException {
        Profile profile = switch (field) {
            case DEMO_PATH -> MIX.withTarget(new Target.Demo("/"));
            case WATCH -> MIX.withTarget(new Target.Url("http://h/", new Watch.Named("nginx")));
            case NEEDS, FILES, PREPARE, SERVICES, VERSIONS, CORES, READY_SECONDS -> LAUNCH;
            case BODY_NUMBER -> FULL.withChecks(NUMBER);
            case CONCURRENCY, REQUESTS, DURATION, THINK, BODY -> MIX.withLoad(FULL.load())
                    .withRequest(FULL.request());
            default -> MIX.withRequest(MIX.request());
        };
        Json place = JsonText.parse(ProfileFile.json(profile), new Source("x"));
        for (String key : field.path().split("\\.")) {
            assertThat(place).isInstanceOf(Json.Obj.class);
            assertThat(((Json.Obj) place).members()).containsKey(key);
            place = ((Json.Obj) place).members().get(key).value();
        }
    }

    @Test
    void blankNumberIsWrittenAsOneThatTheRulesRefuse() throws IOException {
        Profile blank = FULL.withConnection(new Connection(true, Connection.Http.HTTP_1_1, Double.NaN));
        Profile read = ProfileFile.parse(ProfileFile.json(blank), "x");
        assertThat(Rules.problems(read)).extracting(Problem::field).contains(Field.TIMEOUT);
        Profile rates = FULL.withWindow(new Window(Double.NaN, Double.NEGATIVE_INFINITY)).withLoad(new Load.Open(
                Load.Arrivals.CONSTANT, List.of(new Load.Stage(Double.NaN, 1, 1)), 1));
        assertThat(Rules.problems(ProfileFile.parse(ProfileFile.json(rates), "x"))).extracting(Problem::field)
                .contains(Field.STAGES, Field.WARM_UP, Field.COOL_DOWN);
        Profile think = FULL.withLoad(new Load.Closed(1, OptionalLong.of(1), Optional.empty(), Double.NaN));
        assertThat(Rules.problems(ProfileFile.parse(ProfileFile.json(think), "x"))).extracting(Problem::field)
                .contains(Field.THINK);
    }

    private static Profile watched(Watch watch) {
        return FULL.withTarget(new Target.Url("http://h/", watch));
    }

    /** Everything that a launch can say. */
    private static Launch launch() {
        Command plain = Command.of(List.of("uwsgi", "--ini", "{dir}/uwsgi.ini"));
        Command other = new Command(List.of("echo \"$A\" > 'x'\nexit 1"), true, "{dir}",
                new TreeMap<>(Map.of("A", "ü\n", "B", "")), "www-data");
        return new Launch(List.of(new Need("uwsgi", "uwsgi-core", ""), new Need("/usr/bin/x", "", "by pip")),
                List.of(new LaunchFile("a.conf", new Content.Text("listen {port};\n"), true),
                        new LaunchFile("sub/b", new Content.Shipped("x/b"), false),
                        new LaunchFile("c", new Content.Local("/tmp/c"), true)),
                Optional.of(new Prepare("Filling a table",
                        List.of(new LaunchFile("s.c", new Content.Text(""), false)), List.of(plain, other), 60.5)),
                List.of(new Service("uWSGI", plain, new Ready.File("{dir}/s"), StopSignal.INT, 0.5),
                        new Service("db", other, new Ready.Log("ready (now)?"), StopSignal.QUIT, 5),
                        new Service("x", plain, new Ready.Port("{port:x}"), StopSignal.TERM, 7),
                        Service.of("y", plain)),
                List.of(Command.of(List.of("uwsgi", "--version"))), "0,2-3", 12.5);
    }

    private static Profile route(Route route) {
        return FULL.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30, OptionalInt.empty(), false,
                route, Sockets.DEFAULT, Tls.DEFAULT));
    }

    @Test
    void byteOrderMarkOfAWindowsEditorIsNoHindrance() throws IOException {
        Path file = folder.resolve("p.json");
        Files.writeString(file, "\uFEFF" + ProfileFile.json(FULL));
        assertThat(ProfileFile.read(file)).isEqualTo(FULL);
    }

    @Test
    void writingReplacesWholeAndLeavesNothingElse() throws IOException {
        Path file = folder.resolve("p.json");
        ProfileFile.write(file, FULL);
        ProfileFile.write(file, Profile.starter("s"));
        assertThat(Files.readString(file)).isEqualTo(ProfileFile.json(Profile.starter("s")));
        assertThat(folder.toFile().list()).containsExactly("p.json");
    }

    @Test
    void writingThroughALinkKeepsTheLink() throws IOException {
        Path file = Files.createFile(folder.resolve("real.json"));
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
        ProfileFile.write(link, FULL);
        assertThat(link).isSymbolicLink();
        assertThat(ProfileFile.read(file)).isEqualTo(FULL);
    }

    @Test
    void failureToWriteSaysWhyAndLeavesNothing() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Path sub = Files.createDirectory(folder.resolve("sub"));
        assertThatThrownBy(() -> ProfileFile.write(file.resolve("p.json"), FULL))
                .isInstanceOf(IOException.class).hasMessageContaining(file + " is in the way");
        assertThatThrownBy(() -> ProfileFile.write(sub, FULL)).hasMessageContaining(sub + " was not written");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file", "sub");
        assertThat(sub.toFile().list()).isEmpty();
    }
}
