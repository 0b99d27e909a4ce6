package dev.tacho.target;

import dev.tacho.text.Texts;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which processes of a large tree are told one by one: those with the most memory. Who is listed stays so until another
 * has twice as much, since a process that comes and goes makes no line in a chart.
 */
final class Listing {
    private static final Texts TEXTS = Texts.of("target");

    private Set<Long> listed = new HashSet<>();

    /** {@code all} if they are few enough; otherwise the largest, in the same order, then the sum of the others. */
    List<ProcessSample> of(List<ProcessSample> all) {
        if (all.size() <= TargetSample.MOST_LISTED) {
            return all;
        }
        listed = all.stream().sorted(Comparator.comparingLong(this::weight).reversed())
                .limit(TargetSample.MOST_LISTED).map(ProcessSample::pid).collect(Collectors.toSet());
        List<ProcessSample> told = all.stream().filter(process -> listed.contains(process.pid()))
                .collect(Collectors.toList());
        Sums others = new Sums();
        all.stream().filter(process -> !listed.contains(process.pid())).forEach(others::add);
        told.add(others.asOne(ProcessSample.OTHERS, TEXTS.get("process.others")));
        return told;
    }

    private long weight(ProcessSample process) {
        return listed.contains(process.pid()) ? 2 * process.rssBytes() : process.rssBytes();
    }
}
