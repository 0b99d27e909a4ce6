package dev.tacho.measure;

/**
 * What is recorded besides counts and distributions, at a cost that is not paid unless asked for.
 *
 * @param log       keep a {@link RequestLog}
 * @param listener  told of each response, on the event loop that it came to; null for none
 */
public record Extras(boolean log, ResponseListener listener) {
    public static final Extras NONE = new Extras(false, null);

    /** Hears what servers answer, to look for trouble; far too slow to measure anything beside it. */
    @FunctionalInterface
    public interface ResponseListener {

        /** @param received the head of a response and what came with it of the body, one letter a byte */
        void received(String received);
    }
}
