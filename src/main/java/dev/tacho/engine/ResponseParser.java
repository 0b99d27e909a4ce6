package dev.tacho.engine;

import io.netty.buffer.ByteBuf;

/**
 * Reads one response after the other from pieces cut anywhere (RFC 9112), keeping only what a benchmark needs. It
 * belongs to one client, allocates nothing once warm, and never throws on what a server sends.
 */
final class ResponseParser {
    /** What is known after a piece. */
    enum Verdict {
        /** The response goes on. */
        MORE,
        /** It is whole; bytes left in the piece do not belong to it. */
        DONE,
        /** It is not HTTP. */
        BAD
    }

    private enum Step { STATUS, FIELDS, LENGTH, CHUNK_SIZE, CHUNK, CHUNK_END, TRAILERS, UNTIL_CLOSE, DONE, BAD }

    private final Lines lines = new Lines();
    private final Head head = new Head();
    private final BodyCheck check;
    private boolean answersHead;
    private Step step = Step.STATUS;
    private boolean begun;
    private long left;
    private long bodyBytes;

    /** @param check what to look for in bodies, or null */
    ResponseParser(BodyCheck check) {
        this.check = check;
        head.wantCoding(check != null);
    }

    /**
     * Makes ready for the next response.
     *
     * @param toHead it answers a HEAD: it has no body
     */
    void begin(boolean toHead) {
        answersHead = toHead;
        lines.begin();
        head.begin();
        step = Step.STATUS;
        begun = false;
        bodyBytes = 0;
        if (check != null) {
            check.begin();
        }
    }

    /** Whether a byte of the response has come. */
    boolean begun() {
        return begun;
    }

    /** Of a whole response: 101 or 200 to 999. */
    int status() {
        return head.status();
    }

    /** The server will take another request on this connection; not if the body ends only with the connection. */
    boolean persistent() {
        return head.persistent() && step == Step.DONE;
    }

    /** Length of the body so far, without the framing of chunks. */
    long bodyBytes() {
        return bodyBytes;
    }

    /** Whether the body so far is as it should be; true if nothing is looked for. */
    boolean bodyPassed() {
        return check == null || check.passed();
    }

    Head head() {
        return head;
    }

    /** The server closed: true if that makes the response whole. */
    boolean endedByClose() {
        return step == Step.UNTIL_CLOSE;
    }

    Verdict feed(ByteBuf in) {
        while (in.isReadable()) {
            begun = true;
            boolean goesOn = switch (step) {
                case STATUS, FIELDS, CHUNK_SIZE, CHUNK_END, TRAILERS -> line(in);
                case LENGTH, CHUNK, UNTIL_CLOSE -> body(in);
                case DONE, BAD -> false;
            };
            if (!goesOn) {
                break;
            }
        }
        return switch (step) {
            case DONE -> Verdict.DONE;
            case BAD -> Verdict.BAD;
            default -> Verdict.MORE;
        };
    }

    private boolean line(ByteBuf in) {
        if (!lines.next(in)) {
            boolean notTheEndOfChunk = step == Step.CHUNK_END && lines.taken() > 1;
            boolean notHttp = step == Step.STATUS && !Head.mayBecomeStatusLine(lines);
            if (lines.overflowed() || notTheEndOfChunk || notHttp) {
                step = Step.BAD;
            }
            return false;
        }
        step = switch (step) {
            case STATUS -> head.statusLine(lines) ? Step.FIELDS : Step.BAD;
            case FIELDS -> lines.length() == 0 ? afterHead() : head.field(lines) ? Step.FIELDS : Step.BAD;
            case CHUNK_SIZE -> chunkSize();
            case CHUNK_END -> lines.length() == 0 ? nextChunk() : Step.BAD;
            case TRAILERS -> lines.length() == 0 ? Step.DONE : Step.TRAILERS;
            case LENGTH, CHUNK, UNTIL_CLOSE, DONE, BAD -> step;
        };
        return step != Step.DONE && step != Step.BAD;
    }

    /** How the body ends (RFC 9112, 6.3). A transfer coding wins over a length. */
    private Step afterHead() {
        if (head.interim()) {
            head.begin();
            return Step.STATUS;
        }
        if (answersHead || head.bodiless()) {
            return Step.DONE;
        }
        if (head.chunked()) {
            return nextChunk();
        }
        if (head.encoded() || head.contentLength() == Head.NO_LENGTH) {
            return Step.UNTIL_CLOSE;
        }
        left = head.contentLength();
        return left == 0 ? Step.DONE : Step.LENGTH;
    }

    private Step nextChunk() {
        lines.begin();
        return Step.CHUNK_SIZE;
    }

    /** A hexadecimal number, then perhaps blanks or extensions after a semicolon, which mean nothing to us. */
    private Step chunkSize() {
        long size = 0;
        int at = 0;
        for (int length = lines.length(); at < length; at++) {
            int digit = Character.digit(lines.at(at), 16);
            if (digit < 0) {
                break;
            }
            if (size > Long.MAX_VALUE >> 4) {
                return Step.BAD;
            }
            size = size << 4 | digit;
        }
        if (at == 0 || at < lines.length() && lines.at(at) != ';' && lines.at(at) != ' ' && lines.at(at) != '\t') {
            return Step.BAD;
        }
        left = size;
        return size == 0 ? Step.TRAILERS : Step.CHUNK;
    }

    private void look(ByteBuf in, int length) {
        if (head.gzip()) {
            check.feedPacked(in, in.readerIndex(), length, bodyBytes == 0);
        } else {
            check.feed(in, in.readerIndex(), length);
        }
    }

    private boolean body(ByteBuf in) {
        int available = in.readableBytes();
        int length = step == Step.UNTIL_CLOSE ? available : (int) Math.min(left, available);
        if (check != null) {
            look(in, length);
        }
        in.skipBytes(length);
        bodyBytes += length;
        left -= length;
        if (left == 0 && step == Step.LENGTH) {
            step = Step.DONE;
            return false;
        }
        if (left == 0 && step == Step.CHUNK) {
            lines.begin();
            step = Step.CHUNK_END;
        }
        return true;
    }
}
