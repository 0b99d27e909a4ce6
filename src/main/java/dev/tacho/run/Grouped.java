package dev.tacho.run;

import java.util.Locale;

/** Large numbers in sentences, written as those in tables and tiles are. */
final class Grouped {
    private Grouped() {
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
