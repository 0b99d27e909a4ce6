package dev.tacho.target;

import dev.tacho.target.MachineCounters.CpuTime;
import java.util.List;

/** A machine that stands as a test says. */
final class FakeMachine implements MachineReader {
    MachineCounters now = new MachineCounters(new CpuTime(1_000, 500, 9_000, 10), List.of(new CpuTime(600, 200, 4_000, 5),
            new CpuTime(400, 300, 5_000, 5)), 0.5, 1_000_000, 5_000, 3_000, 70);

    @Override
    public MachineCounters read() {
        return now;
    }
}
