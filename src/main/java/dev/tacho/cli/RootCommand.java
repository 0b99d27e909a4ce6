package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Without a subcommand: the workbench, or a demonstration where there is no display to open it on. */
@Command(name = "tacho")
final class RootCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");
    private static final String DEMO_PROFILE = "demo-hello";

    private final Surroundings surroundings;

    RootCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (surroundings.workbench() != null) {
            surroundings.workbench().open();
            return Cli.OK;
        }
        Profile demo = surroundings.profiles().get().list().stream().filter(entry -> entry.id().equals(DEMO_PROFILE))
                .map(ProfileLibrary.Entry::profile).findFirst().orElseThrow();
        surroundings.err().println(TEXTS.get("headless", demo.name()));
        // Better told now than after the run.
        WholeFile.probe(surroundings.results().folder().resolve("result.json"));
        return new Session(surroundings, false, true).run(List.of(demo), Optional.of(surroundings.results()),
                Optional.empty());
    }
}
