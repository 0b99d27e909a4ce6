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
        // A loop that hung and was given up may yet write.
        long[] all = values;
        int end = Math.min(used, all.length);
        for (int i = 0; i < end; i += FIELDS) {
            long start = all[i];
            entries.add(new RequestLog.Entry(start - runStart, Math.max(0, all[i + 1] - start),
                    Math.max(0, all[i + 3] - start), Math.max(0, all[i + 2] - all[i + 1])));
        }
    }
}
