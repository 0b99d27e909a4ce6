package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lists of cores as {@code taskset -c} has them, such as {@code 0,2-3}. */
final class Cores {
    private static final Texts TEXTS = Texts.of("target");
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    private Cores() {
    }

    /** @throws IOException in the user's words, if it is no such list */
    static BitSet parse(String list) throws IOException {
        BitSet cores = new BitSet();
        for (String part : list.split(",")) {
            Matcher range = RANGE.matcher(part.strip());
            if (!range.matches()) {
                throw new IOException(TEXTS.get("cores.bad", list));
            }
            int first = Integer.parseInt(range.group(1));
            int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
            cores.set(first, Math.max(first, last + 1));
        }
        if (cores.isEmpty()) {
            throw new IOException(TEXTS.get("cores.bad", list));
        }
        return cores;
    }

    /** @throws IOException in the user's words, if a core in it is none that this process may use */
    static BitSet ofThisMachine(String list) throws IOException {
        BitSet cores = parse(list);
        BitSet allowed = allowed();
        BitSet lacking = (BitSet) cores.clone();
        lacking.andNot(allowed);
        if (!lacking.isEmpty()) {
            throw new IOException(TEXTS.get("cores.lacking", list, list(lacking), list(allowed)));
        }
        return cores;
    }

    /** Those that this process may use. */
    static BitSet allowed() throws IOException {
        if (Files.isReadable(STATUS)) {
            for (String line : Files.readAllLines(STATUS)) {
                if (line.startsWith(ALLOWED)) {
                    return parse(line.substring(ALLOWED.length()).strip());
                }
            }
        }
        BitSet all = new BitSet();
        all.set(0, Runtime.getRuntime().availableProcessors());
        return all;
    }

    /** As short as it can be. */
    static String list(BitSet cores) {
        List<String> ranges = new ArrayList<>();
        for (int first = cores.nextSetBit(0); first >= 0;) {
            int after = cores.nextClearBit(first);
            ranges.add(after == first + 1 ? String.valueOf(first) : first + "-" + (after - 1));
            first = cores.nextSetBit(after);
        }
        return String.join(",", ranges);
    }
}
