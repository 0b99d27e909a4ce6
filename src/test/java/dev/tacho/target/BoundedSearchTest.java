package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BoundedSearchTest {
    private static boolean found(String pattern, String line) {
        return new BoundedSearch(Pattern.compile(pattern)).isIn(line);
    }

    @Test
    void findsWhatALineHolds() {
        assertThat(found("ready on \\d+$", "12:00 ready on 8080")).isTrue();
        assertThat(found("^ready", "not ready")).isFalse();
    }

    @Test
    void longLinesAreNoTrouble() {
        assertThat(found(".*ready", "x".repeat(OutputTail.LONGEST_LINE - 5) + "ready")).isTrue();
    }

    @Test
    void aSearchWithoutEndIsGivenUp() {
        assertThat(found("(a+)+$", "a".repeat(60) + "!")).isFalse();
    }
}
