package dev.tacho.chart;

import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Key;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.chart.Sheet.Plate;
import dev.tacho.chart.Sheet.Rule;
import dev.tacho.chart.Sheet.Strip;
import java.util.ArrayList;
import java.util.List;

/** A sheet while it is being laid out. */
final class SheetParts {
    final List<Plate> grounds = new ArrayList<>();
    final List<Rule> rules = new ArrayList<>();
    final List<Plate> plates = new ArrayList<>();
    final List<Strip> strips = new ArrayList<>();
    final List<Key> keys = new ArrayList<>();
    final List<Label> labels = new ArrayList<>();

    Sheet sheet(int width, int height, List<Frame> frames) {
        return new Sheet(width, height, List.copyOf(grounds), List.copyOf(rules), List.copyOf(plates),
                List.copyOf(strips), List.copyOf(keys), List.copyOf(labels), List.copyOf(frames));
    }
}
