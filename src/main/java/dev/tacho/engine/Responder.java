package dev.tacho.engine;

import dev.tacho.plan.Plan;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/**
 * A private server for the generator to practise on: on a free loopback port and a thread of its own, it answers every
 * request of one plan without reading more of it than its length. It is plain java.nio, so that what the compiler
 * learns of Netty's classes is what the load itself does with them.
 */
final class Responder implements AutoCloseable {
    private static final int BACKLOG = 512;
    private static final int BUFFER_BYTES = 1 << 16;

    private final Selector selector;
    private final ServerSocketChannel server;
    private final Thread thread;
    private final ByteBuffer in = ByteBuffer.allocateDirect(BUFFER_BYTES);
    private final ByteBuffer[] answers;
    private final int requestBytes;
    private final boolean keepAlive;
    private int accepted;
    private volatile boolean over;

    /** One connection: how much of its current request is still to come, and what it is answered. */
    private static final class Guest {
        private final ByteBuffer answer;
        private int missing;

        Guest(ByteBuffer answer, int missing) {
            this.answer = answer;
            this.missing = missing;
        }
    }

    /** @throws IOException if there is no port to listen on */
    Responder(Plan plan) throws IOException {
        requestBytes = plan.request().length();
        keepAlive = plan.keepAlive();
        answers = PracticeAnswers.to(plan);
        selector = Selector.open();
        server = ServerSocketChannel.open();
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), BACKLOG);
        server.configureBlocking(false).register(selector, SelectionKey.OP_ACCEPT);
        thread = Thread.ofPlatform().name("tacho-practice").daemon().start(this::serve);
    }

    InetSocketAddress address() throws IOException {
        return (InetSocketAddress) server.getLocalAddress();
    }

    private void serve() {
        try {
            while (!over) {
                selector.select();
                for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext(); keys.remove()) {
                    SelectionKey key = keys.next();
                    if (key.isValid() && key.isAcceptable()) {
                        accept();
                    } else if (key.isValid()) {
                        answer(key);
                    }
                }
            }
        } catch (IOException _) {
            // The practice ends here: whoever practises has its own time limit.
        } finally {
            closeAll();
        }
    }

    private void closeAll() {
        try (selector) {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
        } catch (IOException _) {
            // Nobody is asked any more, and there is nothing left to lose.
        }
    }

    private void accept() throws IOException {
        for (SocketChannel guest = server.accept(); guest != null; guest = server.accept()) {
            ByteBuffer answer = answers[accepted++ % answers.length].duplicate();
            guest.configureBlocking(false).register(selector, SelectionKey.OP_READ, new Guest(answer, requestBytes));
        }
    }

    private void answer(SelectionKey key) throws IOException {
        SocketChannel channel = (SocketChannel) key.channel();
        Guest guest = (Guest) key.attachment();
        try {
            in.clear();
            int read = channel.read(in);
            guest.missing -= Math.max(0, read);
            if (guest.missing <= 0) {
                guest.missing += requestBytes;
                channel.write(guest.answer.rewind());
            }
            // An answer that does not fit the socket's buffer is not worth waiting for.
            if (read < 0 || guest.answer.hasRemaining() && guest.answer.position() > 0
                    || !keepAlive && guest.answer.position() > 0) {
                channel.close();
            }
        } catch (IOException _) {
            channel.close(); // the guest has gone
        }
    }

    /** Returns once everything is closed. The serving thread does it, to which the selector and its keys belong. */
    @Override
    public void close() {
        over = true;
        selector.wakeup();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
