package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/**
 * Looks, in front of TLS, which kind of key the server makes for a connection: neither OpenSSL's binding nor the JDK
 * tell, but the server says so in the clear, in its ServerHello (RFC 8446, 4.2.8) or its ServerKeyExchange (RFC 8422,
 * 5.4). For one connection of a run only.
 */
final class TemporaryKey extends ChannelInboundHandlerAdapter {
    private static final int MOST = 64 << 10;
    private static final int HANDSHAKE_RECORD = 22;
    private static final int SERVER_HELLO = 2;
    private static final int SERVER_KEY_EXCHANGE = 12;
    private static final int KEY_SHARE = 51;
    private static final int NAMED_CURVE = 3;
    private static final int RANDOM_BYTES = 32;

    private final ByteBuf seen = Unpooled.buffer();

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof ByteBuf in && seen.writerIndex() < MOST) {
            seen.writeBytes(in, in.readerIndex(), in.readableBytes());
        }
        context.fireChannelRead(message);
    }

    /** By its OpenSSL name, with its size in bits; empty if there was none or it is of a kind unknown here. */
    String name() {
        try {
            return name(messages());
        } catch (IndexOutOfBoundsException _) {
            return ""; // cut short: the handshake was not what it should be, and there is nothing to tell
        }
    }

    /** The handshake messages in the clear, without the records around them. */
    private ByteBuf messages() {
        ByteBuf messages = Unpooled.buffer();
        ByteBuf records = seen.duplicate();
        while (records.readableBytes() > 5 && records.getByte(records.readerIndex()) == HANDSHAKE_RECORD) {
            records.skipBytes(3);
            int length = Math.min(records.readUnsignedShort(), records.readableBytes());
            messages.writeBytes(records, length);
        }
        return messages;
    }

    private static String name(ByteBuf messages) {
        String name = "";
        while (name.isEmpty() && messages.readableBytes() >= 4) {
            int type = messages.readUnsignedByte();
            ByteBuf body = messages.readSlice(messages.readUnsignedMedium());
            if (type == SERVER_HELLO) {
                name = ofHello(body);
            } else if (type == SERVER_KEY_EXCHANGE) {
                name = ofExchange(body);
            }
        }
        return name;
    }

    private static String ofHello(ByteBuf hello) {
        hello.skipBytes(2 + RANDOM_BYTES);
        hello.skipBytes(hello.readUnsignedByte());
        hello.skipBytes(3);
        if (hello.isReadable()) {
            hello.skipBytes(2);
        }
        while (hello.isReadable()) {
            int extension = hello.readUnsignedShort();
            ByteBuf content = hello.readSlice(hello.readUnsignedShort());
            if (extension == KEY_SHARE) {
                return group(content.readUnsignedShort());
            }
        }
        return "";
    }

    private static String ofExchange(ByteBuf exchange) {
        return exchange.getUnsignedByte(0) == NAMED_CURVE ? group(exchange.getUnsignedShort(1))
                : "DH " + 8 * exchange.getUnsignedShort(0) + " bits";
    }

    /** From the registry of TLS Supported Groups, named and measured as OpenSSL does. */
    private static String group(int number) {
        return switch (number) {
            case 23 -> "ECDH prime256v1 256 bits";
            case 24 -> "ECDH secp384r1 384 bits";
            case 25 -> "ECDH secp521r1 521 bits";
            case 29 -> "X25519 253 bits";
            case 30 -> "X448 448 bits";
            default -> "";
        };
    }
}
