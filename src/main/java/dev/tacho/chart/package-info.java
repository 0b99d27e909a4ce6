/**
 * A result as pictures: one painter, shown on screen, written to PNG and to SVG.
 *
 * <p>In: ticks and results. Out: a {@link dev.tacho.chart.Figure}, which is data, and its painting on any back end of
 * {@code java.awt.Graphics2D}. Numbers are only formatted here, never computed. A {@link dev.tacho.chart.Raster} belongs to
 * the thread that made it; everything else is immutable. Read {@link dev.tacho.chart.RunFigures} for which figures there
 * are, {@link dev.tacho.chart.Figure} for what one is.
 */
package dev.tacho.chart;
