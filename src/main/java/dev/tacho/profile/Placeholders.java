package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The placeholders of a {@link Launch}: {@code {word}} or {@code {word:name}}, letters, digits, {@code _} and
 * {@code -}. {@code {{}} is a brace. Any other brace is itself, so that most of what shells and configuration files
 * have stays as it is.
 */
public final class Placeholders {
    public static final String PORT = "port";
    /** Followed by a name of the author's choice. */
    public static final String NAMED_PORT = "port:";
    public static final String DIR = "dir";
    public static final String CACHE = "cache";

    private static final Texts TEXTS = Texts.of("profile");
    private static final Pattern GRAMMAR = Pattern.compile("\\{(?:(\\{)|([A-Za-z][\\w-]*(?::[\\w-]+)?)})");
    private static final int BRACE = 1;
    private static final int NAME = 2;

    private Placeholders() {
    }

    /** What stands between the braces, such as {@code port:db}, in their order, whether it exists or not. */
    public static Set<String> names(String text) {
        Set<String> names = new LinkedHashSet<>();
        Matcher matcher = GRAMMAR.matcher(text);
        while (matcher.find()) {
            if (matcher.group(NAME) != null) {
                names.add(matcher.group(NAME));
            }
        }
        return names;
    }

    /** Whether there may be one of this name in a launch. */
    public static boolean known(String name) {
        return List.of(PORT, DIR, CACHE).contains(name) || name.startsWith(NAMED_PORT);
    }

    /** What is wrong with the first name in {@code text} that is none of a launch, in the user's words. */
    public static Optional<String> unknown(String text) {
        return names(text).stream().filter(name -> !known(name)).findFirst().map(Placeholders::complaint);
    }

    /**
     * Replaces them.
     *
     * @param values by what stands between the braces
     * @param strict whether a name without a value is an error; else it stays as it is
     * @throws IOException in the user's words, with the nearest name
     */
    public static String fill(String text, Map<String, String> values, boolean strict) throws IOException {
        StringBuilder filled = new StringBuilder();
        Matcher matcher = GRAMMAR.matcher(text);
        while (matcher.find()) {
            String value = matcher.group(BRACE) != null ? "{" : values.get(matcher.group(NAME));
            if (value == null && strict) {
                throw new IOException(complaint(matcher.group(NAME)));
            }
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value == null ? matcher.group() : value));
        }
        return matcher.appendTail(filled).toString();
    }

    private static String complaint(String name) {
        String written = "{" + name + "}";
        if (name.equals(CACHE)) {
            return TEXTS.get("placeholder.noCache", written);
        }
        return Nearest.to(name, List.of(PORT, DIR, CACHE, "port:name"))
                .map(near -> TEXTS.get("placeholder.near", written, "{" + near + "}", "{" + written))
                .orElseGet(() -> TEXTS.get("placeholder.unknown", written, "{port}, {port:name}, {dir}, {cache}",
                        "{" + written));
    }
}
