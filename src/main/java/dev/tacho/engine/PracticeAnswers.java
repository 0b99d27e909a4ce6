package dev.tacho.engine;

import dev.tacho.plan.Expectation;
import dev.tacho.plan.Plan;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;

/** Responses such as servers give, that pass the checks of a plan: one with its length, one in chunks. */
final class PracticeAnswers {
    private static final String HEAD = "HTTP/1.1 %d OK\r\nServer: practice\r\nDate: Thu, 01 Jan 2026 00:00:00 GMT\r\n"
            + "Content-Type: text/plain\r\nLast-Modified: Thu, 01 Jan 2026 00:00:00 GMT\r\nETag: \"1-b\"\r\n"
            + "%sAccept-Ranges: bytes\r\nConnection: %s\r\n\r\n";
    private static final int LONGEST_BODY = 8_192;

    private PracticeAnswers() {
    }

    static ByteBuffer[] to(Plan plan) {
        Expectation expectation = plan.expectation();
        byte[] body = body(expectation);
        int status = IntStream.range(200, 600).filter(expectation::expectsStatus)
                .filter(code -> code != 204 && code != 304).findFirst().orElse(200);
        String connection = plan.keepAlive() ? "keep-alive" : "close";
        String size = Integer.toHexString(body.length);
        return new ByteBuffer[] {
            answer(plan, HEAD.formatted(status, "Content-Length: " + body.length + "\r\n", connection), "", body, ""),
            answer(plan, HEAD.formatted(status, "Transfer-Encoding: chunked\r\n", connection), size + "\r\n", body,
                    "\r\n0\r\n\r\n")
        };
    }

    /** A text that is not in the number at hand is not practised. */
    private static byte[] body(Expectation expectation) {
        if (expectation.wantsNumber()) {
            return Double.toString(expectation.least()).getBytes(StandardCharsets.US_ASCII);
        }
        return expectation.searchesBody() && expectation.bodyContains().length <= LONGEST_BODY
                ? expectation.bodyContains() : "hello world".getBytes(StandardCharsets.US_ASCII);
    }

    private static ByteBuffer answer(Plan plan, String head, String before, byte[] body, String after) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        if (!plan.request().head()) {
            bytes.writeBytes(before.getBytes(StandardCharsets.US_ASCII));
            bytes.writeBytes(body);
            bytes.writeBytes(after.getBytes(StandardCharsets.US_ASCII));
        }
        return ByteBuffer.allocateDirect(bytes.size()).put(bytes.toByteArray()).flip();
    }
}
