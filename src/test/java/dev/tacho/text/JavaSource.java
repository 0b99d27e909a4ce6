package dev.tacho.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Java file as far as a search for texts needs it.
 *
 * @param file     where it is
 * @param code     its text, comments and the inside of literals blanked, positions kept
 * @param literals its strings, in order
 */
record JavaSource(Path file, String code, List<Literal> literals) {
    private static final Pattern TOKEN = Pattern.compile("//[^\\n]*|/\\*.*?\\*/|'(?:\\\\.|[^'\\\\])*'"
            + "|\"\"\"[ \\t]*\\R(?<block>[^\\\\]*?(?:\\\\.[^\\\\]*?)*?)\"\"\""
            + "|\"(?<string>[^\"\\\\\\n]*(?:\\\\.[^\"\\\\\\n]*)*)\"", Pattern.DOTALL);
    /** Java's own, which {@link String#translateEscapes} does not know; no key is written with one. */
    private static final Pattern UNICODE = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+[0-9a-fA-F]{4}");

    /** A string, from its opening quote at {@code start} to behind its closing one at {@code end}. */
    record Literal(int start, int end, String text) {
    }

    static JavaSource read(Path file) {
        try {
            return of(file, Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JavaSource of(Path file, String text) {
        StringBuilder code = new StringBuilder(text);
        List<Literal> literals = new ArrayList<>();
        Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            boolean string = token.group("string") != null;
            boolean block = token.group("block") != null;
            if (string) {
                literals.add(new Literal(token.start(), token.end(), unescaped(token.group("string"))));
            } else if (block) {
                literals.add(new Literal(token.start(), token.end(),
                        unescaped(token.group("block").stripIndent())));
            }
            for (int i = token.start(); i < token.end(); i++) {
                boolean quote = (string || block) && (i == token.start() || i == token.end() - 1);
                code.setCharAt(i, quote ? '"' : text.charAt(i) == '\n' ? '\n' : ' ');
            }
        }
        return new JavaSource(file, code.toString(), List.copyOf(literals));
    }

    private static String unescaped(String literal) {
        return UNICODE.matcher(literal).replaceAll("$1?").translateEscapes();
    }

    /** The argument list that opens at {@code open}, as ranges from start to end, without the commas. */
    List<int[]> arguments(int open) {
        List<int[]> arguments = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        for (int i = open; i < code.length(); i++) {
            char c = code.charAt(i);
            if ("([{".indexOf(c) >= 0) {
                depth++;
            } else if (")]}".indexOf(c) >= 0) {
                depth--;
            }
            if (depth == 0 || depth == 1 && c == ',') {
                if (!code.substring(start, i).isBlank()) {
                    arguments.add(new int[] {start, i});
                }
                start = i + 1;
            }
            if (depth == 0) {
                return arguments;
            }
        }
        throw new IllegalStateException("unbalanced from " + open + " in " + file);
    }

    /** As compilers print it. */
    String place(int position) {
        return file + ":" + (1 + code.substring(0, position).lines().count()
                - (position == 0 || code.charAt(position - 1) == '\n' ? 0 : 1));
    }
}
