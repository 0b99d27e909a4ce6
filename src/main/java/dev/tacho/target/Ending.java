package dev.tacho.target;

import dev.tacho.text.Texts;
import java.util.Map;

/**
 * How a guarded command ended.
 *
 * @param code      its exit code; 128 and the signal's number if one killed it
 * @param guardLost its guard was killed, and it had to be killed for that
 */
record Ending(int code, boolean guardLost) {
    private static final Texts TEXTS = Texts.of("target");
    private static final int SIGNALLED = 128;
    /** Those that have the same number on every Unix. */
    private static final Map<Integer, String> SIGNALS = Map.ofEntries(Map.entry(1, "HUP"), Map.entry(2, "INT"),
            Map.entry(3, "QUIT"), Map.entry(4, "ILL"), Map.entry(6, "ABRT"), Map.entry(8, "FPE"), Map.entry(9, "KILL"),
            Map.entry(11, "SEGV"), Map.entry(13, "PIPE"), Map.entry(14, "ALRM"), Map.entry(15, "TERM"));

    /** What became of {@code name}, as a part of a sentence that begins with the name. */
    String words(String name) {
        String signal = SIGNALS.get(code - SIGNALLED);
        return guardLost ? TEXTS.get("ending.guardLost", name)
                : signal != null ? TEXTS.get("ending.signal", name, String.valueOf(code - SIGNALLED), signal)
                : TEXTS.get("ending.code", name, String.valueOf(code));
    }
}
