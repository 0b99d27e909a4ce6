package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Points in time as a list shows them: the nearer, the shorter. */
public final class Moments {
    private static final Texts TEXTS = Texts.of("ui");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM, HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    private Moments() {
    }

    /** {@code today, 14:03}, {@code yesterday, 14:03}, {@code 2 Jan, 14:03}; {@code 2 Jan 2025, 14:03}. */
    public static String of(Instant moment, Instant now, ZoneId zone) {
        ZonedDateTime then = moment.atZone(zone);
        LocalDate today = now.atZone(zone).toLocalDate();
        if (then.toLocalDate().equals(today)) {
            return TEXTS.get("moment.today", TIME.format(then));
        }
        if (then.toLocalDate().equals(today.minusDays(1))) {
            return TEXTS.get("moment.yesterday", TIME.format(then));
        }
        return (then.getYear() == today.getYear() ? DAY : DATE).format(then);
    }

    /** As above, here and now. */
    public static String of(Instant moment) {
        return of(moment, Instant.now(), ZoneId.systemDefault());
    }
}
