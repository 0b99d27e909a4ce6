package dev.tacho.chart;

import java.awt.BasicStroke;
import java.util.List;

/** How a series is drawn, so that a grey print still tells them apart. */
enum Pen {
    BROAD(1.9f), PLAIN(1.4f), THIN(1.1f), DASHED(1.6f, 7, 3.5f),
    /** Filled columns from zero, never too low to be seen: what is rare must not be invisible. */
    COLUMNS(0),
    /** Likewise, each column standing around its point. */
    BINS(0),
    /** A part of a stack, filled down to zero, so that those below it have to be painted after it. */
    AREA(0),
    DOTTED(2.3f, 2.3f, 2.1f), DASH_DOT(1.7f, 9, 3, 2, 3), LONG_DASH(1.7f, 15, 4);

    private static final List<Pen> RUNS = List.of(BROAD, DASHED, DOTTED, DASH_DOT, LONG_DASH);

    private final BasicStroke stroke;

    Pen(float width, float... dash) {
        this.stroke = new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 10,
                dash.length == 0 ? null : dash, 0);
    }

    /** One for each of several runs, from 0 on. */
    static Pen run(int index) {
        return RUNS.get(index % RUNS.size());
    }

    boolean filled() {
        return this == COLUMNS || this == BINS || this == AREA;
    }

    BasicStroke stroke() {
        return stroke;
    }

    /** A little heavier, because a short stretch of a thin line hardly shows its colour. */
    BasicStroke legendStroke() {
        return new BasicStroke(stroke.getLineWidth() + 1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 10,
                stroke.getDashArray(), 0);
    }
}
