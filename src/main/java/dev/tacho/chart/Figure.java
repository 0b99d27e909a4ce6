package dev.tacho.chart;

/** A picture as data: title, panels, series, axes, caption. */
public final class Figure {
    Figure() {
    }
}
