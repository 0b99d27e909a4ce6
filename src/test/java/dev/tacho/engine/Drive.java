package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Dialing;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Runs plans to their end, and makes sure each time of what must always hold. */
final class Drive {
    private static final int LONGEST_SECONDS = 30;

    private Drive() {
    }

    /** Those of this machine. */
    static List<Transport> transports() {
        return Arrays.stream(Transport.values()).filter(Transport::available).toList();
    }

    static Drive.Outcome run(Plans plans, Transport transport) throws Exception {
        return run(plans, transport, engine -> { });
    }

    /** @param meanwhile called once the run has begun */
    static Drive.Outcome run(Plans plans, Transport transport, Consumer<Engine> meanwhile) throws Exception {
        return run(plans, transport, _ -> { }, meanwhile, () -> { });
    }

    static Drive.Outcome run(Plans plans, Transport transport, SocketAddress address) throws Exception {
        Plan plan = plans.plan();
        return run(plan, transport, address, recording(plan), _ -> { }, _ -> { }, () -> { });
    }

    /**
     * @param before    called once the engine is there
     * @param meanwhile called once the run has begun
     * @param after     called at its end, however it comes
     */
    static Drive.Outcome run(Plans plans, Transport transport, Consumer<Engine> before, Consumer<Engine> meanwhile,
                             Runnable after) throws Exception {
        Plan plan = plans.plan();
        return run(plan, transport, address(plan), recording(plan), before, meanwhile, after);
    }

    /** @param recording of which {@code meanwhile} may take intervals */
    static Drive.Outcome run(Plans plans, Transport transport, Recording recording, Consumer<Engine> meanwhile)
            throws Exception {
        Plan plan = plans.plan();
        return run(plan, transport, address(plan), recording, _ -> { }, meanwhile, () -> { });
    }

    private static Recording recording(Plan plan) {
        return new Recording(plan.slices().size());
    }

    private static SocketAddress address(Plan plan) {
        return plan.dialing().via() instanceof Dialing.Via.UnixSocket(String path)
                ? UnixDomainSocketAddress.of(path)
                : new InetSocketAddress("127.0.0.1", plan.dialled().orElseThrow().port());
    }

    private static Drive.Outcome run(Plan plan, Transport transport, SocketAddress address, Recording recording,
                                     Consumer<Engine> before, Consumer<Engine> meanwhile, Runnable after)
            throws Exception {
        Engine engine = new Engine(plan, address, recording, transport);
        try {
            before.accept(engine);
            var done = engine.start();
            meanwhile.accept(engine);
            done.get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } finally {
            engine.stop();
            after.run();
        }
        return balanced(recording, engine);
    }

    private static Drive.Outcome balanced(Recording recording, Engine engine) {
        recording.takeInterval();
        Counts counts = recording.counts();
        assertThat(counts.started()).as("started = succeeded + failed + abandoned: %s", counts)
                .isEqualTo(counts.succeeded() + counts.failed() + counts.abandoned());
        Counts warmUp = recording.takeWarmUpInterval().counts();
        assertThat(warmUp.started()).as("likewise of the warm-up: %s", warmUp)
                .isEqualTo(warmUp.succeeded() + warmUp.failed() + warmUp.abandoned());
        assertThat(engine.openConnections()).as("open connections").isZero();
        return new Outcome(counts, recording, engine);
    }

    record Outcome(Counts counts, Recording recording, Engine engine) {

        /** Every request of {@code n} ended in {@code cause}. */
        void assertAllFailed(long n, Failure cause) {
            assertThat(counts.started()).isEqualTo(n);
            assertThat(counts.failures()).containsOnly(java.util.Map.entry(cause, n));
        }

        void assertAllSucceeded(long n) {
            assertThat(counts.failures()).isEmpty();
            assertThat(counts.abandoned()).isZero();
            assertThat(counts.succeeded()).isEqualTo(n);
        }
    }
}
