package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class ConsentsTest {
    private static final Command RUN = Command.of(List.of("server", "--port", "{port}"));
    private static final LaunchFile FILE = new LaunchFile("a", new Content.Text("x"), true);
    private static final Launch BASE = launch(List.of(FILE), prepare(RUN), service("s", RUN), List.of(RUN), "0");
    @TempDir
    private Path folder;
    private Path file;
    private Consents consents;

    @BeforeEach
    void open() {
        file = folder.resolve("tacho/consents.json");
        consents = new Consents(file);
    }

    private static Launch launch(List<LaunchFile> files, Optional<Prepare> prepare, Service service,
                                 List<Command> versions, String cores) {
        return new Launch(List.of(), files, prepare, List.of(service), versions, cores, 1);
    }

    private static Optional<Prepare> prepare(Command step) {
        return Optional.of(new Prepare("t", List.of(FILE), List.of(step), 1));
    }

    private static Service service(String name, Command command) {
        return Service.of(name, command);
    }

    private static Launch running(Command command) {
        return launch(List.of(FILE), prepare(RUN), service("s", command), List.of(RUN), "0");
    }

    private static Launch writing(LaunchFile... files) {
        return launch(List.of(files), prepare(RUN), service("s", RUN), List.of(RUN), "0");
    }

    @Test
    void whatWasAgreedToIsRememberedByOthersAndLater() throws IOException {
        assertThat(consents.trusted(BASE)).isFalse();
        consents.agree(BASE);
        assertThat(consents.trusted(BASE)).isTrue();
        assertThat(new Consents(file).trusted(BASE)).isTrue();
        Launch other = running(Command.of(List.of("other")));
        new Consents(file).agree(other);
        assertThat(consents.trusted(other)).isTrue();
        consents.agree(running(Command.of(List.of("third"))));
        assertThat(new Consents(file).trusted(other)).isTrue();
    }

    @ParameterizedTest
    @MethodSource
    void whateverDecidesWhatRunsAsksAgain(Launch changed) throws IOException {
        consents.agree(BASE);
        assertThat(consents.trusted(changed)).isFalse();
    }

    static Stream<Launch> whateverDecidesWhatRunsAsksAgain() {
        TreeMap<String, String> none = new TreeMap<>();
        return Stream.of(running(Command.of(List.of("server", "--port", "{port}", ""))),
                running(Command.of(List.of("server", "--port {port}"))),
                running(new Command(RUN.words(), true, "", none, "")),
                running(new Command(RUN.words(), false, "/", none, "")),
                running(new Command(RUN.words(), false, "", none, "root")),
                running(new Command(RUN.words(), false, "", new TreeMap<>(Map.of("LD_PRELOAD", "x")), "")),
                writing(), writing(FILE, FILE), writing(new LaunchFile("b", FILE.content(), true)),
                writing(new LaunchFile("a", FILE.content(), false)),
                writing(new LaunchFile("a", new Content.Text("y"), true)),
                writing(new LaunchFile("a", new Content.Shipped("x"), true)),
                launch(List.of(FILE), Optional.empty(), service("s", RUN), List.of(RUN), "0"),
                launch(List.of(FILE), prepare(Command.of(List.of("x"))), service("s", RUN), List.of(RUN), "0"),
                launch(List.of(FILE), Optional.of(new Prepare("t", List.of(), List.of(RUN), 1)), service("s", RUN),
                        List.of(RUN), "0"),
                launch(List.of(FILE), prepare(RUN), service("s", RUN), List.of(), "0"),
                launch(List.of(FILE), prepare(RUN), service("s", RUN), List.of(RUN, RUN), "0"),
                launch(List.of(FILE), prepare(RUN), service("s", RUN), List.of(RUN), "1"));
    }

    @Test
    void whatDoesNotRunMayChange() throws IOException {
        consents.agree(BASE);
        assertThat(consents.trusted(new Launch(List.of(new Need("x", "y", "z")), BASE.files(),
                Optional.of(new Prepare("other", List.of(FILE), List.of(RUN), 9)), List.of(new Service("other", RUN,
                        new Ready.Log("x"), StopSignal.INT, 9)), BASE.versions(), "0", 9))).isTrue();
    }

    @Test
    void changedFileOfThisMachineAsksAgain() throws IOException {
        Path local = Files.writeString(folder.resolve("server.py"), "one");
        Launch launch = writing(new LaunchFile("a", new Content.Local(local.toString()), false));
        consents.agree(launch);
        assertThat(consents.trusted(launch)).isTrue();
        Files.writeString(local, "two");
        assertThat(consents.trusted(launch)).isFalse();
        Files.delete(local);
        assertThat(consents.trusted(launch)).isFalse();
        assertThatThrownBy(() -> consents.agree(launch)).isInstanceOf(IOException.class)
                .hasMessageContaining("There is no file " + local);
    }

    @Test
    void whatComesWithTachoIsTrustedAndSoIsACopyUntilItIsChanged() {
        List<Launch> shipped = Stream.concat(Shipped.entries().stream(), Gallery.entries().stream())
                .map(entry -> entry.profile().target())
                .flatMap(target -> target instanceof Target.Server(_, Launch launch) ? Stream.of(launch)
                        : Stream.empty()).toList();
        assertThat(shipped).isNotEmpty().allMatch(consents::trusted);
        Launch copy = shipped.getFirst();
        assertThat(consents.trusted(new Launch(List.of(), copy.files(), copy.prepare(), copy.services(),
                copy.versions(), copy.cores(), 99))).isTrue();
        assertThat(consents.trusted(new Launch(copy.needs(), copy.files(), copy.prepare(), copy.services(),
                List.of(RUN), copy.cores(), copy.readySeconds()))).isFalse();
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{\"schema\": \"tacho.consents/2\", \"agreed\": [\"HEX\"]}",
        "{\"agreed\": [\"HEX\"]}", "{\"schema\": \"tacho.consents/1\", \"agreed\": \"HEX\"}",
        "{\"schema\": \"tacho.consents/1\", \"agreed\": [1]}", "\u0000\u0001"})
    void aFileOfNoUseAsksAgainAndIsMendedByTheAnswer(String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content.replace("HEX", Consent.fingerprint(BASE)));
        assertThat(consents.trusted(BASE)).isFalse();
        consents.agree(BASE);
        assertThat(new Consents(file).trusted(BASE)).isTrue();
        assertThat(JsonMapper.shared().readTree(Files.readAllBytes(file)).get("schema").asString())
                .isEqualTo("tacho.consents/1");
    }

    @Test
    void answerThatCannotBeStoredHoldsUntilTheEnd() throws IOException {
        Files.writeString(folder.resolve("tacho"), "in the way");
        assertThatThrownBy(() -> consents.agree(BASE)).isInstanceOf(IOException.class)
                .hasMessageContaining("in the way");
        assertThat(consents.trusted(BASE)).isTrue();
        assertThat(new Consents(file).trusted(BASE)).isFalse();
    }
}
