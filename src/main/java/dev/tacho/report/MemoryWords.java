package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.result.Memory;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.TargetUse;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.function.ToLongFunction;

/** The server's memory in words: at rest before and after the load where that is known, or else as the window went. */
final class MemoryWords {
    private static final Texts TEXTS = Texts.of("report");
    /** Of more processes only the sum can be read. */
    private static final int MOST_TERMS = 4;

    private MemoryWords() {
    }

    /** {@code 6.1 + 2 MiB → 6.2 + 2 MiB}: a term for each process, if they are few. */
    static String fromTo(TargetUse use) {
        return TEXTS.get("compare.memory.value", terms(use, Memory::startBytes), terms(use, Memory::endBytes));
    }

    static String fromToPeak(TargetUse use) {
        return TEXTS.get("fromTo", terms(use, Memory::startBytes), terms(use, Memory::endBytes),
                Figures.bytes(use.memory().peakBytes()));
    }

    private static String terms(TargetUse use, ToLongFunction<Memory> moment) {
        List<String> terms = use.processes().stream().map(ProcessUse::rss).mapToLong(moment)
                .filter(bytes -> bytes > 0).mapToObj(Figures::bytes).toList();
        return use.rest().isEmpty() || terms.size() < 2 || terms.size() > MOST_TERMS
                ? whole(moment.applyAsLong(use.memory())) : joined(terms);
    }

    /** What had ended by then did not take no memory. */
    private static String whole(long bytes) {
        return bytes == 0 ? Figures.NONE : Figures.bytes(bytes);
    }

    /** The unit is said once if they all have the same. */
    private static String joined(List<String> terms) {
        String last = terms.getLast();
        String unit = last.substring(last.indexOf(' '));
        return terms.stream().allMatch(term -> term.endsWith(unit))
                ? String.join(" + ", terms.stream().map(term -> term.replace(unit, "")).toList()) + unit
                : String.join(" + ", terms);
    }
}
