package dev.tacho.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Listens to one run and waits for what it tells. */
final class Events implements Consumer<RunEvent> {
    private final BlockingQueue<RunEvent> arriving = new LinkedBlockingQueue<>();
    private final List<RunEvent> seen = new ArrayList<>();

    @Override
    public void accept(RunEvent event) {
        arriving.add(event);
    }

    /** The next event of a kind; what comes before it is passed over. */
    <E extends RunEvent> E await(Class<E> kind) throws InterruptedException {
        while (true) {
            RunEvent event = arriving.poll(30, TimeUnit.SECONDS);
            if (event == null) {
                throw new AssertionError("no " + kind.getSimpleName() + " after " + seen);
            }
            seen.add(event);
            if (kind.isInstance(event)) {
                return kind.cast(event);
            }
            if (event instanceof RunEvent.Failed || event instanceof RunEvent.Finished) {
                throw new AssertionError("no " + kind.getSimpleName() + " but " + event);
            }
        }
    }

    /** All events until the last one, that included. */
    List<RunEvent> untilFinished() throws InterruptedException {
        await(RunEvent.Finished.class);
        return seen;
    }
}
