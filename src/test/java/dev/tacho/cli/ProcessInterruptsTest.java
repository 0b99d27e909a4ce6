package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ProcessInterruptsTest {
    private final ProcessInterrupts interrupts = new ProcessInterrupts();
    private final AtomicInteger stops = new AtomicInteger();

    @Test
    void beforeAnyRunNothingHoldsUpTheEnd() throws InterruptedException {
        assertThat(ending().join(Duration.ofSeconds(2))).isTrue();
        assertThat(interrupts.seen()).isFalse();
    }

    @Test
    void aRunThatHasJustEndedIsReportedFirst() throws InterruptedException {
        interrupts.call(stops::incrementAndGet).close();
        Thread ending = ending();
        assertThat(ending.join(Duration.ofMillis(300))).isFalse();
        assertThat(interrupts.seen()).isTrue();
        interrupts.finished();
        assertThat(ending.join(Duration.ofSeconds(2))).isTrue();
        assertThat(stops).hasValue(0);
    }

    @Test
    void anInterruptWhileARunIsReportedLetsItsReportComeOut() {
        interrupts.call(stops::incrementAndGet).close();
        interrupts.interrupted(15);
        assertThat(interrupts.seen()).isTrue();
    }

    @Test
    void withoutAnInterruptTheCommandSaysHowItEnded() {
        assertThat(interrupts.exitCode(Cli.FAILED)).isEqualTo(Cli.FAILED);
    }

    @Test
    void anInterruptStopsTheRun() {
        interrupts.call(stops::incrementAndGet);
        interrupts.interrupted(15);
        assertThat(stops).hasValue(1);
        assertThat(interrupts.exitCode(Cli.OK)).isEqualTo(143);
    }

    private Thread ending() {
        return Thread.ofVirtual().start(interrupts::terminated);
    }
}
