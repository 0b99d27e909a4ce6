package dev.tacho.profile;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a mistyped word was meant to be. */
final class Nearest {
    private static final int TELLING_START = 3;

    private Nearest() {
    }

    /**
     * The word that takes the fewest edits, if those are at most a third of its letters, or else the first that begins
     * as typed ({@code timeout} for {@code timeoutSeconds}). Case is nothing.
     */
    static Optional<String> to(String typed, Collection<String> words) {
        String lower = typed.toLowerCase(Locale.ROOT);
        return words.stream().filter(word -> edits(lower, word) <= Math.max(1, word.length() / 3))
                .min(Comparator.comparingInt(word -> edits(lower, word)))
                .or(() -> words.stream().filter(word -> lower.length() >= TELLING_START
                        && word.toLowerCase(Locale.ROOT).startsWith(lower)).findFirst());
    }

    /**
     * The optimal string alignment distance: insert, delete, replace, or swap two neighbours, the commonest slip of
     * fast typing.
     */
    private static int edits(String from, String word) {
        String to = word.toLowerCase(Locale.ROOT);
        if (from.length() > 2 * to.length()) {
            return from.length() - to.length();
        }
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int replaced = edits[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                edits[i][j] = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                if (i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
                }
            }
        }
        return edits[from.length()][to.length()];
    }
}
