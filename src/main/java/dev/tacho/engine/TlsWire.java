package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.SslHandler;
import java.io.EOFException;
import java.io.IOException;
import javax.net.ssl.SSLException;

/**
 * TLS over another connection of a preflight, by the very library and settings that the run will use: what the server
 * refuses of them is refused before the load.
 */
final class TlsWire extends Wire {
    private static final int PIECE = 16 << 10;
    /** A fatal alert: handshake failure. */
    private static final byte[] REFUSAL = {21, 3, 3, 0, 2, 2, 40};

    private final Wire under;
    private final SslHandler handler;
    private final EmbeddedChannel channel;
    private final byte[] piece = new byte[PIECE];

    /**
     * Shakes hands.
     *
     * @throws SSLException if the two do not come to terms
     * @throws EOFException if the server closes the connection instead
     */
    TlsWire(Wire under, TlsLayer tls) throws IOException {
        super(under);
        this.under = under;
        handler = tls.handler(UnpooledByteBufAllocator.DEFAULT);
        channel = new EmbeddedChannel(handler);
        boolean done = false;
        try {
            shakeHands();
            done = true;
        } finally {
            if (!done) {
                channel.finishAndReleaseAll();
            }
        }
    }

    /** Begins a handshake with nobody, who refuses it: loads what the first one needs. */
    static void rehearse(TlsLayer tls) {
        EmbeddedChannel channel = new EmbeddedChannel(tls.handler(UnpooledByteBufAllocator.DEFAULT));
        try {
            channel.runPendingTasks();
            channel.writeInbound(Unpooled.copiedBuffer(REFUSAL));
        } catch (DecoderException _) {
            // The refusal.
        } finally {
            channel.finishAndReleaseAll();
        }
    }

    private void shakeHands() throws IOException {
        flush();
        while (!handler.handshakeFuture().isDone()) {
            if (!more()) {
                throw new SSLException("closed during the handshake", new EOFException());
            }
        }
        if (!handler.handshakeFuture().isSuccess()) {
            throw secure(handler.handshakeFuture().cause());
        }
    }

    private static SSLException secure(Throwable cause) {
        for (Throwable at = cause; at != null; at = at.getCause()) {
            if (at instanceof SSLException failure) {
                return failure;
            }
        }
        return new SSLException(cause);
    }

    /** Takes in what the peer has sent next; false at its end. */
    private boolean more() throws IOException {
        int length = under.read(piece);
        if (length < 0) {
            return false;
        }
        try {
            channel.writeInbound(Unpooled.copiedBuffer(piece, 0, length));
        } catch (RuntimeException e) {
            throw secure(e);
        } finally {
            flush();
        }
        return true;
    }

    private void flush() throws IOException {
        channel.runPendingTasks();
        for (ByteBuf out = channel.readOutbound(); out != null; out = channel.readOutbound()) {
            byte[] bytes = new byte[out.readableBytes()];
            out.readBytes(bytes).release();
            under.write(bytes);
        }
    }

    @Override
    void write(byte[] bytes) throws IOException {
        channel.writeOutbound(Unpooled.wrappedBuffer(bytes));
        flush();
    }

    @Override
    int read(byte[] into) throws IOException {
        ByteBuf first = channel.inboundMessages().isEmpty() ? null : (ByteBuf) channel.inboundMessages().peek();
        while (first == null) {
            if (handler.engine().isInboundDone() || !more()) {
                return -1;
            }
            first = (ByteBuf) channel.inboundMessages().peek();
        }
        int length = Math.min(into.length, first.readableBytes());
        first.readBytes(into, 0, length);
        if (!first.isReadable()) {
            channel.inboundMessages().remove();
            first.release();
        }
        return length;
    }

    @Override
    public void close() throws IOException {
        channel.finishAndReleaseAll();
        under.close();
    }
}
