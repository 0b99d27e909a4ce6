package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Raster.Reading;
import dev.tacho.chart.Raster.Value;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RasterTest {
    private static final List<Panel> ALL = RunFigures.OVERVIEW;
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    @Test
    void everyPixelIsPaintedInTheLooksGround() {
        for (Look look : Look.values()) {
            Raster raster = painted(Samples.ticks(20), look, 1);
            int ground = look == Look.LIGHT ? 0xffffffff : 0xff0d1117;
            assertThat(raster.pixels()[0]).isEqualTo(ground);
            assertThat(Arrays.stream(raster.pixels()).filter(pixel -> pixel >>> 24 != 0xff)).isEmpty();
            assertThat(Arrays.stream(raster.pixels()).filter(pixel -> pixel != ground).count()).isGreaterThan(5_000);
        }
    }

    @Test
    void pixelsFollowTheScaleOfTheScreen() {
        assertThat(painted(Samples.ticks(4), Look.LIGHT, 2).pixelWidth()).isEqualTo(2 * WIDTH);
        Raster raster = painted(Samples.ticks(4), Look.LIGHT, 1.5);
        assertThat(raster.pixelHeight()).isEqualTo(HEIGHT * 3 / 2);
        assertThat(raster.pixels()).hasSize(WIDTH * 3 / 2 * HEIGHT * 3 / 2);
    }

    @Test
    void paintingAgainLeavesNothingOfTheFigureBefore() {
        Raster raster = new Raster(WIDTH, HEIGHT, 1);
        int[] pixels = raster.pixels();
        raster.paint(live(Samples.ticks(30)), Look.LIGHT);
        raster.paint(live(Runs.failing(30)), Look.DARK);
        raster.paint(live(Samples.ticks(12)), Look.LIGHT);
        assertThat(raster.pixels()).isSameAs(pixels)
                .isEqualTo(painted(Samples.ticks(12), Look.LIGHT, 1).pixels());
    }

    @Test
    void aRunGoesOnAsIfItHadBeenPaintedWhole() {
        List<List<Tick>> runs = List.of(Runs.eventful(200), Runs.failing(200), Runs.dead(200));
        for (double scale : new double[] {0.1, 1, 1.5}) {
            for (List<Tick> run : runs) {
                Raster raster = new Raster(WIDTH, HEIGHT, scale);
                for (int shown = 1; shown <= run.size(); shown += 1 + shown % 5) {
                    raster.paint(spanning(run.subList(0, shown)), Look.LIGHT);
                    Raster whole = new Raster(WIDTH, HEIGHT, scale);
                    whole.paint(spanning(run.subList(0, shown)), Look.LIGHT);
                    assertThat(raster.pixels()).as("%d ticks", shown).isEqualTo(whole.pixels());
                }
            }
        }
    }

    @Test
    void aRunThatGoesOnIsPaintedFromWhereItWasLeft() {
        Raster raster = new Raster(WIDTH, HEIGHT, 1);
        List<Tick> run = Runs.eventful(300);
        assertThat(raster.paint(spanning(run.subList(0, 200)), Look.LIGHT)).isZero();
        int left = (int) Layout.of(spanning(run), WIDTH, HEIGHT).frames().getFirst().x(run.get(199).endSeconds());
        assertThat(raster.paint(spanning(run.subList(0, 203)), Look.LIGHT)).isBetween(left - 6, left);
        assertThat(raster.paint(spanning(run.subList(0, 203)), Look.DARK)).isZero();
    }

    private static Figure spanning(List<Tick> ticks) {
        return RunFigures.overTime("", "", ALL, ticks, "not on this machine", 30);
    }

    @Test
    void aReadingHasTheNearestTickWithUnits() {
        Raster raster = painted(Runs.eventful(900), Look.LIGHT, 1);
        Sheet.Frame frame = Layout.of(live(Runs.eventful(900)), WIDTH, HEIGHT).frames().getFirst();
        Reading reading = raster.at(frame.x(83.52), frame.y1() + 5).orElseThrow();
        Tick tick = Runs.eventful(900).get(834);
        assertThat(reading.head()).isEqualTo("1:23.5");
        assertThat(reading.x()).isCloseTo(frame.x(83.5), org.assertj.core.api.Assertions.within(1e-6));
        assertThat(reading.values()).extracting(Value::series)
                .containsExactly("requests/s", "p50", "p90", "p99", "max", "CPU", "memory");
        assertThat(reading.values()).extracting(Value::text).containsExactly(
                Figures.rate(tick.requestsPerSecond()) + "/s", Figures.nanos(tick.response().p50Nanos()),
                Figures.nanos(tick.response().p90Nanos()), Figures.nanos(tick.response().p99Nanos()),
                Figures.nanos(tick.response().maxNanos()), Figures.percent(tick.target().orElseThrow().cpuPercent()),
                Figures.bytes(tick.target().orElseThrow().rssBytes()));
    }

    @Test
    void aReadingTakesItsColoursFromTheLook() {
        assertThat(painted(Runs.eventful(9), Look.LIGHT, 1).at(400, 300).orElseThrow().values())
                .extracting(Value::rgb).first().isEqualTo(Ink.REQUESTS.rgb(Look.LIGHT));
        assertThat(painted(Runs.eventful(9), Look.DARK, 1).at(400, 300).orElseThrow().values())
                .extracting(Value::rgb).first().isEqualTo(Ink.REQUESTS.rgb(Look.DARK));
    }

    @Test
    void aReadingInAGapHasDashes() {
        Reading reading = painted(Runs.dead(5), Look.LIGHT, 1).at(400, 300).orElseThrow();
        assertThat(reading.values()).extracting(Value::text).containsExactly("0/s", "–", "–", "–", "–");
    }

    @Test
    void thereIsNothingToReadOutsideThePanelsBeforeDataOrBeforePainting() {
        Raster raster = painted(Samples.ticks(9), Look.LIGHT, 1);
        assertThat(raster.at(2, 300)).isEmpty();
        assertThat(raster.at(400, HEIGHT - 2)).isEmpty();
        assertThat(raster.at(400, -1)).isEmpty();
        assertThat(painted(List.of(), Look.LIGHT, 1).at(400, 300)).isEmpty();
        assertThat(new Raster(WIDTH, HEIGHT, 1).at(400, 300)).isEmpty();
    }

    @Test
    void aReadingSpansAllPanels() {
        Reading reading = painted(Samples.ticks(9), Look.LIGHT, 1).at(400, 300).orElseThrow();
        List<Sheet.Frame> frames = Layout.of(live(Samples.ticks(9)), WIDTH, HEIGHT).frames();
        assertThat(reading.top()).isEqualTo(frames.getFirst().y1());
        assertThat(reading.bottom()).isEqualTo(frames.getLast().y2());
    }

    @Test
    void aReadingOfThePercentileCurveIsHeadedByItsPercentile() {
        Raster raster = new Raster(WIDTH, HEIGHT, 1);
        raster.paint(RunFigures.percentiles(Samples.result(40)), Look.LIGHT);
        Sheet.Frame frame = Layout.of(RunFigures.percentiles(Samples.result(40)), WIDTH, HEIGHT).frames().getFirst();
        assertThat(raster.at(frame.x1(), frame.y1()).orElseThrow().head()).isEqualTo("0 %");
        assertThat(raster.at(frame.x(100), frame.y1()).orElseThrow().head()).startsWith("99");
    }

    private static Raster painted(List<Tick> ticks, Look look, double scale) {
        Raster raster = new Raster(WIDTH, HEIGHT, scale);
        raster.paint(live(ticks), look);
        return raster;
    }

    private static Figure live(List<Tick> ticks) {
        return RunFigures.overTime("", "", ALL, ticks, "not on this machine", 0);
    }
}
