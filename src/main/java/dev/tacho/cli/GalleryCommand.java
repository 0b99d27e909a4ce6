package dev.tacho.cli;

import dev.tacho.profile.Experiment;
import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary.Entry;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The experiments that ship: which there are, what they need, and all of them one after another. */
@Command(name = "gallery")
final class GalleryCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    @Parameters(arity = "0..*", paramLabel = "ID", descriptionKey = "gallery.id")
    private List<String> ids = List.of();

    @Option(names = "--packages", descriptionKey = "gallery.packages")
    private boolean packages;

    @Option(names = "--run", descriptionKey = "gallery.run")
    private boolean run;

    @Option(names = "--quiet", descriptionKey = "run.quiet")
    private boolean quiet;

    @Mixin
    private Seconds seconds;

    GalleryCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (packages && run) {
            throw new IOException(TEXTS.get("gallery.either"));
        }
        if (seconds.given() && !run) {
            throw new IOException(TEXTS.get("gallery.secondsOfRun"));
        }
        List<Entry> wanted = wanted();
        if (packages) {
            surroundings.out().println(packages(wanted.stream().flatMap(entry -> needs(entry).stream())));
        } else if (run) {
            return new GalleryRun(surroundings, quiet, seconds).run(wanted);
        } else {
            list(wanted);
        }
        return Cli.OK;
    }

    /** All, or those that were named: by their own id, or by that of their experiment. */
    private List<Entry> wanted() throws IOException {
        if (ids.isEmpty()) {
            return Gallery.entries();
        }
        Set<Entry> wanted = new LinkedHashSet<>();
        for (String id : ids) {
            Optional<Experiment> experiment = Gallery.experiments().stream().filter(one -> one.id().equals(id))
                    .findFirst();
            List<String> profiles = experiment.isPresent() ? experiment.get().profiles() : List.of(id);
            for (String profile : profiles) {
                wanted.add(Gallery.entry(profile).orElseThrow(() -> unknown(id)));
            }
        }
        return List.copyOf(wanted);
    }

    private static IOException unknown(String id) {
        return new IOException(TEXTS.get("gallery.unknown", id, Stream.concat(
                Gallery.experiments().stream().map(Experiment::id), Gallery.entries().stream().map(Entry::id))
                .distinct().collect(Collectors.joining(", "))));
    }

    static List<Need> needs(Entry entry) {
        return entry.profile().target() instanceof Target.Server server ? server.launch().needs() : List.of();
    }

    private static String packages(Stream<Need> needs) {
        return needs.map(Need::debianPackage).filter(name -> !name.isEmpty()).distinct().sorted()
                .collect(Collectors.joining(" "));
    }

    private void list(List<Entry> wanted) {
        int width = wanted.stream().mapToInt(entry -> entry.id().length()).max().orElse(0);
        List<Need> all = new ArrayList<>();
        for (Experiment experiment : Gallery.experiments()) {
            List<Entry> shown = wanted.stream().filter(entry -> experiment.profiles().contains(entry.id())).toList();
            if (shown.isEmpty()) {
                continue;
            }
            surroundings.out().println(TEXTS.get("gallery.experiment", experiment.title(), experiment.id()));
            for (Entry entry : shown) {
                List<Need> missing = surroundings.requirements().missing(needs(entry));
                all.addAll(missing);
                surroundings.out().println("  " + entry.id() + " ".repeat(width - entry.id().length()) + "  "
                        + entry.name() + (missing.isEmpty() ? "" : " " + TEXTS.get("gallery.missing", names(missing))));
            }
        }
        String line = surroundings.requirements().install(all);
        if (!line.isEmpty()) {
            surroundings.out().println(TEXTS.get("gallery.install", line));
        }
    }

    /** What is missing, and how to get what Debian has not. */
    static String names(List<Need> missing) {
        return missing.stream().map(need -> need.debianPackage().isEmpty() && !need.hint().isEmpty()
                ? TEXTS.get("gallery.hint", need.what(), need.hint()) : need.what()).distinct()
                .collect(Collectors.joining(", "));
    }
}
