package dev.tacho.target;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Reads a process's output to its end, so that it never blocks on a full pipe, and keeps only the last lines. */
final class OutputTail {
    static final int LINES = 20;
    static final int LONGEST_LINE = 500;

    private final Deque<String> lines = new ArrayDeque<>();
    private final int most;

    OutputTail() {
        this(LINES);
    }

    /** @param most how many lines are kept */
    OutputTail(int most) {
        this.most = most;
    }

    /** Returns at the end of {@code output}. {@code onLine} gets each line, cut to {@link #LONGEST_LINE} characters. */
    void drain(InputStream output, Consumer<String> onLine) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
        StringBuilder line = new StringBuilder();
        for (int next = reader.read(); next >= 0; next = reader.read()) {
            if (next == '\n') {
                add(line.toString().stripTrailing(), onLine);
                line.setLength(0);
            } else if (line.length() < LONGEST_LINE) {
                line.append((char) next);
            }
        }
        if (!line.isEmpty()) {
            add(line.toString(), onLine);
        }
    }

    private void add(String line, Consumer<String> onLine) {
        add(line);
        onLine.accept(line);
    }

    void add(String line) {
        synchronized (lines) {
            if (lines.size() == most) {
                lines.removeFirst();
            }
            lines.addLast(line);
        }
    }

    /** The last lines, oldest first. */
    List<String> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }
}
