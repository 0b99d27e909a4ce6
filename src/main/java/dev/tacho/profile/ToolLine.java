package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.List;

/** A command line of another tool, as it was copied from a post or a terminal, made into a profile. */
public final class ToolLine {
    private static final Texts TEXTS = Texts.of("profile");
    /** With any of these the shell begins something that is not the tool's. */
    private static final List<String> OPERATORS = List.of("|", "||", "&", "&&", ";", ">", ">>", "<", "2>", "2>&1");

    private ToolLine() {
    }

    /**
     * Reads a line of {@code ab}, {@code wrk}, {@code wrk2}, {@code hey} or {@code curl}. The profile need not be one
     * that can be run: that is for the rules to say.
     *
     * @throws IllegalArgumentException in the user's words, if it is of none of these or they would not take it
     */
    public static Translation read(String line) {
        List<String> words = words(ShellWords.split(line));
        if (words.isEmpty()) {
            throw new IllegalArgumentException(TEXTS.get("line.empty"));
        }
        List<String> arguments = words.subList(1, words.size());
        String tool = words.getFirst().substring(words.getFirst().lastIndexOf('/') + 1);
        return switch (tool) {
            case "ab" -> ab(arguments);
            case "wrk", "wrk2" -> new WrkLine(arguments).read();
            case "hey" -> new HeyLine(arguments).read();
            case "curl" -> new CurlLine(arguments).read();
            default -> throw new IllegalArgumentException(TEXTS.get("line.unknown", Source.quoted(words.getFirst())));
        };
    }

    /** Without a prompt in front and without what the shell does with the output. */
    private static List<String> words(List<String> all) {
        List<String> words = all.stream().takeWhile(word -> !OPERATORS.contains(word)).toList();
        boolean prompt = !words.isEmpty() && List.of("$", "#", "%").contains(words.getFirst());
        List<String> tool = prompt ? words.subList(1, words.size()) : words;
        boolean ours = tool.size() > 1 && tool.getFirst().equals("tacho") && tool.get(1).equals("ab");
        return ours ? tool.subList(1, tool.size()) : tool;
    }

    private static Translation ab(List<String> arguments) {
        try {
            AbLine line = AbLine.parse("ab", arguments);
            if (line.wish() != AbLine.Wish.RUN) {
                throw new IllegalArgumentException(TEXTS.get("line.nothing", "ab"));
            }
            return new Translation(line.profile(), line.untranslated());
        } catch (AbLine.Refused refused) {
            throw new IllegalArgumentException(TEXTS.get("line.ab", refused.getMessage().strip()), refused);
        }
    }
}
