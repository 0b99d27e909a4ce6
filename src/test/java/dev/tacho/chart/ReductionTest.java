package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.chart.Sheet.Frame;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReductionTest {
    private static final double DOT = 5;
    private static final Frame FRAME = new Frame(0, 0, 100, 100, new Ruler(Ruler.Scale.LINEAR, 0, 1, List.of()),
            Optional.of(new Ruler(Ruler.Scale.LINEAR, 0, 10, List.of())), Optional.empty());

    @Test
    void fewPointsStayAsTheyAre() {
        Reduction.Trace trace = trace(Pen.PLAIN, 1, 5, 2, 8);
        assertThat(segments(trace.line())).isEqualTo(4);
        assertThat(segments(trace.filled())).isZero();
    }

    @Test
    void aLineOfManyPointsKeepsItsExtremesAndLosesTheRest() {
        double[] ys = wave(350);
        ys[123] = 9.5;
        ys[200] = 0.5;
        Path2D line = trace(Pen.PLAIN, ys).line();
        assertThat(segments(line)).isLessThanOrEqualTo(4 * 101);
        assertThat(line.getBounds2D().getMinY()).isCloseTo(5, within(1e-9));
        assertThat(line.getBounds2D().getMaxY()).isCloseTo(95, within(1e-9));
    }

    @Test
    void aVeryLongRunBecomesABandWithItsExtremes() {
        double[] ys = wave(100_000);
        ys[33_333] = 9.5;
        Reduction.Trace trace = trace(Pen.PLAIN, ys);
        assertThat(segments(trace.line())).isZero();
        assertThat(segments(trace.filled())).isLessThan(500);
        double half = Pen.PLAIN.stroke().getLineWidth() / 2;
        assertThat(trace.filled().getBounds2D().getMinY()).isCloseTo(5 - half, within(1e-6));
    }

    @Test
    void aGapBreaksTheLine() {
        Path2D line = trace(Pen.PLAIN, 1, 2, Double.NaN, 3, 4).line();
        assertThat(starts(line)).isEqualTo(2);
    }

    @Test
    void aPointBetweenGapsIsADot() {
        Reduction.Trace trace = trace(Pen.PLAIN, 1, 2, Double.NaN, 3, Double.NaN);
        assertThat(starts(trace.line())).isEqualTo(1);
        assertThat(trace.filled().getBounds2D().getWidth()).isCloseTo(DOT, within(0.01));
    }

    @Test
    void nothingButGapsIsNothing() {
        Reduction.Trace trace = trace(Pen.PLAIN, Double.NaN, Double.POSITIVE_INFINITY);
        assertThat(segments(trace.line()) + segments(trace.filled())).isZero();
    }

    @Test
    void aSingleFailureAmongManyRequestsIsSeen() {
        double[] ys = new double[1_000];
        ys[500] = 0.001;
        Path2D columns = reduction(Pen.COLUMNS, ys).columns();
        assertThat(columns.getBounds2D().getHeight()).isGreaterThanOrEqualTo(2);
        assertThat(columns.getBounds2D().getWidth()).isGreaterThanOrEqualTo(1);
        assertThat(columns.getBounds2D().getCenterX()).isCloseTo(50, within(1.0));
    }

    @Test
    void noFailureIsNoColumn() {
        assertThat(segments(reduction(Pen.COLUMNS, new double[50]).columns())).isZero();
    }

    private static double[] wave(int count) {
        return IntStream.range(0, count).mapToDouble(i -> 5 + Math.sin(i)).toArray();
    }

    private static Reduction.Trace trace(Pen pen, double... ys) {
        return reduction(pen, ys).trace(pen, DOT);
    }

    private static Reduction reduction(Pen pen, double... ys) {
        double[] xs = IntStream.range(0, ys.length).mapToDouble(i -> i / (double) ys.length).toArray();
        return new Reduction(FRAME, xs, new Series("", Ink.P50, pen, Series.Side.LEFT, Arrays.copyOf(ys, ys.length)),
                1);
    }

    private static int segments(Path2D path) {
        int count = 0;
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            count++;
        }
        return count;
    }

    private static int starts(Path2D path) {
        int count = 0;
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            count += i.currentSegment(new double[6]) == PathIterator.SEG_MOVETO ? 1 : 0;
        }
        return count;
    }
}
