package dev.tacho.profile;

import dev.tacho.files.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which launches may run without a question, remembered by their {@link Consent#fingerprint} in a file (schema
 * {@code tacho.consents/1}). A file that is not there, or is of no use, holds nothing: then there is one question too
 * many, and never one too few. Any thread may call; every method may block on the disk.
 */
public final class Consents {
    private static final String SCHEMA = "tacho.consents/1";
    private static final String AGREED = "agreed";
    private final Path file;
    /** Of this run of the program, also where the file cannot be written. */
    private final Set<String> agreed = new HashSet<>();

    /** Over {@code file}, which is made with the first {@link #agree}. */
    public Consents(Path file) {
        this.file = file.toAbsolutePath();
    }

    /** What comes with the program, by what it does: a copy is trusted as long as that stays the same. */
    private static final class OfShipped {
        private static final Set<String> FINGERPRINTS = read();

        private static Set<String> read() {
            Set<String> fingerprints = new HashSet<>();
            for (ProfileLibrary.Entry entry : Stream.concat(Shipped.entries().stream(), Gallery.entries().stream())
                    .toList()) {
                if (entry.profile() != null && entry.profile().target() instanceof Target.Server(_, Launch launch)) {
                    try {
                        fingerprints.add(Consent.fingerprint(launch));
                    } catch (IOException e) {
                        throw new IllegalStateException(entry.id() + ": " + e.getMessage(), e);
                    }
                }
            }
            return fingerprints;
        }
    }

    /** It comes with the program, or someone has agreed to all that it does; not if a file it needs cannot be read. */
    public synchronized boolean trusted(Launch launch) {
        String fingerprint;
        try {
            fingerprint = Consent.fingerprint(launch);
        } catch (IOException _) {
            return false; // the rules have a sentence on the file
        }
        return OfShipped.FINGERPRINTS.contains(fingerprint) || agreed.contains(fingerprint)
                || stored().contains(fingerprint);
    }

    /**
     * Remembers that someone has seen {@link LaunchWords#lines} and agreed.
     *
     * @throws IOException in the user's words: a file of the launch cannot be read, and nothing is agreed to; or the
     *                     consent cannot be stored, and holds until the program ends
     */
    public synchronized void agree(Launch launch) throws IOException {
        agreed.add(Consent.fingerprint(launch));
        Set<String> all = new TreeSet<>(stored());
        all.addAll(agreed);
        ObjectNode root = JsonMapper.shared().createObjectNode().put("schema", SCHEMA);
        all.forEach(root.putArray(AGREED)::add);
        WholeFile.write(file, root.toPrettyString().getBytes(StandardCharsets.UTF_8));
    }

    /** Anew each time: another Tacho may have written it. */
    private Set<String> stored() {
        try {
            Source source = new Source(file.toString());
            Section root = new Section(source, "", JsonText.parse(Files.readString(file), source),
                    List.of("schema", AGREED));
            return root.requiredText("schema").equals(SCHEMA) ? Set.copyOf(root.texts(AGREED)) : Set.of();
        } catch (IOException _) {
            return Set.of(); // asks again
        }
    }
}
