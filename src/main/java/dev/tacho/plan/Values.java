package dev.tacho.plan;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Many short byte strings in one array: a million rows cost their bytes and four more each. Immutable. */
final class Values {
    private final byte[] bytes;
    /** Where each ends; it begins where the one before ends. */
    private final int[] ends;

    private Values(byte[] bytes, int[] ends) {
        this.bytes = bytes;
        this.ends = ends;
    }

    static Values of(List<String> texts) {
        Builder builder = new Builder();
        texts.forEach(builder::add);
        return builder.build();
    }

    int size() {
        return ends.length;
    }

    void addTo(Draft draft, int index) {
        int start = start(index);
        draft.add(bytes, start, ends[index] - start);
    }

    byte[] get(int index) {
        return Arrays.copyOfRange(bytes, start(index), ends[index]);
    }

    /** Each of them changed. */
    Values map(UnaryOperator<byte[]> change) {
        Builder builder = new Builder();
        for (int index = 0; index < size(); index++) {
            builder.add(change.apply(get(index)));
        }
        return builder.build();
    }

    private int start(int index) {
        return index == 0 ? 0 : ends[index - 1];
    }

    /** Gathers them, one thread's own. */
    static final class Builder {
        private static final int FIRST_COUNT = 16;
        private final Draft draft = new Draft();
        private int[] ends = new int[FIRST_COUNT];
        private int count;

        void add(byte[] source, int from, int length) {
            draft.add(source, from, length);
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, 2 * count);
            }
            ends[count++] = draft.length();
        }

        void add(byte[] value) {
            add(value, 0, value.length);
        }

        void add(String text) {
            add(text.getBytes(StandardCharsets.UTF_8));
        }

        int size() {
            return count;
        }

        Values build() {
            return new Values(draft.copy(), Arrays.copyOf(ends, count));
        }
    }
}
