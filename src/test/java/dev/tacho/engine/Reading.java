package dev.tacho.engine;

import dev.tacho.engine.ResponseParser.Verdict;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseDecoder;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;

/**
 * What a reader makes of the bytes of a connection that ends after them.
 *
 * @param end "whole", "bad" or "cut"; the other values are only good for a whole one
 */
record Reading(String end, int status, long bodyBytes, boolean persistent) {

    /** Ours; {@code cuts} are ascending indexes at which a new piece begins. */
    static Reading ours(ResponseParser parser, byte[] bytes, int... cuts) {
        parser.begin(false);
        Verdict verdict = Verdict.MORE;
        int from = 0;
        for (int i = 0; i <= cuts.length && verdict == Verdict.MORE; i++) {
            int to = i < cuts.length ? cuts[i] : bytes.length;
            verdict = parser.feed(Unpooled.wrappedBuffer(bytes, from, to - from));
            from = to;
        }
        return switch (verdict) {
            case DONE -> new Reading("whole", parser.status(), parser.bodyBytes(), parser.persistent());
            case BAD -> new Reading("bad", 0, 0, false);
            case MORE -> parser.endedByClose() ? new Reading("whole", parser.status(), parser.bodyBytes(), false)
                    : new Reading("cut", 0, 0, false);
        };
    }

    static Reading ours(byte[] bytes, int... cuts) {
        return ours(new ResponseParser(null), bytes, cuts);
    }

    static Reading ours(String bytes) {
        return ours(bytes.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Netty's. */
    static Reading nettys(byte[] bytes) {
        EmbeddedChannel channel = new EmbeddedChannel(new HttpResponseDecoder());
        channel.writeInbound(Unpooled.wrappedBuffer(bytes));
        boolean framed = true;
        boolean keepAlive = false;
        int status = 0;
        long body = 0;
        channel.finish();
        for (HttpObject next = channel.readInbound(); next != null; next = channel.readInbound()) {
            if (next.decoderResult().isFailure()) {
                return new Reading("bad", 0, 0, false);
            }
            if (next instanceof HttpResponse head) {
                status = head.status().code();
                keepAlive = HttpUtil.isKeepAlive(head);
                framed = HttpUtil.isTransferEncodingChunked(head) || HttpUtil.isContentLengthSet(head) || status == 204
                        || status == 304;
            }
            if (next instanceof HttpContent content) {
                body += content.content().readableBytes();
            }
            ReferenceCountUtil.release(next);
            if (next instanceof LastHttpContent && (status >= 200 || status == 101)) {
                return new Reading("whole", status, body, keepAlive && framed);
            }
        }
        return new Reading("cut", 0, 0, false);
    }
}
