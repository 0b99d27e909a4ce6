package dev.tacho.target;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * A command that is run to its end, guarded like a server: given up, it leaves nothing behind.
 *
 * @param ending    how it ended; null if it did not in time
 * @param lastWords its last lines of output
 */
record OneShot(Ending ending, String lastWords) {

    /**
     * @param onLine gets each line of output, on a thread of its own
     * @throws InterruptedException if the calling thread is; nothing of the command is left then
     */
    static OneShot run(List<String> guardCommand, GuardOrder order, long limitMillis, Consumer<String> onLine)
            throws IOException, InterruptedException {
        GuardedProcess process = GuardedProcess.start(guardCommand, order, onLine);
        try {
            return new OneShot(process.ending().get(limitMillis, TimeUnit.MILLISECONDS), process.lastWords());
        } catch (TimeoutException _) {
            return new OneShot(null, process.lastWords());
        } catch (ExecutionException e) {
            throw new IllegalStateException("the thread that waits for a guard was interrupted", e);
        } finally {
            process.endAndWait();
        }
    }

    boolean succeeded() {
        return ending != null && ending.code() == 0 && !ending.guardLost();
    }
}
