package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class MomentsTest {
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");

    @Test
    void theNearerTheShorter() {
        assertThat(at("2026-03-10T09:05:00Z")).isEqualTo("today, 09:05");
        assertThat(at("2026-03-09T23:59:00Z")).isEqualTo("yesterday, 23:59");
        assertThat(at("2026-01-02T03:04:05Z")).isEqualTo("2 Jan, 03:04");
        assertThat(at("2025-12-31T03:04:05Z")).isEqualTo("31 Dec 2025, 03:04");
    }

    @Test
    void daysAreThoseOfTheReader() {
        ZoneId tokyo = ZoneId.of("Asia/Tokyo");
        assertThat(Moments.of(Instant.parse("2026-03-09T16:00:00Z"), NOW, tokyo)).isEqualTo("today, 01:00");
    }

    private static String at(String moment) {
        return Moments.of(Instant.parse(moment), NOW, ZoneOffset.UTC);
    }
}
