package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Unpacks a body compressed as gzip (RFC 1952) in pieces cut anywhere, for a {@link BodyCheck}. One for each client
 * whose bodies are looked at; kept from response to response.
 */
final class Unpacker {
    private static final int FIXED_HEAD = 10;
    private static final int FLAGS_AT = 3;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int HEAD_CHECKSUM = 2;
    private static final int PIECE = 8 * 1024;

    private enum Step { FIXED, EXTRA_LENGTH, EXTRA, NAME, COMMENT, HEAD_CHECKSUM, BODY, OVER }

    private final Inflater inflater = new Inflater(true);
    private final BodyCheck check;
    private final byte[] packed = new byte[PIECE];
    private final byte[] unpacked = new byte[PIECE];
    private final ByteBuf view = Unpooled.wrappedBuffer(unpacked);
    private Step step;
    private int flags;
    private int counted;
    private int extra;

    Unpacker(BodyCheck check) {
        this.check = check;
    }

    /** Makes ready for the next body. */
    void begin() {
        inflater.reset();
        step = Step.FIXED;
        flags = 0;
        counted = 0;
        extra = 0;
    }

    /** Takes {@code length} bytes from index {@code from} of {@code in}; false if they are not gzip. */
    boolean feed(ByteBuf in, int from, int length) {
        int at = from;
        int end = from + length;
        while (at < end && step != Step.BODY && step != Step.OVER) {
            if (!head(in.getByte(at++) & 0xff)) {
                return false;
            }
        }
        while (at < end && step == Step.BODY) {
            int size = Math.min(PIECE, end - at);
            in.getBytes(at, packed, 0, size);
            if (!inflate(size)) {
                return false;
            }
            at += size;
        }
        return true;
    }

    private boolean inflate(int size) {
        inflater.setInput(packed, 0, size);
        try {
            for (int got = inflater.inflate(unpacked); got > 0; got = inflater.inflate(unpacked)) {
                check.feed(view, 0, got);
            }
        } catch (DataFormatException _) {
            return false;
        }
        if (inflater.finished()) {
            step = Step.OVER;
        }
        return true;
    }

    private boolean head(int octet) {
        switch (step) {
            case FIXED -> {
                boolean wrong = counted == 0 && octet != 0x1f || counted == 1 && octet != 0x8b
                        || counted == 2 && octet != 8;
                if (counted == FLAGS_AT) {
                    flags = octet;
                }
                if (wrong) {
                    return false;
                }
                if (++counted == FIXED_HEAD) {
                    after(Step.FIXED);
                }
            }
            case EXTRA_LENGTH -> {
                extra |= octet << 8 * counted;
                if (++counted == 2) {
                    step = Step.EXTRA;
                    counted = 0;
                    if (extra == 0) {
                        after(Step.EXTRA);
                    }
                }
            }
            case EXTRA -> {
                if (++counted == extra) {
                    after(Step.EXTRA);
                }
            }
            case NAME, COMMENT -> {
                if (octet == 0) {
                    after(step);
                }
            }
            case HEAD_CHECKSUM -> {
                if (++counted == 2) {
                    after(Step.HEAD_CHECKSUM);
                }
            }
            case BODY, OVER -> throw new IllegalStateException("the head is over");
        }
        return true;
    }

    /** Goes on to the next part that the flags announce. */
    private void after(Step done) {
        counted = 0;
        step = switch (done) {
            case FIXED -> (flags & EXTRA) != 0 ? Step.EXTRA_LENGTH : afterExtra();
            case EXTRA -> afterExtra();
            case NAME -> afterName();
            case COMMENT -> afterComment();
            default -> Step.BODY;
        };
    }

    private Step afterExtra() {
        return (flags & NAME) != 0 ? Step.NAME : afterName();
    }

    private Step afterName() {
        return (flags & COMMENT) != 0 ? Step.COMMENT : afterComment();
    }

    private Step afterComment() {
        return (flags & HEAD_CHECKSUM) != 0 ? Step.HEAD_CHECKSUM : Step.BODY;
    }
}
