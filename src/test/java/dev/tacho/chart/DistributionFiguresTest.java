package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.chart.Raster.Value;
import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.measure.Metric;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import java.awt.Color;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionFiguresTest {
    private static final Result USUAL = Samples.result(40);

    @Test
    void everyResponseIsInOneBin() {
        Series bins = RunFigures.histogram(USUAL, true).plots.getFirst().series().getFirst();
        assertThat(bins.pen()).isEqualTo(Pen.BINS);
        assertThat(Arrays.stream(bins.ys()).boxed())
                .allSatisfy(count -> assertThat(count).isEqualTo(Math.rint(count)).isNotNegative());
        assertThat(Arrays.stream(bins.ys()).sum()).isEqualTo(USUAL.latency(Metric.RESPONSE).count());
    }

    @Test
    void anEvenScaleSaysWhatItLeavesOut() {
        Figure figure = RunFigures.histogram(USUAL, false);
        double shown = Arrays.stream(figure.plots.getFirst().series().getFirst().ys()).sum();
        long all = USUAL.latency(Metric.RESPONSE).count();
        assertThat(shown).isBetween(all * 0.99, all - 1.0);
        assertThat(texts(figure)).contains("Response times", "responses", "0").anyMatch(text ->
                text.startsWith("ms (" + Figures.count(all - (long) shown) + " above ") && text.endsWith("not shown)"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void oneResponseIsABinToo(boolean log) {
        Figure figure = RunFigures.histogram(Runs.withSlowConnects(1), log);
        assertThat(figure.plots.getFirst().series().getFirst().ys()).containsOnlyOnce(1).contains(0);
        assertThat(Picture.svg(figure, Look.LIGHT, 800, 500)).contains("<path");
    }

    @Test
    void withoutAResponseThereIsNoDistribution() {
        assertThat(texts(RunFigures.histogram(Samples.result(0), true))).anyMatch(text -> text.contains("no response"));
        assertThat(texts(RunFigures.histogram(Samples.result(0), false))).anyMatch(text ->
                text.contains("no response"));
        assertThat(texts(RunFigures.heatMap(Samples.result(0)))).contains("waiting for the first measurements");
    }

    @Test
    void theHeatMapHoldsEveryResponse() {
        Heat heat = heat(USUAL);
        assertThat(heat.counts()).hasNumberOfRows(40);
        assertThat(Arrays.stream(heat.counts()).flatMapToDouble(Arrays::stream).sum())
                .isCloseTo(USUAL.latency(Metric.RESPONSE).count(), within(1e-6));
        assertThat(texts(RunFigures.heatMap(USUAL))).contains("ms (log scale)", "time since the start (min:s)", "1",
                "10").anyMatch(text -> text.startsWith("responses in 0.25 s × "));
    }

    @Test
    void aLongRunHasNoMoreColumnsThanAPictureShows() {
        Result run = Rivals.run("long", 0, 2_000, 40, 1e6, 0.4);
        Heat heat = heat(run);
        assertThat(heat.counts().length).isBetween(120, 240);
        assertThat(heat.xs()).startsWith(0).endsWith(501).isSorted();
        assertThat(Picture.svg(RunFigures.heatMap(run), Look.LIGHT, 1_600, 900).length()).isLessThan(500_000);
    }

    @Test
    void warmUpAndCoolDownAreShadedUnderTheHeatMap() {
        assertThat(RunFigures.heatMap(OpenRuns.result()).shades).extracting(Figure.Shade::name)
                .containsExactly("warm-up", "cool-down");
    }

    @Test
    void aResultOfAnEarlierVersionSaysThatItHasNoHeatMap() {
        assertThat(texts(RunFigures.heatMap(Runs.eventfulResult(20)))).anyMatch(text ->
                text.contains("earlier version"));
    }

    @Test
    void oneTickIsOneColumn() {
        Figure figure = RunFigures.heatMap(Samples.result(1));
        assertThat(figure.plots.getFirst().heat().orElseThrow().counts()).hasNumberOfRows(1);
        assertThat(figure.xs).containsExactly(0.125);
    }

    @Test
    void theCursorReadsTheCellUnderIt() {
        Figure figure = RunFigures.heatMap(USUAL);
        Raster raster = new Raster(900, 500, 1);
        raster.paint(figure, Look.LIGHT);
        Frame frame = Layout.of(figure, 900, 500).frames().getFirst();
        double y = frame.y(frame.left().orElseThrow(), USUAL.latency(Metric.RESPONSE).percentileNanos(50));
        Raster.Reading reading = raster.at(frame.x(1.1), y).orElseThrow();
        assertThat(reading.head()).isEqualTo("0:01.1");
        assertThat(reading.values()).singleElement().satisfies(value -> {
            assertThat(value.series()).matches("1\\.\\d\\d ms – 1\\.\\d\\d ms");
            assertThat(Integer.parseInt(value.text())).isBetween(5, 100);
        });
        List<Value> nothing = raster.at(frame.x(1.1), frame.y1() + 1).orElseThrow().values();
        assertThat(nothing).allSatisfy(value -> assertThat(value.text()).isIn("0", "1"));
    }

    @ParameterizedTest
    @EnumSource(Look.class)
    void moreIsFurtherFromTheGroundInGreyToo(Look look) {
        double[] contrast = IntStream.range(0, Ramp.LEVELS)
                .mapToDouble(level -> Math.abs(grey(Ramp.color(level, look)) - grey(Ink.GROUND.color(look)))).toArray();
        assertThat(contrast).isSorted();
        assertThat(contrast[0]).isGreaterThan(15);
    }

    @ParameterizedTest
    @EnumSource(Look.class)
    void linesOfRunsStandOutFromTheGround(Look look) {
        assertThat(IntStream.range(0, 8).mapToObj(Ink::run)).doesNotHaveDuplicates().allSatisfy(ink ->
                assertThat(Math.abs(grey(ink.color(look)) - grey(Ink.GROUND.color(look)))).isGreaterThan(75));
    }

    private static double grey(Color color) {
        return 0.299 * color.getRed() + 0.587 * color.getGreen() + 0.114 * color.getBlue();
    }

    private static Heat heat(Result result) {
        return RunFigures.heatMap(result).plots.getFirst().heat().orElseThrow();
    }

    private static List<String> texts(Figure figure) {
        return Layout.of(figure, 1_600, 900).labels().stream().map(Label::text).toList();
    }
}
