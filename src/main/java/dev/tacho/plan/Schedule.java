package dev.tacho.plan;

import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * When requests of an open loop are due. All instants are nanoseconds from the start of the run, at which the warm-up
 * begins.
 *
 * <p>Think of the rate summed up over time: with constant arrivals, request n (0, 1, 2, …, over all event loops) is due
 * where that sum leaves n. So the first one is due at once, 100 per second for 10 s are 1,000 instants, and nothing is
 * due while the rate is 0. It is computed anew for each request, so that no error adds up. With Poisson arrivals the
 * gaps in that sum are exponential with mean 1.
 *
 * <p>The warm-up holds the rate at which the stages begin. If that is 0, as with a ramp from 0, it holds the mean rate
 * of the first stage that has one: a warm-up without load would warm up nothing, and one at the ramp's end might
 * overload the server before it is measured.
 *
 * @param arrivals    how the instants lie
 * @param warmUpNanos how long the warm-up is; 0 for none
 * @param stages      one after the other
 * @param seed        of the Poisson arrivals; with the same seed and number of loops the instants are the same
 */
public record Schedule(Arrivals arrivals, long warmUpNanos, List<Stage> stages, long seed) {
    private static final double NANOS_PER_SECOND = 1e9;

    public Schedule {
        stages = List.copyOf(stages);
    }

    /**
     * The instants of one event loop. Those of constant arrivals are dealt out: loop k of n sends requests k, k + n, ….
     *
     * @param loop  0 to {@code loops} − 1
     * @param loops how many there are
     */
    public FireTimes fireTimes(int loop, int loops) {
        return new FireTimes(segments(), loop, loops, switch (arrivals) {
            case CONSTANT -> null;
            case POISSON -> Seeds.random(seed, loop);
        });
    }

    /** End of the last stage. */
    public long endNanos() {
        return segments().getLast().endNanos();
    }

    /**
     * How many requests are due in [{@code fromNanos}, {@code toNanos}): with constant arrivals exactly, with Poisson
     * arrivals on the average, rounded.
     */
    public long count(long fromNanos, long toNanos) {
        return Math.max(0, countBefore(toNanos) - countBefore(fromNanos));
    }

    /**
     * The mean rate over [{@code fromNanos}, {@code toNanos}), in requests per second; NaN if that is no time at all.
     */
    public double meanRate(long fromNanos, long toNanos) {
        return toNanos > fromNanos ? (sumBefore(toNanos) - sumBefore(fromNanos)) / (toNanos - fromNanos)
                * NANOS_PER_SECOND : Double.NaN;
    }

    private long countBefore(long nanos) {
        double sum = sumBefore(nanos);
        if (arrivals == Arrivals.POISSON) {
            return Math.round(sum);
        }
        // The sum is exact only to a rounding error, and instants are whole nanoseconds: settle it at the instants.
        long count = (long) Math.ceil(sum);
        while (count > 0 && due(count - 1) >= nanos) {
            count--;
        }
        while (due(count) < nanos) {
            count++;
        }
        return count;
    }

    private double sumBefore(long nanos) {
        double sum = 0;
        for (Segment segment : segments()) {
            if (segment.startNanos() >= nanos) {
                break;
            }
            sum = segment.sumAt(Math.min(nanos, segment.endNanos()));
        }
        return sum;
    }

    private long due(long request) {
        return segments().stream().filter(segment -> request < segment.endSum()).findFirst()
                .map(segment -> segment.due(request)).orElse(FireTimes.END);
    }

    private List<Segment> segments() {
        List<Segment> segments = new ArrayList<>();
        double warmUpRate = warmUpRate();
        segments.add(new Segment(0, warmUpNanos, warmUpRate, warmUpRate, 0));
        double seconds = 0;
        for (Stage stage : stages) {
            Segment last = segments.getLast();
            seconds += stage.seconds();
            segments.add(new Segment(last.endNanos(), warmUpNanos + Math.round(seconds * NANOS_PER_SECOND),
                    stage.startRate(), stage.endRate(), last.endSum()));
        }
        return segments;
    }

    /** What the warm-up holds, in requests per second; 0 if no stage has a rate. */
    public double warmUpRate() {
        double first = stages.getFirst().startRate();
        return first > 0 ? first : stages.stream().mapToDouble(stage -> (stage.startRate() + stage.endRate()) / 2)
                .filter(mean -> mean > 0).findFirst().orElse(0);
    }
}
