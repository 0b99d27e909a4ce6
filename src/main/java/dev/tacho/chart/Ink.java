package dev.tacho.chart;

import java.awt.Color;
import java.util.List;

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
    MEMORY(0x0b8a8f, 0x56d4cf),

    // From light to dark and back, so that neighbours in a stack differ in grey as well.
    PROCESS_1(0x1b6ca8, 0x4a94f5), PROCESS_2(0xf2b04a, 0xf7d488), PROCESS_3(0x0a7a66, 0x1d8f76),
    PROCESS_4(0xe0b0d6, 0xecbcdd), PROCESS_5(0x8a3d6b, 0xa6578a), PROCESS_6(0x93cbe8, 0xa5daf7),
    OTHERS(0x7d8691, 0x6e7681),
    USER(0xbcd6ec, 0x24425f), SYSTEM(0x8db2d2, 0x3d6790), STEAL(0xe6cf9f, 0x6a5428),
    TACHO(0xb54708, 0xff9a5c), LOAD(0x24292f, 0xf0f6fc),

    RUN_1(0x0b5fa5, 0x58a6ff),
    RUN_2(0xd55e00, 0xff8a4c),
    RUN_3(0x009e73, 0x2fc0a0),
    RUN_4(0xa23b83, 0xe08bc4),
    RUN_5(0xd69200, 0xf5c33b),
    RUN_6(0x3fa3dd, 0x9bd3ff),
    RUN_7(0x24292f, 0xf0f6fc),
    RUN_8(0x8c6d1f, 0xc9a85c);

    private static final List<Ink> PROCESSES = List.of(PROCESS_1, PROCESS_2, PROCESS_3, PROCESS_4, PROCESS_5,
            PROCESS_6);
    private static final List<Ink> RUNS = List.of(RUN_1, RUN_2, RUN_3, RUN_4, RUN_5, RUN_6, RUN_7, RUN_8);

    private final Color light;
    private final Color dark;

    Ink(int light, int dark) {
        this.light = new Color(light);
        this.dark = new Color(dark);
    }

    /** One for each of several runs, from 0 on; told apart by {@link Pen#run} where they repeat. */
    static Ink run(int index) {
        return RUNS.get(index % RUNS.size());
    }

    /** One for each of up to six processes, from 0 on. */
    static Ink process(int index) {
        return PROCESSES.get(index);
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
