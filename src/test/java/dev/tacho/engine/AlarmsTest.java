package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AlarmsTest {

    @Test
    void goOffInOrderOfTheirInstants() {
        Random random = new Random(7);
        Alarms alarms = new Alarms(500);
        List<Long> instants = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            long instant = random.nextLong(100);
            instants.add(instant);
            alarms.set(null, instant);
        }
        Collections.sort(instants);
        for (long instant : instants) {
            assertThat(alarms.earliest()).isEqualTo(instant);
            alarms.take();
        }
        assertThat(alarms.earliest()).isEqualTo(Alarms.NONE);
    }

    /** As {@link System#nanoTime()} may be at any time. */
    @Test
    void comparesAcrossTheOverflowOfTheClock() {
        Alarms alarms = new Alarms(2);
        alarms.set(null, Long.MIN_VALUE + 5);
        alarms.set(null, Long.MAX_VALUE - 5);
        assertThat(alarms.earliest()).isEqualTo(Long.MAX_VALUE - 5);
        alarms.take();
        assertThat(alarms.earliest()).isEqualTo(Long.MIN_VALUE + 5);
    }
}
