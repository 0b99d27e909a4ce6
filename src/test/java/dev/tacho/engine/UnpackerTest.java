package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnpackerTest {
    private final BodySearch search = new BodySearch("needle".getBytes(StandardCharsets.US_ASCII));
    private final Unpacker unpacker = new Unpacker(new BodyCheck(search, null));

    static byte[] gzip(byte[] text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text);
        }
        return bytes.toByteArray();
    }

    /** {@code packed} with every part of a head there can be. */
    private static byte[] withLongHead(byte[] packed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] head = Arrays.copyOf(packed, 10);
        head[3] = 2 | 4 | 8 | 16;
        bytes.writeBytes(head);
        bytes.writeBytes(new byte[] {3, 0, 1, 2, 3, 'n', 'a', 'm', 'e', 0, 'c', 0, 9, 9});
        bytes.write(packed, 10, packed.length - 10);
        return bytes.toByteArray();
    }

    private boolean feed(byte[] packed, int piece) {
        search.begin();
        unpacker.begin();
        ByteBuf in = Unpooled.wrappedBuffer(packed);
        boolean good = true;
        for (int at = 0; at < packed.length && good; at += piece) {
            good = unpacker.feed(in, at, Math.min(piece, packed.length - at));
        }
        return good;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 1000, 1 << 20})
    void findsWhatWasPackedCutAnywhere(int piece) throws IOException {
        byte[] noise = new byte[50_000];
        new Random(3).nextBytes(noise);
        byte[] text = ("a needle" + new String(noise, StandardCharsets.ISO_8859_1)).getBytes(StandardCharsets.UTF_8);
        assertThat(feed(gzip(text), piece)).isTrue();
        assertThat(search.found()).isTrue();
        assertThat(feed(withLongHead(gzip(text)), piece)).isTrue();
        assertThat(search.found()).isTrue();
        assertThat(feed(gzip("no such thing".getBytes(StandardCharsets.US_ASCII)), piece)).isTrue();
        assertThat(search.found()).isFalse();
    }

    @Test
    void aMillionfoldBodyTakesNoMemory() throws IOException {
        byte[] zeros = new byte[20_000_000];
        System.arraycopy("needle".getBytes(StandardCharsets.US_ASCII), 0, zeros, zeros.length - 6, 6);
        assertThat(feed(gzip(zeros), 1 << 20)).isTrue();
        assertThat(search.found()).isTrue();
    }

    @Test
    void whatIsNotGzipIsToldSo() throws IOException {
        assertThat(feed("a needle".getBytes(StandardCharsets.US_ASCII), 100)).isFalse();
        byte[] spoiled = gzip(new byte[1000]);
        Arrays.fill(spoiled, 10, 14, (byte) 0xff);
        assertThat(feed(spoiled, 100)).isFalse();
    }

    @Test
    void whatFollowsTheEndIsLeftAlone() throws IOException {
        byte[] packed = gzip("a needle".getBytes(StandardCharsets.US_ASCII));
        assertThat(feed(Arrays.copyOf(packed, packed.length + 50), 3)).isTrue();
        assertThat(search.found()).isTrue();
    }
}
