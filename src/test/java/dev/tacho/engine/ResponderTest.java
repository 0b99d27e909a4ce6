package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ResponderTest {
    private static final int ROUNDS = 60;
    private static final int GUESTS = 4;
    private final Semaphore answers = new Semaphore(0);
    private final Queue<Throwable> defects = new ConcurrentLinkedQueue<>();

    /** Its owner's thread once took away from its own thread what that was still looking through. */
    @Test
    @Timeout(60)
    void endsCleanlyWhileGuestsAskOn() throws Exception {
        Plan plan = Plans.get(1).plan();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, defect) -> defects.add(defect));
        try {
            for (int round = 0; round < ROUNDS; round++) {
                List<Thread> guests = new ArrayList<>();
                try (Responder responder = new Responder(plan)) {
                    InetSocketAddress address = responder.address();
                    for (int guest = 0; guest < GUESTS; guest++) {
                        guests.add(Thread.ofPlatform().start(() -> ask(address, plan.request().bytes())));
                    }
                    // Ended in the middle of things, and each time in another place.
                    assertThat(answers.tryAcquire(1 + round % 40, 20, TimeUnit.SECONDS)).isTrue();
                }
                for (Thread guest : guests) {
                    guest.join();
                }
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(defects).isEmpty();
    }

    /** Connection after connection, until there is nobody to ask. */
    private void ask(InetSocketAddress address, byte[] request) {
        try {
            while (true) {
                try (Socket socket = new Socket(address.getAddress(), address.getPort())) {
                    socket.setSoTimeout(10_000);
                    socket.getOutputStream().write(request);
                    if (socket.getInputStream().read() < 0) {
                        return;
                    }
                    answers.release();
                }
            }
        } catch (SocketException _) {
            // refused or reset, as it should be in the end
        } catch (IOException e) {
            defects.add(e);
        }
    }
}
