package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with placeholders, taken apart. {@code ${counter}} counts the requests, {@code ${random:1-100}} is a whole
 * number between two others, {@code ${choice:a|b|c}} one of several texts, {@code ${csv:column}} a value of the data
 * file; {@code $${} stands for a plain {@code ${}. Any other dollar sign or bracket is itself.
 *
 * @param parts one after the other; no two texts in a row, none empty; no part at all for an empty text
 */
public record Template(List<Part> parts) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String START = "${";
    private static final String ESCAPE = "$${";
    private static final String COUNTER = "${counter}";
    private static final String RANDOM = "${random:1-100}";
    private static final String CHOICE = "${choice:a|b|c}";
    private static final String CSV = "${csv:column}";
    private static final List<String> NAMES = List.of("counter", "random", "choice", "csv");
    /** At most 18 digits: the distance of any two such numbers is a long. */
    private static final Pattern RANGE = Pattern.compile("(-?[0-9]{1,18})-(-?[0-9]{1,18})");

    public Template {
        parts = List.copyOf(parts);
    }

    /** What stands in one place. */
    public sealed interface Part {

        /** The same in each request. */
        record Text(String text) implements Part {
        }

        /** The number of the request, from 1. */
        record Counter() implements Part {
        }

        /**
         * A whole number from {@code min} to {@code max}, both included, each as likely as any other. Both lie between
         * −10<sup>18</sup> and 10<sup>18</sup>.
         */
        record Random(long min, long max) implements Part {
        }

        /**
         * One of some texts, each as likely as any other.
         *
         * @param options at least one; may be empty texts, and alike
         */
        record Choice(List<String> options) implements Part {
            public Choice {
                options = List.copyOf(options);
            }
        }

        /** The value of a column in the current row of the data file. */
        record Csv(String column) implements Part {
        }
    }

    /** @throws IllegalArgumentException whose message tells the user what to mend */
    public static Template parse(String text) {
        List<Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            if (text.startsWith(ESCAPE, at)) {
                plain.append(START);
                at += ESCAPE.length();
            } else if (text.startsWith(START, at)) {
                int end = text.indexOf('}', at);
                if (end < 0) {
                    throw wrong("template.open", Source.quoted(text.substring(at)), START, ESCAPE);
                }
                addText(parts, plain);
                parts.add(part(text.substring(at + START.length(), end)));
                at = end + 1;
            } else {
                plain.append(text.charAt(at));
                at++;
            }
        }
        addText(parts, plain);
        return new Template(parts);
    }

    /** Whether it reads the same in each request. */
    public boolean plain() {
        return parts.stream().allMatch(Part.Text.class::isInstance);
    }

    /** The columns of the data file that it takes values from, in order. */
    List<String> columns() {
        return parts.stream().filter(Part.Csv.class::isInstance).map(part -> ((Part.Csv) part).column()).toList();
    }

    private static void addText(List<Part> parts, StringBuilder plain) {
        if (!plain.isEmpty()) {
            parts.add(new Part.Text(plain.toString()));
            plain.setLength(0);
        }
    }

    private static Part part(String placeholder) {
        int colon = placeholder.indexOf(':');
        String name = colon < 0 ? placeholder : placeholder.substring(0, colon);
        String argument = colon < 0 ? "" : placeholder.substring(colon + 1);
        String shown = Source.quoted(START + placeholder + "}");
        return switch (name) {
            case "counter" -> {
                require(colon < 0, "template.counter", shown, COUNTER);
                yield new Part.Counter();
            }
            case "random" -> random(argument, shown);
            case "choice" -> {
                require(!argument.isEmpty(), "template.choice", shown, CHOICE);
                yield new Part.Choice(Arrays.asList(argument.split("\\|", -1)));
            }
            case "csv" -> {
                require(!argument.isEmpty(), "template.csv", shown, CSV);
                yield new Part.Csv(argument);
            }
            default -> throw unknown(name, shown);
        };
    }

    private static Part random(String argument, String shown) {
        Matcher range = RANGE.matcher(argument);
        require(range.matches(), "template.random", shown, RANDOM);
        long min = Long.parseLong(range.group(1));
        long max = Long.parseLong(range.group(2));
        require(min <= max, "template.randomOrder", shown, range.group(2), range.group(1));
        return new Part.Random(min, max);
    }

    private static IllegalArgumentException unknown(String name, String shown) {
        Optional<String> near = Nearest.to(name.strip(), NAMES);
        return near.isPresent() ? wrong("template.near", shown, example(near.get()), START, ESCAPE)
                : wrong("template.unknown", shown, String.join(", ", COUNTER, RANDOM, CHOICE, CSV), START, ESCAPE);
    }

    private static String example(String name) {
        return switch (name) {
            case "counter" -> COUNTER;
            case "random" -> RANDOM;
            case "choice" -> CHOICE;
            default -> CSV;
        };
    }

    private static void require(boolean holds, String key, Object... arguments) {
        if (!holds) {
            throw wrong(key, arguments);
        }
    }

    private static IllegalArgumentException wrong(String key, Object... arguments) {
        return new IllegalArgumentException(TEXTS.get(key, arguments));
    }
}
