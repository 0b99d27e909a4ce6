package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.target.MachineSample;
import dev.tacho.text.Texts;
import java.util.Optional;

/** The whole machine at one moment, in a line: who has the processors, and what else might hold the server up. */
final class MachineLine {
    private static final Texts TEXTS = Texts.of("ui");

    private MachineLine() {
    }

    /** Empty while it is not watched. */
    static String of(Optional<MachineSample> sample) {
        return sample.map(machine -> TEXTS.get("server.machine", Figures.percent(machine.userPercent()),
                Figures.percent(machine.systemPercent()), Figures.percent(machine.idlePercent()),
                Figures.percent(machine.stealPercent()), Figures.rate(machine.load()),
                Figures.bytes(machine.memoryUsedBytes()), Figures.percent(machine.tachoPercent()),
                Figures.bytes(machine.receivedBytesPerSecond()), Figures.bytes(machine.sentBytesPerSecond()),
                Figures.rate(machine.retransmitsPerSecond()))).orElse("");
    }
}
