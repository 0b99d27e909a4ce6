package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ProfileFileTest {
    private static final Profile FULL = new Profile("Größe \"1\"\n", "two\nlines",
            new Target.Url("http://h:8080/?a=1"),
            new RequestSpec("POST", List.of(new Header("X-A", "1"), new Header("X-A", "\\")),
                    new Body.Inline("{\"a\": 1}\r\n"), "application/json"),
            new Load.Closed(100, OptionalLong.of(100_000), Optional.of(0.1)),
            new Connection(false, Connection.Http.HTTP_1_0, 2.5),
            new Checks(StatusSet.parse("200, 4xx, 500-503"), true, Optional.of("ü")));
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
                FULL.withName("").withTarget(new Target.Url("not a url")));
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
                      "durationSeconds": 0.1
                    }
                  },
                  "connection": {
                    "keepAlive": false,
                    "http": "1.0",
                    "timeoutSeconds": 2.5
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
    void whatIsLeftOutTakesTheStartersValue() throws IOException {
        Profile profile = ProfileFile.parse("""
                {"schema": "tacho.profile/1", "name": "n", "target": {"demo": "/hello"}, "request": {"body": null},
                 "load": {"closed": {"durationSeconds": 1e1}}}""", "x");
        assertThat(profile).isEqualTo(Profile.starter("n"));
    }

    @ParameterizedTest
    @EnumSource(Field.class)
    void pathOfEveryFieldLeadsToItsKey(Field field) throws IOException {
        Profile profile = field == Field.DEMO_PATH ? FULL.withTarget(new Target.Demo("/")) : FULL;
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
