package dev.tacho.profile;

import tools.jackson.databind.node.ObjectNode;

/** Writes numbers as people do: whole ones without a point. */
final class JsonNumber {
    private static final int BLANK = -1;
    private static final double EXACT_WHOLES = 1L << 53;

    private JsonNumber() {
    }

    /** JSON has no NaN: it becomes −1, which the rules refuse just the same. */
    static void put(ObjectNode node, String key, double number) {
        if (!Double.isFinite(number)) {
            node.put(key, BLANK);
        } else if (number == Math.rint(number) && Math.abs(number) < EXACT_WHOLES) {
            node.put(key, (long) number);
        } else {
            node.put(key, number);
        }
    }

    /** Left out when it is as usual. */
    static void putUnless(ObjectNode node, String key, double number, double usual) {
        if (number != usual) {
            put(node, key, number);
        }
    }
}
