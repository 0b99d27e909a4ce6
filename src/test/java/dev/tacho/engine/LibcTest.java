package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class LibcTest {
    private static <T> T onThreadOfItsOwn(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, task -> Thread.ofPlatform().start(task)).join();
    }

    /** What the kernel says of the calling thread. */
    private static long timerSlackNanos() {
        try {
            Path thread = Files.readSymbolicLink(Path.of("/proc/thread-self")).getFileName();
            return Long.parseLong(Files.readString(Path.of("/proc").resolve(thread).resolve("timerslack_ns")).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void sharpWaitsEndToTheNanosecondOnTheirThreadOnly() {
        assumeTrue(Libc.available() && Files.exists(Path.of("/proc/self/timerslack_ns")));
        assertThat(onThreadOfItsOwn(() -> {
            Libc.sharpenWaits();
            return timerSlackNanos();
        })).isEqualTo(1);
        assertThat(onThreadOfItsOwn(LibcTest::timerSlackNanos)).isGreaterThan(1);
    }
}
