/**
 * A result as pictures: one painter, shown on screen, written to PNG and to SVG.
 *
 * <p>In: ticks and results. Out: a {@link dev.tacho.chart.Figure}, which is data, and its painting on any back end of
 * {@code java.awt.Graphics2D}: {@code Layout} divides the area and gives a {@code Sheet}, {@code Painter} paints it and
 * then the data, {@code Reduction} keeps the cost to the width of the picture. Numbers are only formatted here, never
 * computed, and only by {@link dev.tacho.chart.Figures}. A {@link dev.tacho.chart.Raster} belongs to the thread that
 * made it; everything else is immutable. Read {@link dev.tacho.chart.RunFigures} for the figures of one result and
 * {@link dev.tacho.chart.Comparison} for those of several,
 * {@link dev.tacho.chart.Figure} for what one is.
 */
package dev.tacho.chart;
