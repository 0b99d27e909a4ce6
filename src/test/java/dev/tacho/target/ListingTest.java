package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListingTest {
    private final Listing listing = new Listing();

    private static ProcessSample process(long pid, long rss) {
        return new ProcessSample(pid, "p" + pid, 2, rss, 10, 3, 4, 5);
    }

    private static List<ProcessSample> many(int count) {
        List<ProcessSample> many = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            many.add(process(i, 1_000 + i));
        }
        return many;
    }

    private List<Long> listed(List<ProcessSample> all) {
        return listing.of(all).stream().map(ProcessSample::pid).toList();
    }

    @Test
    void fewAreAllListed() {
        assertThat(listing.of(many(TargetSample.MOST_LISTED))).isEqualTo(many(TargetSample.MOST_LISTED));
    }

    @Test
    void ofManyThoseWithTheMostMemoryAreListedInOrderAndTheRestIsSummed() {
        List<ProcessSample> told = listing.of(many(300));
        assertThat(told).hasSize(TargetSample.MOST_LISTED + 1);
        assertThat(told).extracting(ProcessSample::pid).startsWith(277L, 278L).endsWith(300L, ProcessSample.OTHERS);
        assertThat(told.getLast()).isEqualTo(new ProcessSample(ProcessSample.OTHERS, "others", 2 * 276,
                276 * 1_000 + 276 * 277 / 2, 276 * 10, 276 * 3, 276 * 4, 276 * 5));
    }

    @Test
    void whoIsListedStaysUntilAnotherHasTwiceAsMuch() {
        List<ProcessSample> all = many(60);
        List<Long> first = listed(all);
        all.set(4, process(5, 1_900));
        assertThat(listed(all)).isEqualTo(first);
        all.set(4, process(5, 2_200));
        assertThat(listed(all)).startsWith(5L).doesNotContain(37L);
        all.set(4, process(5, 1_005));
        assertThat(listed(all)).as("and so does that one").startsWith(5L);
    }

    @Test
    void whatIsUnknownOfOneIsUnknownOfTheRest() {
        List<ProcessSample> all = many(60);
        all.set(0, new ProcessSample(1, "p", 2, 3, TargetSample.UNKNOWN, 3, TargetSample.UNKNOWN, Double.NaN));
        ProcessSample others = listing.of(all).getLast();
        assertThat(others.pssBytes()).isEqualTo(TargetSample.UNKNOWN);
        assertThat(others.openFiles()).isEqualTo(TargetSample.UNKNOWN);
        assertThat(others.switchesPerSecond()).isNaN();
    }
}
