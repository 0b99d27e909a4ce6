package dev.tacho.plan;

import java.util.List;
import java.util.SplittableRandom;

/** When one event loop's requests are due, one after the other. Confined to that loop; does not allocate. */
public final class FireTimes {
    /** Nothing more is due. */
    public static final long END = Long.MAX_VALUE;
    private final Segment[] segments;
    /** Where the segments end, as {@link Segment#endSum()}. */
    private final double[] endSums;
    private final int loops;
    private final SplittableRandom random;
    private double sum;
    private int segment;
    private long last;

    /** @param random null for constant arrivals */
    FireTimes(List<Segment> segments, int loop, int loops, SplittableRandom random) {
        this.segments = segments.toArray(Segment[]::new);
        this.endSums = segments.stream().mapToDouble(Segment::endSum).toArray();
        this.loops = loops;
        this.random = random;
        this.sum = random == null ? loop : loops * random.nextExponential();
    }

    /**
     * The next instant, in nanoseconds from the start of the run, at which the warm-up begins; never before the last
     * one, and {@link #END} once all are through.
     */
    public long next() {
        while (sum >= endSums[segment]) {
            if (segment == endSums.length - 1) {
                return END;
            }
            segment++;
        }
        // Two sums that are next to each other can come out a rounding error the wrong way round.
        last = Math.max(last, segments[segment].due(sum));
        sum += random == null ? loops : loops * random.nextExponential();
        return last;
    }
}
