package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.tacho.profile.Connection;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What stands on the request path makes no garbage. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 1_000_000;
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Arrivals.class)
    void fireTimesAllocateNothing(Arrivals arrivals) {
        FireTimes times = new Schedule(arrivals, 1_000_000_000, List.of(new Stage(0, 1e6, 10), new Stage(1e6, 1e6, 10)),
                1).fireTimes(0, 1);
        assertThat(bytesPerCall(times::next)).isLessThan(1);
        assertThat(times.next()).isGreaterThan(0).isLessThan(FireTimes.END);
    }

    @ParameterizedTest
    @EnumSource(Order.class)
    void requestStreamsAllocateNothing(Order order) throws IOException {
        String data = Files.writeString(folder.resolve("data"), "a,b\n1,x y\n2,ü\n").toString();
        String lines = Files.writeString(folder.resolve("lines"), "one\ntwo\nthree\n").toString();
        RequestSpec filled = new RequestSpec("POST", List.of(new Header("X", "${counter} ${csv:a}")),
                new Body.Inline("${random:-1000-1000000}${choice:a|bc|def}${csv:b}"), "text/plain",
                Optional.of("/${csv:b}/${counter}"), 3, List.of("c=${counter}"), Optional.of("u:p"));
        RequestStream stream = RequestBytes.mix(HttpUrl.parse("http://h/"), List.of(filled, RequestSpec.get(),
                new RequestSpec("POST", List.of(), new Body.Lines(lines, order), "text/plain")),
                Optional.of(new DataFile(data, order)), Connection.keptAlive(), 1).stream(0, 2);
        assertThat(bytesPerCall(() -> {
            stream.next();
            return stream.length();
        })).isLessThan(1);
        assertThat(stream.length()).isPositive();
    }

    private interface Call {
        long make();
    }

    /** After as many calls to warm up, by which all that grows has grown. */
    private static double bytesPerCall(Call call) {
        long sum = repeat(call);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        sum += repeat(call);
        long after = THREADS.getCurrentThreadAllocatedBytes();
        assertThat(sum).as("what keeps the calls from being optimised away").isNotZero();
        return (after - before) / (double) CALLS;
    }

    private static long repeat(Call call) {
        long sum = 0;
        for (int i = 0; i < CALLS; i++) {
            sum += call.make();
        }
        return sum;
    }
}
