package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;

class RunIdTest {
    @Test
    void timeComesFirstSoThatResultsSort() {
        assertThat(RunId.of(LocalDateTime.of(2026, 1, 2, 3, 4, 5, 67_000_000), "nginx, keep-alive"))
                .isEqualTo("2026-01-02T03-04-05-067-nginx-keep-alive");
    }

    @Test
    void namesAreFitForAnyFileSystem() {
        assertThat(RunId.slug("../Big & wide: 50%")).isEqualTo("big-wide-50");
        assertThat(RunId.slug("x".repeat(300))).hasSize(40);
        assertThat(RunId.slug("сервер")).isEqualTo("run");
        assertThat(RunId.slug("")).isEqualTo("run");
        assertThat(RunId.slug("Café")).isEqualTo("cafe");
    }
}
