package dev.tacho.engine;

import dev.tacho.text.Texts;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.net.ConnectException;
import java.nio.charset.StandardCharsets;

/**
 * Goes once through what a first response and a first failure need, so that its classes are loaded. Where classes lie
 * in a folder, loading one opens a file, and a run that is out of files would die of that instead of counting
 * {@link dev.tacho.measure.Failure#TOO_MANY_FILES}.
 */
final class Rehearsal {
    private static final String RESPONSE = "HTTP/1.1 200 OK\r\nServer: x\r\nConnection: close\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n";

    private Rehearsal() {
    }

    static void play() {
        Faults.ofConnect(new ConnectException("rehearsal"));
        // What says that there are no files left has to be loaded from one.
        Texts.of("engine").get("reach.files");
        ResponseParser parser = new ResponseParser(new BodyCheck(new BodySearch(new byte[] {'a'}),
                new BodyNumber(0, 1)));
        parser.head().wantServer(true);
        parser.begin(false);
        // Of the kind that reads come in: another would make the compiled parser unlearn that there is only one.
        ByteBuf in = Unpooled.directBuffer(RESPONSE.length());
        try {
            in.writeCharSequence(RESPONSE, StandardCharsets.US_ASCII);
            if (parser.feed(in) == ResponseParser.Verdict.DONE) {
                new Findings(1).offer(parser, 0);
            }
        } finally {
            in.release();
        }
    }
}
