package dev.tacho.chart;

import java.awt.BasicStroke;

/** How a series is drawn, so that a grey print still tells them apart. */
enum Pen {
    BROAD(1.9f), PLAIN(1.4f), THIN(1.1f), DASHED(1.6f, 7, 3.5f),
    /** Filled columns from zero, never too low to be seen: what is rare must not be invisible. */
    COLUMNS(0);

    private final BasicStroke stroke;

    Pen(float width, float... dash) {
        this.stroke = new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 10,
                dash.length == 0 ? null : dash, 0);
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
