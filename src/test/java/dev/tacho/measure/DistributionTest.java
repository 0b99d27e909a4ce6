package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Percentage;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistributionTest {
    /** HdrHistogram keeps 3 digits: a value is within one part in a thousand. */
    private static final Percentage PRECISION = Percentage.withPercentage(0.1);

    private static long[] samples(int count) {
        Random random = new Random(7);
        long[] samples = new long[count];
        Arrays.setAll(samples, i -> (long) (1_000_000 * Math.exp(random.nextGaussian())));
        return samples;
    }

    private static Distribution of(long... nanos) {
        Recording recording = new Recording(1);
        for (long sample : nanos) {
            recording.loop(0).completed(null, 200, 0, true, 0, 0, sample, sample);
        }
        recording.takeInterval();
        return recording.distribution(Metric.RESPONSE);
    }

    @Test
    void percentilesAreThoseOfTheRawSamples() {
        long[] samples = samples(50_000);
        Distribution distribution = of(samples);
        Arrays.sort(samples);
        for (double percent : new double[] {0, 1, 10, 50, 66, 75, 90, 99, 99.9, 99.99, 100}) {
            int rank = Math.max(1, (int) Math.ceil(percent * samples.length / 100 - 1e-6));
            assertThat(distribution.percentileNanos(percent)).as("p%s", percent)
                    .isCloseTo(samples[rank - 1], PRECISION);
        }
    }

    @Test
    void momentsAreThoseOfTheRawSamples() {
        long[] samples = samples(20_000);
        double mean = Arrays.stream(samples).average().orElseThrow();
        double variance = Arrays.stream(samples).mapToDouble(s -> (s - mean) * (s - mean)).sum()
                / (samples.length - 1);
        Distribution distribution = of(samples);
        assertThat(distribution.count()).isEqualTo(samples.length);
        assertThat(distribution.meanNanos()).isCloseTo(mean, PRECISION);
        assertThat(distribution.stddevNanos()).isCloseTo(Math.sqrt(variance), PRECISION);
        assertThat(distribution.minNanos()).isCloseTo(Arrays.stream(samples).min().orElseThrow(), PRECISION);
        assertThat(distribution.maxNanos()).isCloseTo(Arrays.stream(samples).max().orElseThrow(), PRECISION);
    }

    @Test
    void aSingleSampleHasNoSpread() {
        assertThat(of(5_000).stddevNanos()).isZero();
        assertThat(of(5_000).percentileNanos(99.99)).isCloseTo(5_000, PRECISION);
    }

    @Test
    void withoutSamplesEverythingIsZero() {
        Distribution empty = Distribution.EMPTY;
        assertThat(empty.count()).isZero();
        assertThat(new double[] {empty.minNanos(), empty.maxNanos(), empty.meanNanos(), empty.stddevNanos(),
            empty.percentileNanos(99)}).containsOnly(0);
        assertThat(Quantiles.of(empty)).isEqualTo(Quantiles.NONE);
    }

    @Test
    void encodedFormComesBackEqual() {
        Distribution distribution = of(samples(10_000));
        Distribution back = Distribution.decode(distribution.encoded());
        assertThat(back).isEqualTo(distribution).hasSameHashCodeAs(distribution);
        assertThat(back.percentileNanos(99.9)).isEqualTo(distribution.percentileNanos(99.9));
        assertThat(back.meanNanos()).isCloseTo(distribution.meanNanos(), within(1e-6));
    }

    @Test
    void emptyDistributionSurvivesEncoding() {
        assertThat(Distribution.decode(Distribution.EMPTY.encoded()).count()).isZero();
    }

    @Test
    void rubbishIsRefusedWhateverItsKind() {
        String cut = of(samples(1_000)).encoded();
        for (String rubbish : new String[] {"", "!", "AAAA", cut.substring(0, cut.length() / 2 / 4 * 4)}) {
            assertThatThrownBy(() -> Distribution.decode(rubbish)).as(rubbish)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void percentileTableIsInMilliseconds() {
        assertThat(of(2_000_000).percentileTable()).contains("Value").contains("2.00");
    }

    /** A client that asks every 10 ms and waits 100 ms once has left out nine requests. */
    @Test
    void whatALongWaitLeftOutIsCounted() {
        Recording recording = new Recording(1);
        for (long nanos : new long[] {10_000_000, 10_000_000, 25_000_000, 100_000_000}) {
            recording.loop(0).completed(null, 200, 0, true, 0, 0, 1, nanos);
        }
        recording.takeInterval();
        Distribution response = recording.distribution(Metric.RESPONSE);
        assertThat(response.omittedBeyond(50_000_000, 10_000_000)).isEqualTo(9);
        assertThat(response.omittedBeyond(20_000_000, 10_000_000)).as("25 ms leave out one more").isEqualTo(10);
        assertThat(response.omittedBeyond(1, 200_000_000)).as("no wait was that long").isZero();
    }

    @Test
    void samplesAreCountedBelowEachLimit() {
        Distribution times = times(1_000_000, 2_000_000, 2_000_000, 50_000_000);
        double[] below = times.countsBelow(500_000, 1_500_000, 10_000_000, 50_100_000, 1e12);
        assertThat(below).containsExactly(0, 1, 3, 4, 4);
        assertThat(Distribution.EMPTY.countsBelow(1, 2)).containsExactly(0, 0);
        assertThat(times.countsBelow()).isEmpty();
    }

    @Test
    void aLimitAmongSamplesThatCannotBeToldApartTakesItsShare() {
        Distribution times = times(1_000_000_000, 1_000_000_000);
        double low = times.minNanos();
        double high = times.maxNanos() + 1;
        assertThat(times.countsBelow(low, (low + high) / 2, high)).containsExactly(0, 1, 2);
    }

    @Test
    void mergedDistributionsHoldAllSamples() {
        Distribution merged = Distribution.merged(List.of(times(1_000_000), times(3_000_000, 4_000_000),
                Distribution.EMPTY));
        assertThat(merged.count()).isEqualTo(3);
        assertThat(merged).isEqualTo(times(1_000_000, 3_000_000, 4_000_000));
        assertThat(Distribution.merged(List.of()).count()).isZero();
    }

    private static Distribution times(long... nanos) {
        Recording recording = new Recording(1);
        for (long time : nanos) {
            recording.loop(0).completed(null, 200, 0, true, 0, 0, time, time);
        }
        recording.takeInterval();
        return recording.distribution(Metric.RESPONSE);
    }
}
