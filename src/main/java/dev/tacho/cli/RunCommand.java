package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.profile.Problem;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Rules;
import dev.tacho.result.ResultLibrary;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs profiles one after another without a screen. All are read before the first one begins. */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "run.file")
    private List<String> files;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "run.out")
    private Path out;

    @Option(names = "--json", paramLabel = "FILE", descriptionKey = "run.json")
    private Path json;

    @Option(names = "--quiet", descriptionKey = "run.quiet")
    private boolean quiet;

    @Option(names = "--no-warm-up", descriptionKey = "run.noWarmUp")
    private boolean noWarmUp;

    @Mixin
    private Seconds seconds;

    RunCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (json != null && files.size() > 1) {
            throw new IOException(TEXTS.get("run.jsonOfOne"));
        }
        List<Profile> profiles = new ArrayList<>();
        for (String file : files) {
            Profile whole = valid(profile(file), file);
            profiles.add(valid(seconds.applied(whole), file));
        }
        // Better told now than after a long run.
        if (out != null) {
            WholeFile.probe(out.resolve("result.json"));
        }
        if (json != null) {
            WholeFile.probe(json);
        }
        return new Session(surroundings, quiet, !noWarmUp).run(profiles,
                Optional.ofNullable(out).map(ResultLibrary::new), Optional.ofNullable(json));
    }

    /** A file, or else a profile of the library by its name or the name of its file. */
    private Profile profile(String file) throws IOException {
        Path path = Path.of(file);
        if (Files.exists(path)) {
            return ProfileFile.read(path);
        }
        List<ProfileLibrary.Entry> all = surroundings.profiles().get().all();
        List<ProfileLibrary.Entry> entries = all.stream().filter(entry -> entry.profile() != null).toList();
        return entries.stream().filter(entry -> entry.id().equals(file) || entry.profile().name().equals(file))
                .map(ProfileLibrary.Entry::profile).findFirst()
                .orElseThrow(() -> unknown(file, entries,
                        all.stream().filter(entry -> entry.profile() == null).toList()));
    }

    /** One that is there but broken is told as such; any other broken one may be what was meant. */
    private static IOException unknown(String file, List<ProfileLibrary.Entry> good,
                                       List<ProfileLibrary.Entry> broken) {
        List<String> sentences = new ArrayList<>();
        if (broken.stream().noneMatch(entry -> entry.id().equals(file))) {
            sentences.add(TEXTS.get("run.unknown", file,
                    good.stream().map(ProfileLibrary.Entry::id).collect(Collectors.joining(", "))));
        }
        broken.stream().map(ProfileLibrary.Entry::problem).forEach(sentences::add);
        return new IOException(String.join(System.lineSeparator(), sentences));
    }

    private static Profile valid(Profile profile, String file) throws IOException {
        List<Problem> problems = Rules.problems(profile);
        if (!problems.isEmpty()) {
            throw new IOException(problems.stream()
                    .map(problem -> TEXTS.get("run.problem", file, problem.path(), problem.text()))
                    .collect(Collectors.joining(System.lineSeparator())));
        }
        return profile;
    }
}
