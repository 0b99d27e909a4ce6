package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinkTableTest {
    private final LinkTable table = new LinkTable();

    private static SocketLink link() {
        return new SocketLink(null, null, null);
    }

    @Test
    void findsWhatItWasGiven() {
        List<SocketLink> links = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            links.add(link());
            numbers.add(table.add(links.get(i)));
        }
        assertThat(numbers).doesNotHaveDuplicates().allMatch(number -> number >= 0);
        for (int i = 0; i < links.size(); i++) {
            assertThat(table.get(numbers.get(i))).isSameAs(links.get(i));
        }
    }

    @Test
    void anOldNumberDoesNotReachWhoeverHasItsPlaceNow() {
        long old = table.add(link());
        table.remove(old);
        assertThat(table.get(old)).isNull();
        SocketLink successor = link();
        long number = table.add(successor);
        assertThat((int) number).as("the place is given again").isEqualTo((int) old);
        assertThat(table.get(old)).isNull();
        assertThat(table.get(number)).isSameAs(successor);
    }

    @Test
    void placesAreUsedAgain() {
        for (int i = 0; i < 10_000; i++) {
            long number = table.add(link());
            assertThat((int) number).isZero();
            table.remove(number);
        }
        List<SocketLink> left = new ArrayList<>();
        table.forEach(left::add);
        assertThat(left).isEmpty();
    }
}
