package dev.tacho.chart;

import dev.tacho.chart.Sheet.Face;
import dev.tacho.chart.Sheet.Label;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Fonts and the room that texts take in them, the same on every back end. */
final class Lettering {
    /** Height of a capital or a digit, as a share of the font's size. */
    static final double CAP = 0.73;
    /** Longer names fit no picture; measuring them letter by letter would take its time. */
    private static final int LONGEST = 400;
    private static final double DESCENT = 0.24;
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final Map<Face, Font> FONTS = new ConcurrentHashMap<>();

    private Lettering() {
    }

    static Font font(Face face) {
        return FONTS.computeIfAbsent(face, key -> new Font(Font.SANS_SERIF, key.bold() ? Font.BOLD : Font.PLAIN, 1)
                .deriveFont(key.size()));
    }

    /** What of a text no font of this machine has, each letter once. */
    static String missing(String text) {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1);
        return text.codePoints().distinct()
                .filter(letter -> !font.canDisplay(letter) && !Character.isISOControl(letter))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /** In logical pixels. */
    static double width(String text, Face face) {
        return text.isEmpty() ? 0 : font(face).getStringBounds(text, CONTEXT).getWidth();
    }

    /** As much of {@code text} as fits into {@code width}, with an ellipsis where something is missing. */
    static String shortened(String text, Face face, double width) {
        String fitting = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
        while (fitting.length() > 1 && width(fitting, face) > width) {
            int kept = fitting.length() - (fitting.endsWith("…") ? 2 : 1);
            fitting = fitting.substring(0, kept).stripTrailing() + "…";
        }
        return fitting;
    }

    /** What a label covers. */
    static Rectangle2D bounds(Label label) {
        double width = width(label.text(), label.face());
        double before = switch (label.anchor()) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        double above = label.face().size() * CAP;
        double height = label.face().size() * (CAP + DESCENT);
        return label.upward()
                ? new Rectangle2D.Double(label.x() - above, label.y() + before - width, height, width)
                : new Rectangle2D.Double(label.x() - before, label.y() - above, width, height);
    }

    /**
     * Lines no wider than {@code width}, broken at spaces; at a no-break space or inside a word only when what it holds
     * together is too wide for a line.
     */
    static List<String> wrap(String text, Face face, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        Deque<String> words = new ArrayDeque<>(List.of(text.strip().split(" +")));
        while (!words.isEmpty()) {
            String word = words.pop();
            if (word.contains("\u00a0") && width(word, face) > width) {
                List.of(word.split("\u00a0")).reversed().forEach(words::push);
                continue;
            }
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer, face) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            while (width(line, face) > width && line.length() > 1) {
                int fits = line.length() - 1;
                while (fits > 1 && width(line.substring(0, fits), face) > width) {
                    fits--;
                }
                lines.add(line.substring(0, fits));
                line = line.substring(fits);
            }
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }
}
