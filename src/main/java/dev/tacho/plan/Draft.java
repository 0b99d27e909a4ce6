package dev.tacho.plan;

import java.util.Arrays;

/** Bytes in the making, in an array that grows to the longest so far and then stays. */
final class Draft {
    private static final int FIRST_LENGTH = 512;
    /** Of a long in decimal, with its sign. */
    private static final int MOST_DIGITS = 20;
    private byte[] bytes = new byte[FIRST_LENGTH];
    private int length;

    void clear() {
        length = 0;
    }

    void add(byte[] source, int from, int count) {
        reserve(count);
        System.arraycopy(source, from, bytes, length, count);
        length += count;
    }

    void add(byte octet) {
        reserve(1);
        bytes[length++] = octet;
    }

    void add(Draft other) {
        add(other.bytes, 0, other.length);
    }

    /** In decimal; without a detour over a String, which would be garbage. */
    void addDecimal(long number) {
        reserve(MOST_DIGITS);
        if (number < 0) {
            bytes[length++] = '-';
        }
        int first = length;
        long rest = number;
        do {
            bytes[length++] = (byte) ('0' + Math.abs(rest % 10));
            rest /= 10;
        } while (rest != 0);
        for (int left = first, right = length - 1; left < right; left++, right--) {
            byte swapped = bytes[left];
            bytes[left] = bytes[right];
            bytes[right] = swapped;
        }
    }

    /** The array itself; valid up to {@link #length()} and until the next change. */
    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    byte[] copy() {
        return Arrays.copyOf(bytes, length);
    }

    private void reserve(int count) {
        if (bytes.length - length < count) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8, Math.max(2L * bytes.length,
                    Math.addExact(length, count))));
        }
    }
}
