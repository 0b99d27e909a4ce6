package dev.tacho.demo;

import dev.tacho.text.Texts;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** One client's connection. Answers a request once its body has come; a client that does not wait may be answered out of turn. */
final class Conversation extends ChannelInboundHandlerAdapter {
    private static final byte[] GO_ON = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final Answer BAD_REQUEST = new Answer(400, Texts.of("demo").get("bad.request"));

    private final Paths paths;
    private Reply reply;
    private boolean keepAlive;
    private boolean toHead;

    Conversation(Paths paths) {
        this.paths = paths;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        try {
            if (message instanceof HttpRequest request) {
                begin(context, request);
            }
            if (message instanceof LastHttpContent && reply != null) {
                answer(context, reply);
                reply = null;
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    private void begin(ChannelHandlerContext context, HttpRequest request) {
        keepAlive = HttpUtil.isKeepAlive(request);
        toHead = request.method().equals(HttpMethod.HEAD);
        if (request.decoderResult().isFailure()) {
            reply = new Reply.AndClose(BAD_REQUEST);
        } else {
            reply = paths.reply(request.uri());
            if (HttpUtil.is100ContinueExpected(request)) {
                context.writeAndFlush(Unpooled.wrappedBuffer(GO_ON));
            }
        }
    }

    private void answer(ChannelHandlerContext context, Reply what) {
        switch (what) {
            case Reply.Now(Answer answer) -> write(context.channel(), answer, keepAlive, toHead);
            case Reply.AndClose(Answer answer) -> write(context.channel(), answer, false, toHead);
            case Reply.After(int millis, Answer answer) -> {
                boolean keep = keepAlive;
                boolean bare = toHead;
                context.executor().schedule(() -> write(context.channel(), answer, keep, bare), millis,
                        TimeUnit.MILLISECONDS);
            }
            case Reply.Reset() -> {
                context.channel().config().setOption(ChannelOption.SO_LINGER, 0);
                context.close();
            }
        }
    }

    private static void write(Channel channel, Answer answer, boolean keep, boolean bare) {
        var bytes = answer.bytes(channel.alloc(), keep, bare);
        if (keep) {
            channel.writeAndFlush(bytes, channel.voidPromise());
        } else {
            channel.writeAndFlush(bytes).addListener(ChannelFutureListener.CLOSE);
        }
    }

    /** Clients come and go; what breaks with one of them matters to no other. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
