package dev.tacho.chart;

import dev.tacho.result.Tick;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Which processes of a server are told apart in its charts. What a tick has decided a later one leaves alone: a process
 * keeps its place and its colour for the whole run. Where there are more than can be told apart, those have the places
 * that were there first, and of these those that needed the most CPU then; all others share the last one.
 */
final class ProcessLanes {
    /** In all: more colours than these nobody tells apart. */
    static final int MOST = 7;
    private static final Texts TEXTS = Texts.of("chart");
    private static final int OTHERS = MOST - 1;

    private final List<Tick> ticks;
    private final Map<Long, Integer> laneOfPid = new LinkedHashMap<>();
    private final Map<Long, String> names = new LinkedHashMap<>();
    private final Set<Long> others = new HashSet<>();

    ProcessLanes(List<Tick> ticks) {
        this.ticks = ticks;
        ticks.stream().flatMap(tick -> tick.target().stream()).forEach(this::place);
    }

    private void place(TargetSample sample) {
        List<ProcessSample> fresh = sample.each().stream().filter(one -> !names.containsKey(one.pid())).toList();
        if (fresh.isEmpty()) {
            return;
        }
        fresh.forEach(one -> names.put(one.pid(), one.name()));
        Set<Long> placed = new HashSet<>();
        fresh.stream().filter(one -> one.pid() != ProcessSample.OTHERS)
                .sorted(Comparator.comparingDouble(ProcessSample::cpuPercent).reversed())
                .limit(OTHERS - laneOfPid.size()).forEach(one -> placed.add(one.pid()));
        for (ProcessSample one : fresh) {
            if (placed.contains(one.pid())) {
                laneOfPid.put(one.pid(), laneOfPid.size());
            } else {
                others.add(one.pid());
            }
        }
    }

    /** From the bottom of a stack up; none where processes were not watched one by one. */
    int count() {
        return laneOfPid.size() + (others.isEmpty() ? 0 : 1);
    }

    /** Its short name, with its number where several share that. */
    String name(int lane) {
        if (lane == laneOfPid.size() && (others.size() > 1 || others.contains(ProcessSample.OTHERS))) {
            return TEXTS.get("series.others");
        }
        long pid = lane < laneOfPid.size() ? List.copyOf(laneOfPid.keySet()).get(lane) : others.iterator().next();
        String name = names.get(pid);
        boolean shared = names.values().stream().filter(name::equals).count() > 1;
        return shared ? TEXTS.get("series.process", name, Long.toString(pid)) : name;
    }

    Ink ink(int lane) {
        return lane < laneOfPid.size() ? Ink.process(lane) : Ink.OTHERS;
    }

    /**
     * A figure of each lane at each tick, [lane][tick]; NaN where it had no process.
     *
     * @param figure of one process
     */
    double[][] values(ToDoubleFunction<ProcessSample> figure) {
        double[][] values = new double[count()][ticks.size()];
        for (int tick = 0; tick < ticks.size(); tick++) {
            for (double[] lane : values) {
                lane[tick] = Double.NaN;
            }
            Optional<TargetSample> sample = ticks.get(tick).target();
            if (sample.isPresent()) {
                for (ProcessSample one : sample.get().each()) {
                    double[] lane = values[laneOfPid.getOrDefault(one.pid(), laneOfPid.size())];
                    double before = lane[tick];
                    lane[tick] = (Double.isNaN(before) ? 0 : before) + figure.applyAsDouble(one);
                }
            }
        }
        return values;
    }
}
