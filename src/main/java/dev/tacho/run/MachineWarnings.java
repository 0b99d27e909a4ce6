package dev.tacho.run;

import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import dev.tacho.result.Warning;
import dev.tacho.target.MachineSample;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What the machine did beside the run: who else had the CPU, and what was lost on the way. */
final class MachineWarnings {
    private static final Texts TEXTS = Texts.of("run");
    /** Of the whole machine. Below, a virtual machine's neighbours are no reason to doubt a number. */
    private static final double STOLEN_PERCENT = 3;
    /** A handful is always sent again somewhere, over all interfaces of the machine. */
    private static final double FEW_RETRANSMITS = 10;
    private static final double RETRANSMIT_SHARE = 1e-4;

    private final Result result;
    private final List<Tick> window;

    private MachineWarnings(Result result) {
        this.result = result;
        window = result.ticks().stream().filter(tick -> tick.phase() == Phase.MEASURED && tick.machine().isPresent())
                .toList();
    }

    static List<Warning> of(Result result) {
        MachineWarnings warnings = new MachineWarnings(result);
        List<Warning> found = new ArrayList<>();
        warnings.stolen(found);
        warnings.retransmits(found);
        return found;
    }

    private void stolen(List<Warning> found) {
        double percent = mean(MachineSample::stealPercent);
        if (percent > STOLEN_PERCENT) {
            found.add(new Warning("stolenCpu", TEXTS.get("warning.stolenCpu",
                    String.format(Locale.ROOT, "%.1f", percent))));
        }
    }

    private void retransmits(List<Warning> found) {
        double segments = sum(MachineSample::retransmitsPerSecond);
        if (segments > FEW_RETRANSMITS && segments > RETRANSMIT_SHARE * result.counts().started()) {
            found.add(new Warning("retransmits", TEXTS.get("warning.retransmits",
                    Grouped.count(Math.round(segments)))));
        }
    }

    /** Weighted by the length of the ticks. */
    private double mean(ToDoubleFunction<MachineSample> figure) {
        return sum(figure) / (window.stream().mapToLong(Tick::spanNanos).sum() / 1e9);
    }

    private double sum(ToDoubleFunction<MachineSample> perSecond) {
        return window.stream().mapToDouble(tick ->
                perSecond.applyAsDouble(tick.machine().orElseThrow()) * tick.spanNanos() / 1e9).sum();
    }
}
