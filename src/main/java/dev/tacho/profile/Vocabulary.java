package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The placeholders that mean something in one part of a launch.
 *
 * @param running  there is a run, with its directory and its ports; not while something is prepared that is kept
 * @param prepared there is a {@code {cache}}
 */
record Vocabulary(boolean running, boolean prepared) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String EXAMPLE = "8080";

    /**
     * With an example in the place of each.
     *
     * @throws IOException in the user's words, for one that means nothing here
     */
    String fill(String text) throws IOException {
        Map<String, String> values = new HashMap<>();
        for (String name : Placeholders.names(text)) {
            boolean cache = name.equals(Placeholders.CACHE);
            if (!running && !cache && Placeholders.known(name)) {
                throw new IOException(TEXTS.get("launch.noRun", "{" + name + "}", "{" + Placeholders.CACHE + "}"));
            }
            if (cache ? prepared : Placeholders.known(name)) {
                values.put(name, EXAMPLE);
            }
        }
        return Placeholders.fill(text, values, true);
    }
}
