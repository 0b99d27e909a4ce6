package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.chart.Ruler.Mark;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AxisTest {
    private static final ToDoubleFunction<String> LINE = _ -> 15;
    private static final ToDoubleFunction<String> WIDTH = text -> text.length() * 9;

    @Test
    void amountsStepRoundlyFromZeroToAboveTheHighest() {
        Ruler ruler = Axes.requests(32_900).ruler(240, LINE);
        assertThat(labels(ruler)).containsExactly("0", "10k", "20k", "30k", "40k");
        assertThat(ruler.fraction(0)).isZero();
        assertThat(ruler.fraction(20_000)).isEqualTo(0.5);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-3, 0.7, 1, 99.9, 1e4, 123_456, 1e18, 1e300})
    void anyAmountFitsItsAxis(double highest) {
        Ruler ruler = Axes.requests(highest).ruler(200, LINE);
        assertThat(ruler.high()).isGreaterThanOrEqualTo(highest).isGreaterThan(ruler.low()).isFinite();
        assertThat(labels(ruler)).hasSizeBetween(2, 8).doesNotHaveDuplicates();
    }

    @Test
    void littleRoomLeavesFewMarks() {
        assertThat(labels(Axes.requests(32_900).ruler(20, LINE))).containsExactly("0", "40k");
    }

    @Test
    void aSecondAxisTakesTheIntervalsOfTheFirst() {
        Ruler ruler = Axes.memory(70 * 1_048_576.0).ruler(3);
        assertThat(labels(ruler)).containsExactly("0", "25", "50", "75");
    }

    @Test
    void muchMemoryIsInGibibytes() {
        AmountAxis axis = Axes.memory(30.0 * (1L << 30));
        assertThat(axis.titles()).first().asString().contains("GiB");
        assertThat(labels(axis.ruler(3))).containsExactly("0", "10", "20", "30");
    }

    @Test
    void latenciesAreLabelledOneTwoFive() {
        Ruler ruler = Axes.latency(1.2e6, 230e6).ruler(400, LINE);
        assertThat(labels(ruler)).containsExactly("1", "2", "5", "10", "20", "50", "100", "200", "500");
        assertThat(ruler.fraction(ruler.value(0.3))).isCloseTo(0.3, within(1e-9));
    }

    @Test
    void crampedLatenciesAreLabelledByDecades() {
        assertThat(labels(Axes.latency(120e3, 4e9).ruler(110, LINE))).containsExactly("0.1", "1", "10", "100", "1,000");
    }

    @Test
    void theUnitOfLatencySuitsItsRange() {
        assertThat(Axes.latency(20e3, 900e3).titles()).first().isEqualTo("µs (log scale)");
        assertThat(Axes.latency(1e6, 2e9).titles()).first().isEqualTo("ms (log scale)");
        assertThat(Axes.latency(0.5e9, 20e9).titles()).first().isEqualTo("s (log scale)");
    }

    @Test
    void equalLatenciesStillSpanADecade() {
        Ruler ruler = Axes.latency(5e6, 5e6).ruler(300, LINE);
        assertThat(ruler.high() / ruler.low()).isGreaterThanOrEqualTo(10);
        assertThat(ruler.fraction(5e6)).isBetween(0.0, 1.0);
    }

    @Test
    void timesStepLikeAClock() {
        assertThat(labels(Axes.elapsed(180).ruler(1_330, WIDTH))).startsWith("0:00", "0:15", "0:30").endsWith("3:00");
        assertThat(labels(Axes.elapsed(180).ruler(500, WIDTH))).containsExactly("0:00", "1:00", "2:00", "3:00");
        assertThat(labels(Axes.elapsed(3).ruler(900, WIDTH))).containsExactly("0:00", "0:01", "0:02", "0:03");
        assertThat(labels(Axes.elapsed(1).ruler(900, WIDTH))).startsWith("0:00", "0:00.2");
        assertThat(labels(Axes.elapsed(7_200).ruler(900, WIDTH))).contains("1:00:00", "2:00:00");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 1, 10, 59, 3_600, 86_400, 1e7})
    void labelsOfTimesNeverTouch(double seconds) {
        for (double pixels : new double[] {60, 300, 800, 1_600}) {
            Ruler ruler = Axes.elapsed(seconds).ruler(pixels, WIDTH);
            assertThat(apart(ruler, pixels)).as("%s s in %s pixels", seconds, pixels).isTrue();
        }
    }

    @Test
    void percentilesSpreadTheNines() {
        Ruler ruler = Axes.percentile(50_000).ruler(1_100, WIDTH);
        assertThat(labels(ruler)).containsExactly("0 %", "50 %", "75 %", "90 %", "99 %", "99.9 %", "99.99 %");
        assertThat(ruler.fraction(100) - ruler.fraction(10)).isCloseTo(ruler.fraction(1_000) - ruler.fraction(100),
                within(1e-9));
    }

    @Test
    void crampedPercentilesDropLabels() {
        Ruler ruler = Axes.percentile(1e7).ruler(200, WIDTH);
        assertThat(apart(ruler, 200)).isTrue();
        assertThat(labels(ruler)).isNotEmpty();
    }

    private static List<String> labels(Ruler ruler) {
        return ruler.marks().stream().map(Mark::label).filter(label -> !label.isEmpty()).toList();
    }

    private static boolean apart(Ruler ruler, double pixels) {
        double taken = Double.NEGATIVE_INFINITY;
        for (Mark mark : ruler.marks()) {
            double half = WIDTH.applyAsDouble(mark.label()) / 2;
            double at = ruler.fraction(mark.value()) * pixels;
            if (!mark.label().isEmpty() && at - half < taken) {
                return false;
            }
            taken = mark.label().isEmpty() ? taken : at + half;
        }
        return true;
    }
}
