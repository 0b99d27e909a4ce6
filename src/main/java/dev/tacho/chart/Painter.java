package dev.tacho.chart;

import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Key;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.chart.Sheet.Plate;
import dev.tacho.chart.Sheet.Rule;
import dev.tacho.chart.Sheet.Strip;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Puts a figure on any back end, in two layers: what stands still and the data. */
final class Painter {
    private static final double DOT = 5;
    /** A line or dot may stand over the plot's edge by half: a value at the very top is not cut. */
    private static final double CLIP_OVERHANG = 3;
    /** Between the parts of a stack, so that they are told apart in grey as well. */
    private static final BasicStroke EDGE = new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
    private static final BasicStroke LEVEL = new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 10,
            new float[] {5, 4}, 0);

    private final Graphics2D graphics;
    private final Look look;
    private final double density;

    /**
     * @param graphics scaled so that one unit is a logical pixel
     * @param density  device pixels per logical one, to which hairlines are aligned
     */
    Painter(Graphics2D graphics, Look look, double density) {
        this.graphics = graphics;
        this.look = look;
        this.density = density;
    }

    /** Everything but the data, over the whole sheet. */
    void ground(Sheet sheet) {
        graphics.setColor(Ink.GROUND.color(look));
        graphics.fill(new Rectangle2D.Double(0, 0, sheet.width(), sheet.height()));
        sheet.grounds().forEach(this::plate);
        sheet.rules().forEach(this::rule);
        sheet.plates().forEach(this::plate);
        sheet.strips().forEach(this::strip);
        sheet.keys().forEach(this::key);
        sheet.labels().forEach(this::label);
    }

    /** The series of {@code figure}, whose layout {@code sheet} is. */
    void data(Sheet sheet, Figure figure) {
        Shape whole = graphics.getClip();
        for (int i = 0; i < sheet.frames().size(); i++) {
            Frame frame = sheet.frames().get(i);
            Plot plot = figure.plots.get(i);
            plot.heat().ifPresent(heat -> heat(heat, frame));
            if (frame.left().isPresent() && figure.xs.length > 0) {
                graphics.clip(new Rectangle2D.Double(frame.x1() - CLIP_OVERHANG, frame.y1() - CLIP_OVERHANG,
                        frame.x2() - frame.x1() + 2 * CLIP_OVERHANG, frame.y2() - frame.y1() + 2 * CLIP_OVERHANG));
                for (Series series : plot.series().reversed()) {
                    series(series, new Reduction(frame, series.xs(figure), series, density));
                }
                plot.levels().forEach(level -> level(frame, level.value()));
                graphics.setClip(whole);
            }
        }
    }

    private void series(Series series, Reduction reduction) {
        graphics.setColor(series.ink().color(look));
        if (series.pen().filled()) {
            fill(switch (series.pen()) {
                case BINS -> reduction.bins();
                case AREA -> reduction.area();
                default -> reduction.columns();
            });
            if (series.pen() == Pen.AREA) {
                graphics.setColor(Ink.GROUND.color(look));
                graphics.setStroke(EDGE);
                graphics.draw(reduction.edge());
            }
            return;
        }
        Reduction.Trace trace = reduction.trace(series.pen(), DOT);
        if (trace.line().getCurrentPoint() != null) {
            graphics.setStroke(series.pen().stroke());
            graphics.draw(trace.line());
        }
        fill(trace.filled());
    }

    /** Over the data, which may be filled. */
    private void level(Frame frame, double value) {
        if (value <= frame.left().orElseThrow().high()) {
            double y = snapped(frame.y(frame.left().orElseThrow(), value)) + 0.5 / density;
            graphics.setColor(Ink.MUTED.color(look));
            graphics.setStroke(LEVEL);
            graphics.draw(new Line2D.Double(frame.x1(), y, frame.x2(), y));
        }
    }

    private void heat(Heat heat, Frame frame) {
        Path2D[] paths = new HeatCells(frame, density).paths(heat);
        for (int level = 0; level < paths.length; level++) {
            graphics.setColor(Ramp.color(level, look));
            fill(paths[level]);
        }
    }

    private void strip(Strip strip) {
        for (int level = 0; level < Ramp.LEVELS; level++) {
            double y1 = snapped(strip.y2() - (level + 1) * (strip.y2() - strip.y1()) / Ramp.LEVELS);
            double y2 = snapped(strip.y2() - level * (strip.y2() - strip.y1()) / Ramp.LEVELS);
            graphics.setColor(Ramp.color(level, look));
            graphics.fill(new Rectangle2D.Double(strip.x1(), y1, strip.x2() - strip.x1(), y2 - y1));
        }
    }

    private void fill(Path2D path) {
        if (path.getCurrentPoint() != null) {
            graphics.fill(path);
        }
    }

    /** A filled box instead of a stroke, because its edges can be put exactly on those of device pixels. */
    private void rule(Rule rule) {
        double thick = Math.max(1, Math.rint(density)) / density;
        double x = snapped(rule.x1());
        double y = snapped(rule.y1());
        boolean upright = rule.x1() == rule.x2();
        graphics.setColor(rule.ink().color(look));
        graphics.fill(upright ? new Rectangle2D.Double(x, y, thick, snapped(rule.y2()) - y)
                : new Rectangle2D.Double(x, y, snapped(rule.x2()) - x + thick, thick));
    }

    private double snapped(double position) {
        return Math.rint(position * density) / density;
    }

    private void plate(Plate plate) {
        double x = snapped(plate.x1());
        double y = snapped(plate.y1());
        graphics.setColor(plate.ink().color(look));
        graphics.fill(new Rectangle2D.Double(x, y, snapped(plate.x2()) - x, snapped(plate.y2()) - y));
    }

    private void key(Key key) {
        graphics.setColor(key.ink().color(look));
        if (key.pen().filled()) {
            graphics.fill(new Rectangle2D.Double(key.x(), key.y() - key.width() / 2, key.width(), key.width()));
        } else {
            graphics.setStroke(key.pen().legendStroke());
            graphics.draw(new Line2D.Double(key.x(), key.y(), key.x() + key.width(), key.y()));
        }
    }

    private void label(Label label) {
        double width = Lettering.width(label.text(), label.face());
        double before = switch (label.anchor()) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        graphics.setColor(label.ink().color(look));
        graphics.setFont(Lettering.font(label.face()));
        AffineTransform upright = graphics.getTransform();
        graphics.translate(label.x(), label.y());
        if (label.upward()) {
            graphics.rotate(-Math.PI / 2);
        }
        graphics.drawString(label.text(), (float) -before, 0);
        graphics.setTransform(upright);
    }
}
