package dev.tacho.measure;

import java.util.Arrays;
import java.util.List;

/** The log of one event loop, which alone writes to it; read it when that loop has ended. */
final class LoopLog {
    private static final int FIELDS = 4;
    private static final int FIRST_ENTRIES = 4096;

    private long[] values = new long[FIELDS * FIRST_ENTRIES];
    private int used;

    void add(long start, long connected, long firstByte, long end) {
        if (used == values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        values[used] = start;
        values[used + 1] = connected;
        values[used + 2] = firstByte;
        values[used + 3] = end;
        used += FIELDS;
    }

    void addTo(List<RequestLog.Entry> entries, long runStart) {
        for (int i = 0; i < used; i += FIELDS) {
            long start = values[i];
            entries.add(new RequestLog.Entry(start - runStart, Math.max(0, values[i + 1] - start),
                    Math.max(0, values[i + 3] - start), Math.max(0, values[i + 2] - values[i + 1])));
        }
    }
}
