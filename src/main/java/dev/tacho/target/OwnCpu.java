package dev.tacho.target;

import java.util.Optional;
import java.util.function.LongSupplier;

/** CPU time of our own process, in nanoseconds, all threads: Java itself counts it in steps of 10 ms only. */
record OwnCpu(Optional<ProcessMeter> meter) implements LongSupplier {

    @Override
    public long getAsLong() {
        return meter.flatMap(ProcessMeter::read).map(ProcessMeter.Reading::cpuNanos).orElse(0L);
    }
}
