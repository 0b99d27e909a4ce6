package dev.tacho.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What ab and Tacho say alike, and the one place that says where they need not: see {@link #comparable}. */
final class AbText {
    private AbText() {
    }

    /**
     * Standard output without what may differ:
     * <ul>
     * <li>the three lines of the banner, which name the program;
     * <li>times and rates, which are measured, and doubts about them;
     * <li>the order of a request's header lines and a blank after their colon, which mean nothing;
     * <li>what OpenSSL says of certificates with {@code -v}, which has nothing to do with ab.
     * </ul>
     */
    static String comparable(String out) {
        return sortedHeads(withoutBanner(out)
                .replaceAll("(?m)^(WARNING|ERROR): The median .*\n.*\n", "")
                .replaceAll("(?m)^(Time taken|Requests per second|Time per request|Transfer rate)([^\\d\\n]*)[\\d.]+",
                        "$1$2N")
                .replaceAll("(?m)^(Connect|Processing|Waiting|Total):( +[\\d.]+)+$", "$1: N")
                .replaceAll("(?m)^ +[\\d.]+ (kb/s .*)$", "N $1")
                .replaceAll("(?m)^( +\\d+%) +\\d+", "$1 N")
                .replaceAll("(<td[^>]*>)[\\d.]+( seconds| kb/s \\w+)", "$1N$2")
                .replaceAll("(Requests per second:</th><td[^>]*>)[\\d.]+", "$1N")
                .replaceAll("(<td[^>]*>) *-?\\d+(?=</td><td)", "$1N")
                .replaceAll("(<td[^>]*>) +-?\\d+(?=</td></tr>)", "$1N"))
                .replaceAll("(?ms)^Peer certificate\n.*?Extension Count: \\d+\n", "");
    }

    private static String withoutBanner(String out) {
        return out.replaceFirst("(?s)^(This is .*?\n).*?\n.*?\n", "")
                .replaceFirst("(?s)^<p>\n.*?\n.*?\n.*?\n", "");
    }

    private static String sortedHeads(String text) {
        int start = text.indexOf("\n---\n");
        int end = text.indexOf("\n---\n", start + 5);
        return start < 0 || end < 0 ? text
                : text.substring(0, start + 5) + head(text.substring(start + 5, end)) + text.substring(end);
    }

    /** A request with its header lines in alphabetical order, names in lower case, body after them. */
    static String head(String request) {
        int end = request.indexOf("\r\n\r\n");
        List<String> lines = new ArrayList<>(Arrays.asList(request.substring(0, end).split("\r\n")));
        String first = lines.removeFirst();
        return first + lines.stream().map(AbText::lowerName).sorted(Comparator.naturalOrder())
                .collect(Collectors.joining("\n", "\n", "\n")) + request.substring(end);
    }

    private static String lowerName(String line) {
        int colon = line.indexOf(':');
        return line.substring(0, colon).toLowerCase(Locale.ROOT) + ": " + line.substring(colon + 1).strip();
    }

    /** Standard error without the options, of which Tacho has more, and without what OpenSSL says with {@code -v}. */
    static String errors(String err) {
        return err.replace("tacho ab", "ab").lines().takeWhile(line -> !line.equals("Options are:"))
                .filter(line -> line.startsWith("ab: ") || line.startsWith("Usage") || line.startsWith("apr_")
                        || line.startsWith("bind") || line.startsWith("Cannot") || line.startsWith("Invalid")
                        || line.startsWith("Completed") || line.startsWith("Finished") || line.startsWith("Auth"))
                .collect(Collectors.joining("\n"));
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
