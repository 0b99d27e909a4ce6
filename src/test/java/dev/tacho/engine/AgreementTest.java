package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgreementTest {

    @ParameterizedTest
    @CsvSource({"TLS_AES_256_GCM_SHA384, TLS_AES_256_GCM_SHA384",
        "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, ECDHE-RSA-AES128-GCM-SHA256",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, ECDHE-ECDSA-CHACHA20-POLY1305",
        "TLS_RSA_WITH_AES_256_CBC_SHA, AES256-SHA", "TLS_DHE_RSA_WITH_AES_256_CBC_SHA256, DHE-RSA-AES256-SHA256"})
    void suitesHaveTheirOpenSslNames(String suite, String name) {
        assertThat(Agreement.openSslName(suite)).isEqualTo(name);
    }

    private static String keyOf(String... pieces) {
        TemporaryKey key = new TemporaryKey();
        EmbeddedChannel channel = new EmbeddedChannel(key);
        for (String piece : pieces) {
            channel.writeInbound(Unpooled.wrappedBuffer(HexFormat.of().parseHex(piece)));
        }
        channel.releaseInbound();
        channel.finishAndReleaseAll();
        return key.name();
    }

    /** A record with a ServerHello of TLS 1.3 that shares a key of {@code group}. */
    private static String hello(int group) {
        ByteBuf body = Unpooled.buffer();
        body.writeShort(0x0303).writeZero(32).writeByte(0).writeShort(0x1302).writeByte(0);
        body.writeShort(6 + 8).writeShort(43).writeShort(2).writeShort(0x0304);
        body.writeShort(51).writeShort(4).writeShort(group).writeShort(0);
        return record(2, body);
    }

    private static String record(int type, ByteBuf body) {
        ByteBuf record = Unpooled.buffer();
        record.writeByte(22).writeShort(0x0303).writeShort(body.readableBytes() + 4);
        record.writeByte(type).writeMedium(body.readableBytes()).writeBytes(body);
        byte[] bytes = new byte[record.readableBytes()];
        record.readBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    @Test
    void theKeyIsToldFromAServerHello() {
        assertThat(keyOf(hello(29))).isEqualTo("X25519 253 bits");
        assertThat(keyOf(hello(23))).isEqualTo("ECDH prime256v1 256 bits");
        assertThat(keyOf(hello(0x11ec))).isEmpty();
    }

    @Test
    void theKeyIsToldFromAServerKeyExchange() {
        String plainHello = record(2, Unpooled.buffer().writeShort(0x0303).writeZero(32).writeByte(0)
                .writeShort(0xc02f).writeByte(0));
        ByteBuf curve = Unpooled.buffer().writeByte(3).writeShort(24).writeZero(20);
        assertThat(keyOf(plainHello, record(12, curve))).isEqualTo("ECDH secp384r1 384 bits");
        assertThat(keyOf(plainHello, record(12, Unpooled.buffer().writeShort(256).writeZero(256))))
                .isEqualTo("DH 2048 bits");
    }

    @Test
    void whatIsCutOrNoHandshakeTellsNothing() {
        String whole = hello(29);
        assertThat(keyOf(whole.substring(0, 60), whole.substring(60))).isEqualTo("X25519 253 bits");
        assertThat(keyOf(whole.substring(0, 60))).isEmpty();
        assertThat(keyOf("15030300020228")).isEmpty();
        assertThat(keyOf()).isEmpty();
    }
}
