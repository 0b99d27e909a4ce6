package dev.tacho.chart;

import java.awt.Color;

/**
 * Colours from few to many. They are those of matplotlib's viridis, which people who do not see some colours can order
 * as well, and which get steadily lighter, so that a grey print shows the same. Few are near the ground in either look,
 * but never so near that they could be missed.
 */
final class Ramp {
    /** So many colours look continuous, and a picture stays small. */
    static final int LEVELS = 32;
    private static final int[] STOPS = {0x440154, 0x482878, 0x3e4a89, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6dcd59,
        0xb4de2c, 0xfde725};
    private static final double FEWEST_LIGHT = 0.93;
    private static final double FEWEST_DARK = 0.12;

    private Ramp() {
    }

    /** @param level 0 for the fewest to {@link #LEVELS} − 1 for the most */
    static Color color(int level, Look look) {
        double share = level / (LEVELS - 1.0);
        return at(switch (look) {
            case LIGHT -> FEWEST_LIGHT * (1 - share);
            case DARK -> FEWEST_DARK + (1 - FEWEST_DARK) * share;
        });
    }

    /** @param fraction of the key: 0 at its start, 1 at its end */
    static int level(double fraction) {
        return (int) Math.clamp(Math.floor(fraction * LEVELS), 0, LEVELS - 1);
    }

    private static Color at(double position) {
        double place = Math.clamp(position, 0, 1) * (STOPS.length - 1);
        int below = Math.min((int) place, STOPS.length - 2);
        double part = place - below;
        return new Color(mixed(below, part, 16), mixed(below, part, 8), mixed(below, part, 0));
    }

    private static int mixed(int below, double part, int shift) {
        int from = STOPS[below] >> shift & 0xff;
        int to = STOPS[below + 1] >> shift & 0xff;
        return (int) Math.round(from + (to - from) * part);
    }
}
