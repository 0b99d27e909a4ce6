package dev.tacho.chart;

import dev.tacho.text.Texts;
import java.util.List;

/** The axes of a run's figures, in units that suit their values. */
final class Axes {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double MICRO = 1e3;
    private static final double MILLI = 1e6;
    private static final double SECOND = 1e9;
    private static final double WHOLE_PERCENT = 100;
    private static final double LEAST_LOAD = 1;
    private static final double LEAST_RETRANSMITS = 10;
    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;
    private static final double GIB = 1 << 30;
    /** What an axis shows while there is nothing on it. */
    private static final double EMPTY_REQUESTS = 10;
    /** With fewer there would be marks at parts of a response. */
    private static final double LEAST_RESPONSES = 5;
    private static final double EMPTY_CPU_PERCENT = 100;
    private static final double LEAST_CPU_PERCENT = 10;
    /** A line should not run along the upper edge. */
    private static final double HEADROOM = 1.02;
    private static final double LEAST_MEMORY = 10 * MIB;
    private static final double MOST_MIB = 10 * GIB;
    /** Shorter times are below what the clock and the network stack can tell. */
    private static final double LEAST_NANOS = 1_000;

    private Axes() {
    }

    static Axis elapsed(double seconds) {
        return new ElapsedAxis(seconds < 3_600 ? List.of(TEXTS.get("axis.elapsed"), TEXTS.get("axis.elapsed.short"))
                : List.of(TEXTS.get("axis.elapsed.hours"), TEXTS.get("axis.elapsed.hours.short")), seconds);
    }

    /** Of the measured window alone. */
    static Axis window(double seconds) {
        return new ElapsedAxis(List.of(TEXTS.get("axis.window"), TEXTS.get("axis.elapsed.short")), seconds);
    }

    static Axis percentile(double furthest) {
        return new PercentileAxis(List.of(TEXTS.get("axis.percentile"), TEXTS.get("axis.percentile.short")),
                furthest);
    }

    static AmountAxis requests(double highest) {
        return new AmountAxis(List.of(TEXTS.get("axis.requests")), highest * HEADROOM,
                highest > 0 ? 0 : EMPTY_REQUESTS, 1,
                value -> Double.isFinite(value) ? Figures.rate(value) + "/s" : Figures.NONE);
    }

    static AmountAxis cpu(double highest) {
        return new AmountAxis(List.of(TEXTS.get("axis.cpu"), TEXTS.get("axis.cpu.short")), highest,
                highest > 0 ? LEAST_CPU_PERCENT : EMPTY_CPU_PERCENT, 1, Figures::percent);
    }

    /** From idle to busy; never further. */
    static AmountAxis machine() {
        return new AmountAxis(List.of(TEXTS.get("axis.machine"), TEXTS.get("axis.machine.short")), WHOLE_PERCENT,
                WHOLE_PERCENT, 1, Figures::percent);
    }

    static AmountAxis load(double highest) {
        return new AmountAxis(List.of(TEXTS.get("axis.load")), highest, LEAST_LOAD, 1, Figures::rate);
    }

    static AmountAxis network(double highest) {
        boolean large = highest >= MIB;
        return new AmountAxis(List.of(TEXTS.get("axis.network", large ? "MiB" : "KiB")), highest, KIB,
                large ? MIB : KIB, value -> Double.isFinite(value) ? Figures.bytes(value) + "/s" : Figures.NONE);
    }

    static AmountAxis retransmits(double highest) {
        return new AmountAxis(List.of(TEXTS.get("axis.retransmits"), TEXTS.get("axis.retransmits.short")), highest,
                LEAST_RETRANSMITS, 1, value -> Double.isFinite(value) ? Figures.rate(value) + "/s" : Figures.NONE);
    }

    static AmountAxis memory(double highest) {
        boolean large = highest >= MOST_MIB;
        String unit = large ? "GiB" : "MiB";
        return new AmountAxis(List.of(TEXTS.get("axis.memory", unit), TEXTS.get("axis.memory.short", unit)), highest,
                LEAST_MEMORY, large ? GIB : MIB, Figures::bytes);
    }

    /** On a logarithmic scale; nanoseconds. With nothing to show ({@code lowest} infinite) it spans 1 to 100 ms. */
    static Axis latency(double lowest, double highest) {
        double from = Double.isFinite(lowest) ? Math.max(lowest, LEAST_NANOS) : 1.1 * MILLI;
        double to = Double.isFinite(lowest) ? Math.max(highest, from) : 90 * MILLI;
        TimeUnit unit = TimeUnit.of(from, to);
        return new LogAxis(List.of(TEXTS.get("axis.latency", unit.name),
                TEXTS.get("axis.latency.short", unit.name)), from, to, unit.nanos, Figures::plain, Figures::nanos);
    }

    /** From zero, evenly spread; nanoseconds. */
    static Axis latencyFromZero(double highest) {
        return latencyFromZero(highest, "");
    }

    /** @param note said with the unit, where there is room; may be empty */
    static Axis latencyFromZero(double highest, String note) {
        TimeUnit unit = TimeUnit.of(highest / 2, Math.max(highest, LEAST_NANOS));
        String title = TEXTS.get("axis.latency.linear", unit.name);
        return new AmountAxis(note.isEmpty() ? List.of(title) : List.of(title + " (" + note + ")", title),
                highest * HEADROOM, LEAST_NANOS, unit.nanos, Figures::nanos);
    }

    static AmountAxis responses(double highest) {
        return new AmountAxis(List.of(TEXTS.get("axis.responses")), highest * HEADROOM,
                highest > 0 ? LEAST_RESPONSES : EMPTY_REQUESTS, 1, value -> Figures.count(Math.round(value)));
    }

    /**
     * What the colours of a heat map mean.
     *
     * @param seconds that a cell spans
     * @param percent by which the upper edge of a cell is above the lower
     */
    static Axis cells(double most, double seconds, double percent) {
        return new LogAxis(List.of(TEXTS.get("axis.cells", Figures.plain(Math.round(seconds * 100) / 100.0),
                Figures.percent(percent)), TEXTS.get("axis.cells.short")), 1 / LogAxis.ROOM_BELOW, most, 1,
                Figures::brief, value -> Figures.count(Math.round(value)));
    }

    private enum TimeUnit {
        MICROS("µs", MICRO), MILLIS("ms", MILLI), SECONDS("s", SECOND);

        private final String name;
        private final double nanos;

        TimeUnit(String name, double nanos) {
            this.name = name;
            this.nanos = nanos;
        }

        /** Milliseconds, unless all values are far from them. */
        static TimeUnit of(double lowest, double highest) {
            return highest < MILLI ? MICROS : lowest >= SECOND / 10 && highest >= SECOND ? SECONDS : MILLIS;
        }
    }
}
