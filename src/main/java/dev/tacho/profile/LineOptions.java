package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a command line, taken one after the other. */
final class LineOptions {
    private static final Texts TEXTS = Texts.of("profile");
    private static final Pattern TIME = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)(ms|s|m|h)?");
    private static final Pattern SHORT = Pattern.compile("-[A-Za-z0-9].+");

    private final String tool;
    private final List<String> words;
    private int at;
    private String option = "";
    /** What was attached to the option, by {@code =} or, for a letter, at once; null if nothing was. */
    private String attached;

    LineOptions(String tool, List<String> words) {
        this.tool = tool;
        this.words = new ArrayList<>(words);
    }

    boolean more() {
        return at < words.size();
    }

    /** The next word; if it is a long option with a value, without that. */
    String next() {
        String word = words.get(at++);
        int equals = word.startsWith("-") ? word.indexOf('=') : -1;
        attached = equals > 0 && word.startsWith("--") ? word.substring(equals + 1) : null;
        option = attached == null ? word : word.substring(0, equals);
        return option;
    }

    /** Likewise of a tool whose long options have one dash, as Go's have. */
    String nextOfGo() {
        String word = words.get(at++);
        int equals = word.startsWith("-") ? word.indexOf('=') : -1;
        attached = equals > 0 ? word.substring(equals + 1) : null;
        option = (attached == null ? word : word.substring(0, equals)).replaceFirst("^--", "-");
        return option;
    }

    /** The next word, of which a value may be attached to one letter, and letters without one may stand together. */
    String nextLetter(String withValue) {
        String word = next();
        if (!SHORT.matcher(word).matches()) {
            return word;
        }
        option = word.substring(0, 2);
        String rest = word.substring(2);
        if (withValue.indexOf(word.charAt(1)) >= 0) {
            attached = rest;
        } else {
            pushBack("-" + rest);
        }
        return option;
    }

    private void pushBack(String word) {
        at--;
        words.set(at, word);
    }

    String value() {
        if (attached == null && at == words.size()) {
            throw wrong("line.noValue", tool, option);
        }
        return attached == null ? words.get(at++) : attached;
    }

    int number() {
        String value = value();
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(TEXTS.get("line.number", option, Source.quoted(value)), e);
        }
    }

    /** In seconds; 2s, 1m, 500ms, or a number alone. */
    double seconds() {
        String value = value();
        Matcher time = TIME.matcher(value);
        if (!time.matches()) {
            throw wrong("line.time", option, Source.quoted(value));
        }
        double number = Double.parseDouble(time.group(1));
        return switch (time.group(2)) {
            case "ms" -> number / 1000;
            case "m" -> number * 60;
            case "h" -> number * 3600;
            case null, default -> number;
        };
    }

    static IllegalArgumentException wrong(String key, Object... arguments) {
        return new IllegalArgumentException(TEXTS.get(key, arguments));
    }
}
