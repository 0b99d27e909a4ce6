package dev.tacho.chart;

import java.awt.Color;

/**
 * What a thing is coloured as, in both looks. The ground and the greys are those of Primer Light and Primer Dark, so
 * that a figure on the screen has no visible edge. The series are told apart by people who see no red, no green or no
 * blue: within a panel they differ in lightness too, and {@link Pen} differs where lightness is close.
 */
enum Ink {
    GROUND(0xffffff, 0x0d1117),
    EMPTY_PLOT(0xf6f8fa, 0x161b22),
    SHADE(0xeef1f4, 0x1b222b),
    TITLE(0x24292f, 0xf0f6fc),
    TEXT(0x424a53, 0xc9d1d9),
    MUTED(0x57606a, 0x8b949e),
    FAINT(0x7d8691, 0x7d8590),
    AXIS(0xa3abb4, 0x545d68),
    GRID(0xe3e6ea, 0x262c34),
    GRID_FINE(0xf1f3f5, 0x191f27),

    REQUESTS(0x1b6ca8, 0x58a6ff),
    PLANNED(0x6e7781, 0x8b949e),
    FAILURES(0xd1242f, 0xff7b72),
    P50(0x0b4f94, 0x4a94f5),
    P90(0x1a9e86, 0x2fc0a0),
    P99(0xe89a00, 0xf5c33b),
    MAX(0xb5331f, 0xf0624d),
    CPU(0x7a44b8, 0xbc8cff),
    MEMORY(0x0b8a8f, 0x56d4cf);

    private final Color light;
    private final Color dark;

    Ink(int light, int dark) {
        this.light = new Color(light);
        this.dark = new Color(dark);
    }

    Color color(Look look) {
        return switch (look) {
            case LIGHT -> light;
            case DARK -> dark;
        };
    }

    int rgb(Look look) {
        return color(look).getRGB() & 0xffffff;
    }
}
