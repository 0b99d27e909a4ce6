package dev.tacho.engine;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/** A preflight's connection over a Unix domain socket, which can be given up waiting for only by a selector. */
final class UnixWire extends Wire {
    private final SocketChannel channel;
    private final Selector selector = Selector.open();

    UnixWire(SocketAddress address, long deadline) throws IOException {
        super(deadline);
        channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        closeAt(deadline, channel);
        try {
            long start = System.nanoTime();
            channel.connect(address);
            opened(System.nanoTime() - start);
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    @Override
    void write(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            if (channel.write(buffer) == 0) {
                await(SelectionKey.OP_WRITE);
            }
        }
    }

    @Override
    int read(byte[] into) throws IOException {
        int length = channel.read(ByteBuffer.wrap(into));
        while (length == 0) {
            await(SelectionKey.OP_READ);
            length = channel.read(ByteBuffer.wrap(into));
        }
        return length;
    }

    private void await(int operation) throws IOException {
        channel.keyFor(selector).interestOps(operation);
        if (selector.select(millisLeft()) == 0) {
            throw new SocketTimeoutException();
        }
        selector.selectedKeys().clear();
    }

    @Override
    public void close() throws IOException {
        selector.close();
        channel.close();
    }
}
