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

    /** {@code 6.1 + 2 MiB → 6.2 + 2 MiB}: a term for each process, if they are few and were there all the time. */
    static String fromTo(TargetUse use) {
        return TEXTS.get("compare.memory.value", figure(use, Memory::startBytes), figure(use, Memory::endBytes));
    }

    static String fromToPeak(TargetUse use) {
        return TEXTS.get("fromTo", figure(use, Memory::startBytes), figure(use, Memory::endBytes),
                Figures.bytes(use.memory().peakBytes()));
    }

    /** {@code 9.47 → 9.51 MiB}, short enough for a column. */
    static String fromTo(double startBytes, double endBytes) {
        String start = Figures.bytes(startBytes);
        String end = Figures.bytes(endBytes);
        String unit = unit(end);
        return TEXTS.get("compare.memory.value", start.endsWith(unit) ? start.replace(unit, "") : start, end);
    }

    private static String figure(TargetUse use, ToLongFunction<Memory> moment) {
        int processes = terms(use, Memory::startBytes).size();
        boolean each = use.rest().isPresent() && processes >= 2 && processes <= MOST_TERMS
                && processes == terms(use, Memory::endBytes).size();
        return each ? joined(terms(use, moment)) : whole(moment.applyAsLong(use.memory()));
    }

    private static List<String> terms(TargetUse use, ToLongFunction<Memory> moment) {
        return use.processes().stream().map(ProcessUse::rss).mapToLong(moment).filter(bytes -> bytes > 0)
                .mapToObj(Figures::bytes).toList();
    }

    /** What had ended by then did not take no memory. */
    private static String whole(long bytes) {
        return bytes == 0 ? Figures.NONE : Figures.bytes(bytes);
    }

    /** The unit is said once if they all have the same. */
    private static String joined(List<String> terms) {
        String unit = unit(terms.getLast());
        return terms.stream().allMatch(term -> term.endsWith(unit))
                ? String.join(" + ", terms.stream().map(term -> term.replace(unit, "")).toList()) + unit
                : String.join(" + ", terms);
    }

    /** With the space before it. */
    private static String unit(String bytes) {
        return bytes.substring(bytes.indexOf(' '));
    }
}
