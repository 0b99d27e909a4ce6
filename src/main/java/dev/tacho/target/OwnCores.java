package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;

/** The cores that Tacho itself runs on: for as long as a server has cores of its own, the others. */
final class OwnCores implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("target");
    private static final String TASKSET = "taskset";

    private final BitSet before;

    private OwnCores(BitSet before) {
        this.before = before;
    }

    /** Whether this system can keep processes on cores. */
    static boolean canBeKept() {
        return Needs.find(TASKSET, Needs.searchPath()).isPresent();
    }

    /** What goes before a command that is to stay on {@code cores}. */
    static List<String> prefix(BitSet cores) {
        return List.of(TASKSET, "-c", Cores.list(cores));
    }

    /**
     * Moves all threads of this process to the other cores until it is closed; where there are no others they stay.
     *
     * @throws IOException in the user's words
     */
    static OwnCores keepOff(BitSet cores) throws IOException, InterruptedException {
        BitSet before = Cores.allowed();
        BitSet others = (BitSet) before.clone();
        others.andNot(cores);
        if (!others.isEmpty()) {
            move(others);
        }
        return new OwnCores(before);
    }

    private static void move(BitSet cores) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(TASKSET, "-acp", Cores.list(cores),
                Long.toString(ProcessHandle.current().pid())).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes()).strip();
        // A thread that ended while it was listed makes it fail; the others have moved.
        if (process.waitFor() != 0 && !Cores.allowed().equals(cores)) {
            throw new IOException(TEXTS.get("cores.cannotMove", Cores.list(cores), said));
        }
    }

    @Override
    public void close() throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            move(before);
        } catch (InterruptedException _) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
