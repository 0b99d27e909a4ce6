package dev.tacho.engine;

import dev.tacho.plan.Expectation;
import io.netty.buffer.ByteBuf;

/** What one client looks for in bodies that come in pieces, compressed or not; kept from response to response. */
final class BodyCheck {
    /** Null if no text is looked for. */
    private final BodySearch search;
    /** Null if a body need not be a number. */
    private final BodyNumber number;
    private Unpacker unpacker;

    BodyCheck(BodySearch search, BodyNumber number) {
        this.search = search;
        this.number = number;
    }

    /** Null if bodies may be anything. */
    static BodyCheck of(Expectation expectation) {
        return expectation.looksAtBody() ? new BodyCheck(
                expectation.searchesBody() ? new BodySearch(expectation.bodyContains()) : null,
                expectation.wantsNumber() ? new BodyNumber(expectation.least(), expectation.most()) : null) : null;
    }

    void begin() {
        if (search != null) {
            search.begin();
        }
        if (number != null) {
            number.begin();
        }
    }

    /** Goes on with {@code length} bytes of {@code in} from {@code index}. */
    void feed(ByteBuf in, int index, int length) {
        if (search != null) {
            search.feed(in, index, length);
        }
        if (number != null) {
            number.feed(in, index, length);
        }
    }

    /**
     * Likewise, for a body in gzip. What is not the gzip it was said to be holds nothing that could be found, and is no
     * number.
     *
     * @param first these are the first bytes of the body
     */
    void feedPacked(ByteBuf in, int index, int length, boolean first) {
        if (first) {
            if (unpacker == null) {
                unpacker = new Unpacker(this);
            }
            unpacker.begin();
        }
        if (!unpacker.feed(in, index, length) && number != null) {
            number.spoil();
        }
    }

    /** Whether the body so far holds the text; true if none is looked for. */
    boolean found() {
        return search == null || search.found();
    }

    /** The number that the body so far is; NaN if it is none, or need not be one. */
    double number() {
        return number == null ? Double.NaN : number.value();
    }

    /** Whether the body so far is a number in the range; true if it need not be one. */
    boolean numberFits() {
        return number == null || number.fits();
    }

    boolean passed() {
        return found() && numberFits();
    }
}
