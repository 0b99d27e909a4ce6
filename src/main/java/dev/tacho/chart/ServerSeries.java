package dev.tacho.chart;

import dev.tacho.chart.Series.Side;
import dev.tacho.result.Tick;
import dev.tacho.target.MachineSample;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The panels of the server's processes one by one, and of the machine that they and the load share. */
final class ServerSeries {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double CORE_PERCENT = 100;

    private final List<Tick> ticks;
    private final ProcessLanes lanes;

    ServerSeries(List<Tick> ticks) {
        this.ticks = ticks;
        lanes = new ProcessLanes(ticks);
    }

    /** @param absence what to say when there is nothing to show; empty to say nothing */
    Plot cpu(String absence) {
        Stack stack = stack(ProcessSample::cpuPercent, TargetSample::cpuPercent);
        Plot plot = processes("panel.cpuByProcess", absence, stack, Axes.cpu(stack.highest()));
        return plot.left().isPresent() ? plot.with(levels()) : plot;
    }

    /** Likewise. */
    Plot memory(String absence) {
        Stack stack = stack(ProcessSample::rssBytes, TargetSample::rssBytes);
        return processes("panel.memoryByProcess", absence, stack, Axes.memory(stack.highest()));
    }

    /** Which process is which, for both. */
    List<Figure.Entry> legend() {
        List<Figure.Entry> entries = new ArrayList<>();
        for (int lane = 0; lane < lanes.count(); lane++) {
            entries.add(new Figure.Entry(lanes.name(lane), lanes.ink(lane), Pen.AREA));
        }
        return entries;
    }

    private Plot processes(String title, String absence, Stack stack, Axis axis) {
        boolean none = !ticks.isEmpty() && ticks.stream().allMatch(tick -> tick.target().isEmpty());
        return none && !absence.isEmpty() ? Plot.absent(TEXTS.get(title), absence)
                : Plot.of(TEXTS.get(title), 1, axis, stack.series());
    }

    private Stack stack(ToDoubleFunction<ProcessSample> one, ToDoubleFunction<TargetSample> all) {
        Stack stack = new Stack(ticks.size());
        if (lanes.count() == 0) {
            stack.add(TEXTS.get("series.allProcesses"), Ink.process(0), values(Tick::target, all));
        }
        double[][] values = lanes.values(one);
        for (int lane = 0; lane < lanes.count(); lane++) {
            stack.add(lanes.name(lane), lanes.ink(lane), values[lane]);
        }
        return stack;
    }

    /** One core, and all of them. */
    private List<Plot.Level> levels() {
        int cores = cores();
        List<Plot.Level> levels = new ArrayList<>();
        levels.add(new Plot.Level(CORE_PERCENT, TEXTS.get("level.core")));
        if (cores > 1) {
            levels.add(new Plot.Level(cores * CORE_PERCENT, TEXTS.get("level.cores", Figures.count(cores))));
        }
        return levels;
    }

    /** 0 where it is not known. */
    private int cores() {
        return ticks.stream().flatMap(tick -> tick.machine().stream())
                .mapToInt(machine -> machine.corePercents().size()).findFirst().orElse(0);
    }

    Plot machine() {
        String title = TEXTS.get("panel.machine");
        if (unwatched()) {
            return Plot.absent(title, TEXTS.get("noMachine"));
        }
        Stack stack = new Stack(ticks.size());
        stack.add(TEXTS.get("series.user"), Ink.USER, machine(MachineSample::userPercent));
        stack.add(TEXTS.get("series.system"), Ink.SYSTEM, machine(MachineSample::systemPercent));
        double[] steal = machine(MachineSample::stealPercent);
        Series load = new Series(TEXTS.get("series.load"), Ink.LOAD, Pen.DOTTED, Side.RIGHT,
                machine(MachineSample::load));
        List<Series> shown = new ArrayList<>(List.of(load));
        int cores = cores();
        if (cores > 0) {
            shown.add(new Series(TEXTS.get("series.server"), Ink.CPU, Pen.BROAD, Side.LEFT,
                    values(Tick::target, target -> target.cpuPercent() / cores)));
            shown.add(new Series(TEXTS.get("series.tacho"), Ink.TACHO, Pen.DASHED, Side.LEFT,
                    machine(machine -> machine.tachoPercent() / cores)));
        }
        if (Arrays.stream(steal).anyMatch(percent -> percent > 0)) {
            stack.add(TEXTS.get("series.steal"), Ink.STEAL, steal);
        }
        shown.addAll(stack.series());
        return new Plot(title, 1, Optional.of(Axes.machine()), Optional.of(Axes.load(load.highest())), shown);
    }

    Plot network() {
        String title = TEXTS.get("panel.network");
        if (unwatched()) {
            return Plot.absent(title, TEXTS.get("noMachine"));
        }
        Series received = new Series(TEXTS.get("series.received"), Ink.REQUESTS, Pen.PLAIN, Side.LEFT,
                machine(MachineSample::receivedBytesPerSecond));
        Series sent = new Series(TEXTS.get("series.sent"), Ink.MEMORY, Pen.DASHED, Side.LEFT,
                machine(MachineSample::sentBytesPerSecond));
        Series again = new Series(TEXTS.get("series.retransmits"), Ink.FAILURES, Pen.COLUMNS, Side.RIGHT,
                machine(MachineSample::retransmitsPerSecond));
        return new Plot(title, 1, Optional.of(Axes.network(Math.max(received.highest(), sent.highest()))),
                Optional.of(Axes.retransmits(again.highest())), List.of(received, sent, again));
    }

    private boolean unwatched() {
        return !ticks.isEmpty() && ticks.stream().allMatch(tick -> tick.machine().isEmpty());
    }

    private double[] machine(ToDoubleFunction<MachineSample> figure) {
        return values(Tick::machine, figure);
    }

    private <T> double[] values(Function<Tick, Optional<T>> part, ToDoubleFunction<T> figure) {
        return ticks.stream().map(part).mapToDouble(one -> one.isPresent() ? figure.applyAsDouble(one.get())
                : Double.NaN).toArray();
    }
}
