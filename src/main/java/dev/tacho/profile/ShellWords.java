package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A command line taken apart into words as a POSIX shell does it: blanks, both kinds of quotes, backslashes, lines that
 * go on with a backslash at their end, and the {@code $'…'} that browsers write into curl lines. Nothing is expanded,
 * and an unquoted {@code &} or {@code ?} is itself, because it stands in many a pasted URL.
 */
public final class ShellWords {
    private static final Texts TEXTS = Texts.of("profile");
    /** Nothing to a shell; the braces of a placeholder are not either. */
    private static final Pattern PLAIN = Pattern.compile("([A-Za-z0-9_@%+=:,./-]|\\{[A-Za-z]+(:[A-Za-z0-9_-]+)?})+");
    /** Not to be seen, or, like marks of writing direction, seen elsewhere than they are. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
    private static final String IN_DOUBLE_QUOTES = "$`\"\\\n";

    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;
    private int at;

    private ShellWords(String line) {
        this.line = line;
    }

    /** @throws IllegalArgumentException in the user's words, for a quote that is not closed */
    public static List<String> split(String line) {
        ShellWords split = new ShellWords(line.replace("\r\n", "\n"));
        while (split.at < split.line.length()) {
            split.next();
        }
        split.endWord();
        return List.copyOf(split.words);
    }

    /** The command line that {@link #split} takes apart into {@code words}, as bash would too. */
    public static String join(List<String> words) {
        return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
    }

    /** A word as it stands on a command line; what cannot be seen is spelt out, as in {@code $'a\tb'}. */
    static String quoted(String word) {
        if (UNSEEN.matcher(word).find()) {
            return "$'" + UNSEEN.matcher(word.replace("\\", "\\\\").replace("'", "\\'"))
                    .replaceAll(unseen -> Matcher.quoteReplacement(escape(unseen.group().codePointAt(0)))) + "'";
        }
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** A text on one line, with what could not be seen spelt out. */
    static String visible(String text) {
        return UNSEEN.matcher(text).replaceAll(unseen -> unseen.group().equals("\t") ? "\t"
                : Matcher.quoteReplacement(escape(unseen.group().codePointAt(0))));
    }

    private static String escape(int character) {
        return switch (character) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format(Locale.ROOT, character > 0xffff ? "\\U%08x" : "\\u%04x", character);
        };
    }

    private void next() {
        char letter = line.charAt(at++);
        switch (letter) {
            case '\'' -> single();
            case '"' -> quoted();
            case '\\' -> escaped();
            default -> {
                if (letter == '$' && at < line.length() && line.charAt(at) == '\'') {
                    at++;
                    dollar();
                } else if (Character.isWhitespace(letter)) {
                    endWord();
                } else {
                    add(letter);
                }
            }
        }
    }

    private void add(int letter) {
        word.appendCodePoint(letter);
        begun = true;
    }

    private void endWord() {
        if (begun) {
            words.add(word.toString());
            word.setLength(0);
            begun = false;
        }
    }

    private void single() {
        begun = true;
        int end = line.indexOf('\'', at);
        if (end < 0) {
            throw unclosed("'");
        }
        word.append(line, at, end);
        at = end + 1;
    }

    private void quoted() {
        begun = true;
        while (true) {
            char letter = letter("\"");
            if (letter == '"') {
                return;
            }
            if (letter == '\\' && at < line.length() && IN_DOUBLE_QUOTES.indexOf(line.charAt(at)) >= 0) {
                char next = line.charAt(at++);
                if (next != '\n') {
                    add(next);
                }
            } else {
                add(letter);
            }
        }
    }

    /** Outside of quotes; at the end of a line the line goes on. */
    private void escaped() {
        if (at < line.length()) {
            char next = line.charAt(at++);
            if (next != '\n') {
                add(next);
            }
        }
    }

    private void dollar() {
        begun = true;
        while (true) {
            char letter = letter("$'");
            if (letter == '\'') {
                return;
            }
            if (letter != '\\') {
                add(letter);
                continue;
            }
            char next = letter("$'");
            switch (next) {
                case 'n' -> add('\n');
                case 'r' -> add('\r');
                case 't' -> add('\t');
                case 'u' -> code(4);
                case 'U' -> code(8);
                case 'x' -> code(2);
                default -> add(next);
            }
        }
    }

    /** At most so many hexadecimal digits. */
    private void code(int most) {
        int number = 0;
        for (int digits = 0; digits < most && at < line.length(); digits++, at++) {
            int digit = Character.digit(line.charAt(at), 16);
            if (digit < 0) {
                break;
            }
            number = number << 4 | digit;
        }
        add(Character.isValidCodePoint(number) ? number : 0xfffd);
    }

    private char letter(String quote) {
        if (at >= line.length()) {
            throw unclosed(quote);
        }
        return line.charAt(at++);
    }

    private static IllegalArgumentException unclosed(String quote) {
        return new IllegalArgumentException(TEXTS.get("line.unclosed", quote));
    }
}
