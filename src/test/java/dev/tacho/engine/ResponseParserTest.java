package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.engine.ResponseParser.Verdict;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResponseParserTest {
    /** Good answers, on which Netty's decoder and ours must agree to the byte. */
    static final List<String> GOOD = List.of(
            "HTTP/1.1 200 OK\r\nServer: nginx\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\nhello world",
            "HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 200 \r\ncontent-length:3\r\n\r\nabc",
            "HTTP/1.1 200 OK\r\nCONTENT-LENGTH: 3 \r\n\r\nabc",
            "HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\nabc",
            "HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 3\r\n\r\nabc",
            "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc",
            "HTTP/1.1 204 No Content\r\nX: y\r\n\r\n",
            "HTTP/1.1 304 Not Modified\r\nContent-Length: 100\r\n\r\n",
            "HTTP/1.1 200 OK\r\n\r\nuntil the end",
            "HTTP/1.0 500 Oh no\r\nServer: x\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: Chunked\r\n\r\nB;name=\"value\"\r\nhello world\r\n0;last\r\n"
                    + "A: b\r\nC: d\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok",
            "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
            "HTTP/1.1 200 OK\r\nX-Long: " + "v".repeat(500) + "\r\nContent-Length: 1\r\n\r\n1",
            "HTTP/1.1 200 OK\r\nX: a\r\n folded\r\nContent-Length: 1\r\n\r\n1");

    @ParameterizedTest
    @FieldSource("GOOD")
    void readsAsNettyDoes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Reading.ours(bytes)).isEqualTo(Reading.nettys(bytes));
        assertThat(Reading.ours(bytes).end()).isEqualTo("whole");
    }

    @ParameterizedTest
    @FieldSource("GOOD")
    void readsTheSameCutAnywhere(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        Reading whole = Reading.ours(bytes);
        ResponseParser parser = new ResponseParser(null);
        for (int i = 0; i <= bytes.length; i++) {
            for (int j = i; j <= Math.min(bytes.length, i + 40); j++) {
                assertThat(Reading.ours(parser, bytes, i, j)).as("cut at %d and %d", i, j).isEqualTo(whole);
            }
        }
        int[] everywhere = new int[bytes.length];
        Arrays.setAll(everywhere, i -> i);
        assertThat(Reading.ours(parser, bytes, everywhere)).isEqualTo(whole);
    }

    @ParameterizedTest
    @FieldSource("GOOD")
    void everyBeginningIsNoMoreThanCut(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        int head = text.lastIndexOf("\r\n\r\n") < 0 ? text.indexOf("\n\n") : text.indexOf("\r\n\r\n");
        for (int length = 1; length < head; length++) {
            assertThat(Reading.ours(Arrays.copyOf(bytes, length)).end()).as("first %d bytes", length).isEqualTo("cut");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HELLO\r\n", "HTTP/2 200 OK\r\n", "HTTP/1.1  200 OK\r\n", "HTTP/1.1 20 OK\r\n",
        "HTTP/1.1 2000 OK\r\n", "HTTP/1.1 099 OK\r\n", "HTTP/1.x 200 OK\r\n", "\r\nHTTP/1.1 200 OK\r\n",
        "\u0016\u0003\u0001\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n", "HTTP/1.1 200 OK\r\nContent-Length: +1\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length:\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 1x\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775808\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 1, 2\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n", "HTTP/1.1 200 OK\r\nno colon\r\n",
        "HTTP/1.1 200 OK\r\n: no name\r\n", "HTTP/1.1 200 OK\r\n folds nothing\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n 2\r\n", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n80000000000000000\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc"})
    void whatIsNotHttpIsBad(String text) {
        assertThat(Reading.ours(text).end()).isEqualTo("bad");
    }

    /** A TLS alert is all that a server for https says; waiting for the end of its line would end in a timeout. */
    @ParameterizedTest
    @ValueSource(strings = {"\u0015\u0003\u0001\u0000\u0002\u0002F", "<", "HTTP/2", "SSH-2.0"})
    void whatCannotBecomeHttpIsBadAtOnce(String text) {
        assertThat(Reading.ours(text).end()).isEqualTo("bad");
    }

    @Test
    void linesMayEndWithoutACarriageReturn() {
        assertThat(Reading.ours("HTTP/1.1 200 OK\nContent-Length: 3\n\nabc"))
                .isEqualTo(new Reading("whole", 200, 3, true));
    }

    @Test
    void chunksWinOverALength() {
        assertThat(Reading.ours("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n"
                + "1\r\na\r\n0\r\n\r\n"))
                .isEqualTo(new Reading("whole", 200, 1, true));
    }

    @Test
    void sameLengthSaidTwiceIsOneLength() {
        assertThat(Reading.ours("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2 , 2\r\n\r\nab"))
                .isEqualTo(new Reading("whole", 200, 2, true));
    }

    @Test
    void codingThatIsNotChunkedEndsWithTheConnection() {
        assertThat(Reading.ours("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\nContent-Length: 2\r\n\r\nabcd"))
                .isEqualTo(new Reading("whole", 200, 4, false));
        assertThat(Reading.ours("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"))
                .isEqualTo(new Reading("whole", 200, 1, true));
    }

    @Test
    void connectionFieldIsAListInAnyCase() {
        assertThat(persistent("HTTP/1.1", "Connection: foo, CLOSE")).isFalse();
        assertThat(persistent("HTTP/1.1", "Connection: closed")).isTrue();
        assertThat(persistent("HTTP/1.0", "connection:keep-alive")).isTrue();
        assertThat(persistent("HTTP/1.0", "Connection: not-keep-alive")).isFalse();
    }

    private static boolean persistent(String version, String field) {
        return Reading.ours(version + " 200 OK\r\n" + field + "\r\nContent-Length: 0\r\n\r\n").persistent();
    }

    @Test
    void headsUpTo64KiBAreReadAndLongerOnesBad() {
        String start = "HTTP/1.1 200 OK\r\nX: ";
        String end = "\r\nContent-Length: 0\r\n\r\n";
        int room = Lines.MAX_BLOCK - start.length() - end.length();
        byte[] fits = (start + "x".repeat(room) + end).getBytes(StandardCharsets.ISO_8859_1);
        byte[] tooLong = (start + "x".repeat(room + 1) + end).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Reading.ours(fits).end()).isEqualTo("whole");
        assertThat(Reading.ours(fits, 1, 30_000, 60_000)).isEqualTo(Reading.ours(fits));
        assertThat(Reading.ours(tooLong).end()).isEqualTo("bad");
        assertThat(Reading.ours(tooLong, 1, 30_000, 60_000).end()).isEqualTo("bad");
    }

    @Test
    void bytesBehindAResponseAreLeft() {
        ResponseParser parser = new ResponseParser(null);
        parser.begin(false);
        String bytes = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nabc";
        ByteBuf in = Unpooled.copiedBuffer(bytes, StandardCharsets.US_ASCII);
        assertThat(parser.feed(in)).isEqualTo(Verdict.DONE);
        assertThat(in.readableBytes()).isEqualTo(2);
    }

    @Test
    void spoiledAnswersAreNeverReadOtherThanNettyDoesOrInTwoWays() {
        Random random = new Random(20_260_101);
        ResponseParser parser = new ResponseParser(null);
        List<String> differing = new ArrayList<>();
        for (int round = 0; round < 10_000; round++) {
            byte[] bytes = spoil(GOOD.get(random.nextInt(GOOD.size())).getBytes(StandardCharsets.ISO_8859_1), random);
            Reading ours = Reading.ours(parser, bytes);
            TreeSet<Integer> cuts = new TreeSet<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                cuts.add(random.nextInt(bytes.length + 1));
            }
            assertThat(Reading.ours(parser, bytes, cuts.stream().mapToInt(i -> i).toArray()))
                    .as(() -> new String(bytes, StandardCharsets.ISO_8859_1) + " cut at " + cuts).isEqualTo(ours);
            Reading nettys = Reading.nettys(bytes);
            if (ours.end().equals("whole") && nettys.end().equals("whole")
                    && (ours.status() != nettys.status() || ours.bodyBytes() != nettys.bodyBytes())) {
                differing.add(ours + " / " + nettys + "\n" + new String(bytes, StandardCharsets.ISO_8859_1) + "\n---");
            }
        }
        assertThat(differing).isEmpty();
    }

    private static byte[] spoil(byte[] good, Random random) {
        byte[] bytes = good;
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int at = random.nextInt(bytes.length);
            byte any = random.nextInt(3) == 0 ? (byte) random.nextInt(256) : good[random.nextInt(good.length)];
            int kind = random.nextInt(3);
            byte[] next = new byte[bytes.length + (kind == 0 ? 0 : kind == 1 ? 1 : -1)];
            System.arraycopy(bytes, 0, next, 0, Math.min(at, next.length));
            System.arraycopy(bytes, kind == 1 ? at : at + 1, next, kind == 2 ? at : at + 1,
                    bytes.length - (kind == 1 ? at : at + 1));
            if (kind != 2) {
                next[at] = any;
            }
            bytes = next;
        }
        return bytes;
    }
}
