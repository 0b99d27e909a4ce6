package dev.tacho.plan;

/** Percent-encoding of values that are filled into a request target. */
final class Percent {
    private static final String ALLOWED = "-._~!$&'()*+,;=:@/?";
    private static final String DIGITS = "0123456789ABCDEF";
    private static final int HEX = 16;

    private Percent() {
    }

    /**
     * The value with every octet that a request target may not hold (RFC 3986, 3.3 and 3.4) written as {@code %XX}.
     * What it may hold stays: a value can be a whole path with its query, or be encoded already.
     */
    static byte[] encode(byte[] value) {
        Draft encoded = new Draft();
        for (int i = 0; i < value.length; i++) {
            if (allowed(value, i)) {
                encoded.add(value[i]);
            } else {
                encoded.add((byte) '%');
                encoded.add((byte) DIGITS.charAt((value[i] & 0xff) / HEX));
                encoded.add((byte) DIGITS.charAt((value[i] & 0xff) % HEX));
            }
        }
        return encoded.copy();
    }

    private static boolean allowed(byte[] value, int at) {
        int octet = value[at];
        if (octet == '%') {
            return at + 2 < value.length && Character.digit(value[at + 1], HEX) >= 0
                    && Character.digit(value[at + 2], HEX) >= 0;
        }
        return octet >= 'a' && octet <= 'z' || octet >= 'A' && octet <= 'Z' || octet >= '0' && octet <= '9'
                || octet >= 0 && ALLOWED.indexOf(octet) >= 0;
    }
}
