package dev.tacho.target;

import java.util.regex.Pattern;

/** Looks for a pattern in lines, but not for ever: a pattern such as {@code (a+)+$} takes years with some of them. */
final class BoundedSearch {
    /** Sensible patterns look at each character of a line a few times; this many looks take some milliseconds. */
    private static final int MOST_LOOKS = 1_000_000;

    private final Pattern pattern;

    BoundedSearch(Pattern pattern) {
        this.pattern = pattern;
    }

    /** Whether {@code line} holds a match; not if that is too much work to tell. */
    boolean isIn(String line) {
        try {
            return pattern.matcher(new Counted(line)).find();
        } catch (TooMuch _) {
            return false;
        }
    }

    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The one way to stop a search that is under way. */
    private static final class Counted implements CharSequence {
        private final String line;
        private int looks;

        Counted(String line) {
            this.line = line;
        }

        @Override
        public int length() {
            return line.length();
        }

        @Override
        public char charAt(int index) {
            if (++looks > MOST_LOOKS) {
                throw new TooMuch();
            }
            return line.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return line.subSequence(start, end);
        }

        @Override
        public String toString() {
            return line;
        }
    }
}
