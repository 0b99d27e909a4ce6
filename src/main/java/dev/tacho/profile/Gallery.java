package dev.tacho.profile;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The experiments that ship and their profiles (schema {@code tacho.gallery/1}), which lists of profiles leave out, to
 * stay short. Any thread may call; what was read is kept.
 */
public final class Gallery {
    private static final String SCHEMA = "tacho.gallery/1";
    private static final String RESOURCE = "/profiles/gallery.json";

    private Gallery() {
    }

    /** Read when it is first wanted. */
    private static final class Shelf {
        private static final List<Experiment> EXPERIMENTS = read();
        private static final List<Entry> ENTRIES = EXPERIMENTS.stream()
                .flatMap(experiment -> experiment.profiles().stream()).distinct().map(Shipped::entry).toList();
    }

    /** In the order to show them. */
    public static List<Experiment> experiments() {
        return Shelf.EXPERIMENTS;
    }

    /** Each profile of the experiments once, as a read-only entry, in their order. */
    public static List<Entry> entries() {
        return Shelf.ENTRIES;
    }

    /** A profile of the experiments by its id. */
    public static Optional<Entry> entry(String id) {
        return entries().stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    private static List<Experiment> read() {
        try (InputStream in = Gallery.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("not in the build: " + RESOURCE);
            }
            return parse(in.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static List<Experiment> parse(byte[] json) throws IOException {
        Source source = new Source(RESOURCE);
        Section root = new Section(source, "", JsonText.parse(new String(json, UTF_8), source),
                List.of("schema", "experiments"));
        if (!root.requiredText("schema").equals(SCHEMA)) {
            throw new IllegalStateException(RESOURCE + " is not " + SCHEMA);
        }
        List<Experiment> experiments = new ArrayList<>();
        for (Section one : root.sections("experiments", List.of("id", "title", "text", "profiles"))) {
            experiments.add(new Experiment(one.requiredText("id"), one.requiredText("title"),
                    one.requiredText("text"), one.texts("profiles")));
        }
        return List.copyOf(experiments);
    }
}
