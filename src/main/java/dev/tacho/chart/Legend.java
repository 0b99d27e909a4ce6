package dev.tacho.chart;

import dev.tacho.chart.Sheet.Anchor;
import dev.tacho.chart.Sheet.Key;
import dev.tacho.chart.Sheet.Label;
import java.util.List;

/** The legend that all panels of a figure share: over them, on as many lines as it takes. */
final class Legend {
    private static final double KEY_WIDTH = 38;
    private static final double SQUARE_WIDTH = 14;
    private static final double KEY_GAP = 8;
    private static final double ENTRY_GAP = 28;
    private static final double LEADING = 1.55;

    private final Type type;
    private final SheetParts parts;

    Legend(Type type, SheetParts parts) {
        this.type = type;
        this.parts = parts;
    }

    /**
     * @param top where it begins
     * @return where it ends: {@code top} for none
     */
    double add(List<Figure.Entry> entries, double left, double top, double width) {
        double line = type.label().size() * LEADING;
        double x = left;
        double y = entries.isEmpty() ? top : top + line / 2;
        for (Figure.Entry entry : entries) {
            double key = entry.pen().filled() ? SQUARE_WIDTH : KEY_WIDTH;
            double before = type.px(key + KEY_GAP);
            String name = Lettering.shortened(entry.name(), type.label(), width - before);
            double needed = before + Lettering.width(name, type.label());
            if (x > left && x + needed > left + width) {
                x = left;
                y += line;
            }
            parts.keys.add(new Key(x, y - type.label().size() * Lettering.CAP / 2, type.px(key), entry.ink(),
                    entry.pen()));
            parts.labels.add(new Label(name, x + before, y, Anchor.START, false, type.label(), Ink.TEXT));
            x += needed + type.px(ENTRY_GAP);
        }
        return entries.isEmpty() ? top : y + line / 2;
    }
}
