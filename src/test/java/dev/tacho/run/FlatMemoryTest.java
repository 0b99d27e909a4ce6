package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.demo.DemoProcess;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.target.Targets;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What a long run leaves on the heap, its result and all its events still held. The law is 20 MB for a million
 * requests; by default a fifth of each, for the time it takes. The whole of it:
 * {@code installer/test -Dtest=FlatMemoryTest -Drequests=1000000}
 */
@Timeout(300)
class FlatMemoryTest {
    private static final long FEW = 10_000;
    private static final long MANY = Long.getLong("requests", 200_000);
    private static final long MOST_BYTES_PER_REQUEST = 20;

    @Test
    void manyRequestsLeaveNoMoreThanFewDid() throws Exception {
        Events few = run(FEW);
        long before = heapBytes();
        Events many = run(MANY);
        long after = heapBytes();
        System.out.printf("heap after %,d requests %,d KB, after %,d more %,d KB%n", FEW, before >> 10, MANY,
                after >> 10);
        assertThat(after - before).isLessThan(MANY * MOST_BYTES_PER_REQUEST);
        assertThat(List.of(few, many)).isNotEmpty(); // held until here
    }

    private static Events run(long requests) throws Exception {
        Events events = new Events();
        new Runner(DemoProcess.command(), Targets.ofThisMachine()).start(Profile.starter("memory")
                .withLoad(new Load.Closed(100, OptionalLong.of(requests), Optional.empty())),
                Manner.USUAL.withWarmUp(false), events);
        assertThat(events.await(RunEvent.Finished.class).result().counts().succeeded()).isEqualTo(requests);
        return events;
    }

    private static long heapBytes() {
        System.gc();
        System.gc(); // what the first one found to be unreachable may have held more
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
