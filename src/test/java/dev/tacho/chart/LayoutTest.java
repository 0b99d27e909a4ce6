package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {
    private static final List<Panel> ALL = RunFigures.OVERVIEW;

    @ParameterizedTest
    @CsvSource({"1600,900", "1440,640", "1200,700", "900,600", "800,600", "640,480", "2400,1600"})
    void textsNeitherTouchNorLeaveThePicture(int width, int height) {
        for (Figure figure : figures()) {
            List<Label> labels = Layout.of(figure, width, height).labels();
            List<Rectangle2D> taken = new ArrayList<>();
            for (Label label : labels) {
                Rectangle2D bounds = Lettering.bounds(label);
                assertThat(new Rectangle2D.Double(0, 0, width, height).contains(bounds))
                        .as("%s within the picture", label).isTrue();
                assertThat(taken).as("%s", label).noneMatch(bounds::intersects);
                taken.add(bounds);
            }
        }
    }

    private static List<Figure> figures() {
        return Stream.concat(ofOne().stream(), ofSeveral().stream()).toList();
    }

    private static List<Figure> ofSeveral() {
        List<Result> usual = Rivals.usual();
        return List.of(Comparison.ranked(usual), Comparison.overlay(usual, Panel.THROUGHPUT),
                Comparison.overlay(usual, Panel.LATENCY), Comparison.overlay(usual, Panel.TARGET),
                Comparison.percentiles(usual), Comparison.ranked(Rivals.many(30)),
                Comparison.overlay(Rivals.many(9), Panel.THROUGHPUT), Comparison.ranked(List.of()),
                Comparison.overlay(List.of(), Panel.LATENCY), Comparison.percentiles(List.of()),
                Comparison.percentiles(List.of(Samples.result(0))), Comparison.ranked(List.of(Samples.result(0))));
    }

    private static List<Figure> ofOne() {
        return List.of(RunFigures.histogram(Samples.result(60), true), RunFigures.histogram(Samples.result(60), false),
                RunFigures.histogram(Samples.result(0), true), RunFigures.heatMap(Samples.result(60)),
                RunFigures.heatMap(Samples.result(1)), RunFigures.heatMap(Samples.result(0)),
                RunFigures.heatMap(Runs.eventfulResult(40)), RunFigures.heatMap(OpenRuns.result()),
                RunFigures.overTime(Samples.result(60), ALL), RunFigures.overTime(Runs.withLongNames(), ALL),
                RunFigures.overTime(Samples.remote(60), ALL),
                RunFigures.percentiles(Samples.result(60)), RunFigures.percentiles(Runs.withSlowConnects(3_000)),
                live(List.of(), 0), live(Samples.ticks(1), 10), live(Runs.eventful(300), 0), live(Runs.failing(90), 0),
                live(Runs.dead(20), 0), live(Runs.eventful(4), 7_200));
    }

    @ParameterizedTest
    @CsvSource({"1,1", "40,30", "200,120", "300,900", "900,60"})
    void tooLittleRoomIsNoError(int width, int height) {
        for (Figure figure : figures()) {
            Sheet sheet = Layout.of(figure, width, height);
            assertThat(sheet.frames()).hasSameSizeAs(figure.plots);
            assertThat(Picture.png(figure, Look.DARK, width, height, 1)).isNotEmpty();
        }
    }

    @Test
    void allPanelsShareTheirLeftAndRightEdge() {
        for (Figure figure : figures()) {
            List<Frame> frames = Layout.of(figure, 1_600, 900).frames();
            assertThat(frames).extracting(Frame::x1).containsOnly(frames.getFirst().x1());
            assertThat(frames).extracting(Frame::x2).containsOnly(frames.getFirst().x2());
            assertThat(frames).extracting(Frame::x).containsOnly(frames.getFirst().x());
        }
    }

    @Test
    void panelsFollowEachOtherDown() {
        List<Frame> frames = Layout.of(live(Samples.ticks(8), 0), 900, 600).frames();
        for (int i = 1; i < frames.size(); i++) {
            assertThat(frames.get(i).y1()).isGreaterThan(frames.get(i - 1).y2());
        }
    }

    @Test
    void newDataWithinTheSameAxesLeavesTheSheetAsItIs() {
        List<Tick> ticks = Samples.ticks(30);
        assertThat(Layout.of(live(ticks.subList(0, 29), 60), 900, 600))
                .isEqualTo(Layout.of(live(ticks, 60), 900, 600));
        assertThat(Layout.of(live(ticks, 60), 901, 600)).isNotEqualTo(Layout.of(live(ticks, 60), 900, 600));
    }

    @Test
    void theTimeAxisCoversTheSpanAndNeverLessThanTheData() {
        assertThat(Layout.of(live(Samples.ticks(8), 60), 900, 600).frames().getFirst().x().high()).isEqualTo(60);
        assertThat(Layout.of(live(Samples.ticks(80), 10), 900, 600).frames().getFirst().x().high()).isEqualTo(20);
        assertThat(Layout.of(live(List.of(), 0), 900, 600).frames().getFirst().x().high()).isEqualTo(10);
    }

    @Test
    void longCaptionsAreWrapped() {
        Figure figure = RunFigures.overTime(Samples.result(8), ALL);
        assertThat(texts(figure, 700).count()).isGreaterThan(texts(figure, 2_000).count());
    }

    private static Stream<String> texts(Figure figure, int width) {
        double size = Type.of(width, 600).caption().size();
        return Layout.of(figure, width, 600).labels().stream().filter(label -> label.face().size() == size)
                .map(Label::text);
    }

    private static Figure live(List<Tick> ticks, double span) {
        return RunFigures.overTime("", "", ALL, ticks, "The server is not on this machine.", span);
    }
}
