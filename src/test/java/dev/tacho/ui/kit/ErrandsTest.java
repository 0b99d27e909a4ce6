package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ErrandsTest {
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final Errands errands = Errands.onOwnThread(screen::add);

    @AfterEach
    void close() {
        errands.close();
    }

    @Test
    void outcomesArriveOnTheScreenInTheOrderOfTheErrands() throws InterruptedException {
        List<Object> told = new ArrayList<>();
        CountDownLatch gate = new CountDownLatch(1);
        errands.run(() -> await(gate), told::add, told::add);
        errands.run(() -> Thread.currentThread().getName(), told::add, told::add);
        assertThat(told).isEmpty();
        gate.countDown();
        next();
        next();
        assertThat(told).containsExactly(true, "tacho-files");
    }

    @Test
    void aFailureIsToldInItsOwnWords() throws InterruptedException {
        List<Object> told = new ArrayList<>();
        errands.run(() -> {
            throw new IOException("The disk is full.");
        }, told::add, told::add);
        next();
        assertThat(told).containsExactly("The disk is full.");
    }

    @Test
    void aDefectIsToldToo() throws InterruptedException {
        List<String> told = new ArrayList<>();
        errands.<String>run(() -> {
            throw new IllegalStateException("oops");
        }, told::add, told::add);
        next();
        assertThat(told).singleElement().asString().contains("oops").contains("report");
    }

    @Test
    void aDelayEndsOnTheScreen() throws InterruptedException {
        List<String> told = new ArrayList<>();
        errands.after(Duration.ofMillis(1), () -> told.add("now"));
        next();
        assertThat(told).containsExactly("now");
    }

    @Test
    void closingLetsWhatWaitsBeDone() throws InterruptedException {
        List<Object> told = new ArrayList<>();
        CountDownLatch gate = new CountDownLatch(1);
        errands.run(() -> await(gate), told::add, told::add);
        errands.run(() -> "second", told::add, told::add);
        errands.close();
        gate.countDown();
        next();
        next();
        assertThat(told).containsExactly(true, "second");
    }

    private static boolean await(CountDownLatch gate) throws IOException {
        try {
            return gate.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private void next() throws InterruptedException {
        Runnable told = screen.poll(10, TimeUnit.SECONDS);
        assertThat(told).isNotNull();
        told.run();
    }
}
