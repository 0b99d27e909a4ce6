package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShippedTest {
    private static final Path FOLDER = Path.of("profiles");

    @Test
    void listsExactlyTheFilesOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
            Stream<String> ids = Stream.concat(Shipped.IDS.stream(), Gallery.entries().stream().map(Entry::id));
            assertThat(Stream.concat(Stream.of("gallery"), ids).distinct().map(id -> id + ".json").sorted().toList())
                    .isEqualTo(names);
        }
    }

    @Test
    void openLoopsWarmUpAndNeedNothingButTheDemoServer() {
        List<Profile> open = Shipped.entries().stream().map(ProfileLibrary.Entry::profile)
                .filter(profile -> profile.load() instanceof Load.Open).toList();
        assertThat(open).hasSize(3).allMatch(profile -> profile.target() instanceof Target.Demo)
                .allMatch(profile -> profile.window().warmUpSeconds() > 0)
                .allMatch(profile -> profile.load().plannedSeconds().orElseThrow() <= 60);
    }

    @Test
    void everyFileIsAProfileThatCanRun() {
        assertThat(Shipped.entries()).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.problem()).isEmpty();
            assertThat(entry.profile().description()).isNotBlank();
            assertThat(Rules.problems(entry.profile())).isEmpty();
        });
    }
}
