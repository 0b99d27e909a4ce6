package dev.tacho.profile;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a mistyped word was meant to be. */
final class Nearest {
    private Nearest() {
    }

    /** The word that takes the fewest edits, if that is at most a third of the letters; case is nothing. */
    static Optional<String> to(String typed, Collection<String> words) {
        return words.stream().filter(word -> distance(typed, word) <= Math.max(1, word.length() / 3))
                .min(Comparator.comparingInt(word -> distance(typed, word)));
    }

    /** Levenshtein's, by the one-row form of Wagner and Fischer's table. */
    private static int distance(String typed, String word) {
        String from = typed.toLowerCase(Locale.ROOT);
        String to = word.toLowerCase(Locale.ROOT);
        if (Math.abs(from.length() - to.length()) > to.length()) {
            return Integer.MAX_VALUE;
        }
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int substituted = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
