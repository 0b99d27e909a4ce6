package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The experiments and servers that ship, on a machine that need not have any of the servers. */
class ShippedServersTest {
    private static final Path TARGETS = Path.of("assets", "targets");

    @Test
    void everyProfileOfTheGalleryCanRun() {
        for (Entry entry : Gallery.entries()) {
            assertThat(entry.problem()).isEmpty();
            assertThat(entry.profile().description()).as(entry.id()).isNotBlank();
            assertThat(Rules.problems(entry.profile())).as(entry.id()).isEmpty();
        }
    }

    @Test
    void everyExperimentSaysWhatItIsAndNoTwoAreAlike() {
        List<Experiment> experiments = Gallery.experiments();
        assertThat(experiments).allSatisfy(experiment -> {
            assertThat(experiment.text()).isNotBlank();
            assertThat(experiment.profiles()).as(experiment.id()).isNotEmpty().doesNotHaveDuplicates();
        });
        assertThat(experiments).extracting(Experiment::id).doesNotHaveDuplicates();
        assertThat(experiments).extracting(Experiment::title).doesNotHaveDuplicates();
    }

    @Test
    void noTwoProfilesHaveOneName() {
        Stream<Entry> all = Stream.concat(Shipped.entries().stream(), Gallery.entries().stream());
        assertThat(all.distinct().map(Entry::name).map(String::toLowerCase)).doesNotHaveDuplicates();
    }

    @Test
    void serversAreSpeltAsTheySpellThemselves() {
        for (String server : List.of("uWSGI", "nginx", "gevent", "gunicorn", "web.py", "libev", "libuv", "http.server")) {
            assertThat(Gallery.entries()).extracting(Entry::name)
                    .allMatch(name -> name.contains(server) || !name.toLowerCase().contains(server.toLowerCase()));
        }
    }

    @Test
    void whateverIsNotADemoIsInTheGallery() {
        List<String> others = Shipped.IDS.stream().filter(id -> !id.startsWith("demo-")).toList();
        assertThat(Gallery.entries()).extracting(Entry::id).containsAll(others);
    }

    @Test
    void everyServerChecksItsAnswers() {
        assertThat(Gallery.entries().stream().filter(entry -> entry.profile().target() instanceof Target.Server)
                .filter(entry -> entry.profile().checks().bodyContains().isEmpty())
                .filter(entry -> entry.profile().checks().bodyNumber().isEmpty()).map(Entry::id)).isEmpty();
    }

    @Test
    void everyNeedSaysHowToGetIt() {
        assertThat(launches().flatMap(launch -> launch.needs().stream()))
                .allMatch(need -> !need.debianPackage().isEmpty() || !need.hint().isEmpty());
    }

    @Test
    void everyProgramThatIsStartedIsOneThatIsAskedFor() {
        for (Entry entry : Gallery.entries()) {
            if (entry.profile().target() instanceof Target.Server(_, Launch launch)) {
                assertThat(launch.needs()).as(entry.id()).extracting(Need::what).containsAll(programs(launch));
            }
        }
    }

    @Test
    void filesOfServersAreThoseThatShip() throws IOException {
        List<String> named = launches().flatMap(ShippedServersTest::files).map(LaunchFile::content)
                .filter(Content.Shipped.class::isInstance).map(content -> ((Content.Shipped) content).path())
                .distinct().sorted().toList();
        try (Stream<Path> files = Files.walk(TARGETS)) {
            assertThat(files.filter(Files::isRegularFile).map(TARGETS::relativize)
                    .map(path -> path.toString().replace('\\', '/')).sorted().toList()).isEqualTo(named);
        }
    }

    private static Stream<Launch> launches() {
        return Gallery.entries().stream().map(entry -> entry.profile().target())
                .filter(Target.Server.class::isInstance).map(target -> ((Target.Server) target).launch());
    }

    private static List<String> programs(Launch launch) {
        Stream<Command> commands = Stream.of(launch.services().stream().map(Launch.Service::command), launch.versions().stream(),
                launch.prepare().stream().map(Prepare::steps).flatMap(List::stream)).flatMap(Function.identity());
        return commands.filter(command -> !command.shell()).map(command -> command.words().getFirst())
                .filter(word -> !word.startsWith("{")).toList();
    }

    private static Stream<LaunchFile> files(Launch launch) {
        return Stream.concat(launch.files().stream(),
                launch.prepare().stream().map(Prepare::files).flatMap(List::stream));
    }
}
