package dev.tacho.plan;

import dev.tacho.profile.RequestSpec.Order;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * One request of a profile, taken apart into what stays and what changes. Immutable; all event loops share it.
 *
 * @param method      as sent
 * @param weight      how often it is sent in proportion to the others
 * @param targetStart where path and query begin in the request line, in bytes from its start
 * @param head        request line and headers to the empty line, and the body too if it is the same each time
 * @param body        what else follows, filled before the head, which says how long it is
 * @param rows        takes values from the data file
 * @param lines       the lines that bodies are taken from
 */
record RequestForm(String method, int weight, int targetStart, List<Piece> head, List<Piece> body, boolean rows,
                   Optional<Lines> lines) {
    RequestForm {
        head = List.copyOf(head);
        body = List.copyOf(body);
    }

    /** Lines of a file and the order in which they are used. */
    record Lines(Values values, Order order) {
    }

    static RequestForm of(WireRequest request) {
        return new RequestForm(request.method(), 1, 0, List.of(new Piece.Fixed(request.bytes())), List.of(), false,
                Optional.empty());
    }

    /** It is the same each time. */
    boolean fixed() {
        return body.isEmpty() && head.size() == 1 && head.getFirst() instanceof Piece.Fixed;
    }

    /** The request that came of it. */
    WireRequest filled(byte[] bytes) {
        int end = targetStart;
        while (bytes[end] != ' ') {
            end++;
        }
        String target = new String(bytes, targetStart, end - targetStart, StandardCharsets.US_ASCII);
        return new WireRequest(method, target, bytes);
    }
}
