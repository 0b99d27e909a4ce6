package dev.tacho.profile;

import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The profiles that come with the program. */
final class Shipped {
    /** The files of the folder profiles, without their ending: a folder on the class path cannot be listed. */
    static final List<String> IDS = List.of("demo-hello", "demo-constant-rate", "demo-ramp", "demo-steps",
            "demo-slow-tail", "nginx-static");

    private Shipped() {
    }

    static List<Entry> entries() {
        return IDS.stream().map(Shipped::entry).toList();
    }

    static Entry entry(String id) {
        String resource = "/profiles/" + id + ".json";
        try (InputStream in = Shipped.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("not in the build: " + resource);
            }
            return new Entry(id, true, ProfileFile.parse(in.readAllBytes(), resource), "");
        } catch (IOException e) {
            return new Entry(id, true, null, e.getMessage());
        }
    }
}
