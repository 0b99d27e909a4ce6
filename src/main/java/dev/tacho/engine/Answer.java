package dev.tacho.engine;

import dev.tacho.plan.Plan;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** One response to a preflight, read whole, its head kept. */
final class Answer implements AutoCloseable {
    private static final int PIECE = 16 << 10;
    /** More than a head that {@link Lines} takes. */
    private static final int MOST_HEAD = 128 << 10;

    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
    private final ByteBuf in = Unpooled.directBuffer(PIECE);
    /** Null if the body may be anything. */
    private final BodyCheck check;
    private final ResponseParser parser;
    private final boolean head;
    private boolean closed;

    /** The response is not HTTP. */
    static final class Malformed extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** The connection ended inside the response. */
    static final class Cut extends IOException {
        private static final long serialVersionUID = 1;
    }

    private Answer(Plan plan) {
        head = plan.request().head();
        check = BodyCheck.of(plan.expectation());
        parser = new ResponseParser(check);
    }

    /**
     * Sends {@code request} and reads its response.
     *
     * @throws EOFException if the connection ends before a byte of it, {@link Cut} if it does later, {@link Malformed}
     */
    static Answer to(Wire wire, Plan plan, byte[] request) throws IOException {
        wire.write(request);
        Answer answer = new Answer(plan);
        boolean done = false;
        try {
            answer.read(wire);
            done = true;
            return answer;
        } finally {
            if (!done) {
                answer.close();
            }
        }
    }

    private void read(Wire wire) throws IOException {
        byte[] piece = new byte[PIECE];
        parser.begin(head);
        ResponseParser.Verdict verdict = ResponseParser.Verdict.MORE;
        while (verdict == ResponseParser.Verdict.MORE) {
            int length = wire.read(piece);
            if (length < 0) {
                closed = true;
                if (parser.endedByClose()) {
                    return;
                }
                throw parser.begun() ? new Cut() : new EOFException();
            }
            if (beginning.size() < MOST_HEAD) {
                beginning.write(piece, 0, length);
            }
            in.clear().writeBytes(piece, 0, length);
            verdict = parser.feed(in);
        }
        if (verdict == ResponseParser.Verdict.BAD) {
            throw new Malformed();
        }
    }

    int status() {
        return parser.status();
    }

    long bodyBytes() {
        return parser.bodyBytes();
    }

    /** Whether the body holds the text looked for; true if none is. */
    boolean found() {
        return check == null || check.found();
    }

    /** Whether the body is a number as wanted; true if none is. */
    boolean numberFits() {
        return check == null || check.numberFits();
    }

    /** The number that the body is, if one is wanted. */
    OptionalDouble number() {
        return check == null || Double.isNaN(check.number()) ? OptionalDouble.empty()
                : OptionalDouble.of(check.number());
    }

    /** Another request may follow: the server says so, and has sent nothing beyond its response. */
    boolean persistent() {
        return !closed && parser.persistent() && !in.isReadable();
    }

    /** After the status code; may be empty. */
    String reason() {
        return shown(head().lines().findFirst().orElse("").replaceFirst("^\\S+ \\d+", ""));
    }

    long headBytes() {
        return head().length();
    }

    List<Preflight.Field> fields() {
        List<Preflight.Field> fields = new ArrayList<>();
        for (String line : head().split("\r?\n")) {
            int colon = line.indexOf(':');
            if (colon > 0 && !line.startsWith("HTTP/")) {
                fields.add(new Preflight.Field(shown(line.substring(0, colon)), shown(line.substring(colon + 1))));
            }
        }
        return fields;
    }

    /** It will be shown on terminals, which take control characters for commands. */
    private static String shown(String text) {
        return text.strip().replaceAll("\\p{Cc}", "\ufffd");
    }

    /** The head of the final response: interim ones (1xx) come before it. One letter a byte. */
    private String head() {
        String text = beginning.toString(StandardCharsets.ISO_8859_1);
        while (true) {
            int end = end(text);
            boolean interim = text.matches("(?s)HTTP/1\\.\\d 1(?!01).*");
            if (!interim || end >= text.length()) {
                return text.substring(0, end);
            }
            text = text.substring(end);
        }
    }

    /** Where the empty line ends. */
    private static int end(String text) {
        int plain = text.indexOf("\n\n");
        int usual = text.indexOf("\r\n\r\n");
        if (usual >= 0 && (plain < 0 || usual < plain)) {
            return usual + 4;
        }
        return plain >= 0 ? plain + 2 : text.length();
    }

    @Override
    public void close() {
        in.release();
    }
}
