package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BudgetTest {

    @Test
    void givesOutExactlyWhatThereIs() {
        for (long requests : new long[] {1, 2, 63, 1_000, 99_991}) {
            Budget budget = new Budget(requests, 2, 10);
            assertThat(LongStream.generate(budget::take).takeWhile(portion -> portion > 0).sum()).isEqualTo(requests);
            assertThat(budget.take()).isZero();
        }
    }

    @Test
    void portionsAreSmallBesideWhatEachLoopDoes() {
        assertThat(new Budget(100, 2, 100).take()).isEqualTo(1);
        assertThat(new Budget(16_000, 2, 100).take()).isEqualTo(10);
        assertThat(new Budget(10_000_000, 2, 100).take()).isEqualTo(64);
    }
}
