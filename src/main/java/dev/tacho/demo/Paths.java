package dev.tacho.demo;

import dev.tacho.demo.Reply.After;
import dev.tacho.demo.Reply.AndClose;
import dev.tacho.demo.Reply.Now;
import dev.tacho.demo.Reply.Reset;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.random.RandomGenerator;

/** Which path does what. Confined to the server's one event loop. */
final class Paths {
    static final List<String> EXAMPLES = List.of("/hello", "/delay?ms=5", "/slow-tail?p=0.01&ms=50",
            "/error?status=500", "/flaky?p=0.01", "/large?bytes=1000000", "/varying", "/close", "/reset");
    private static final Texts TEXTS = Texts.of("demo");
    private static final Answer HELLO = new Answer(200, "hello world");
    private static final Answer INDEX = new Answer(200, TEXTS.get("index"));
    private static final Answer FLAKY = new Answer(500, TEXTS.get("flaky"));
    private static final int LONGEST_DELAY_MILLIS = 60_000;
    private static final int LARGEST_BODY = 100_000_000;
    private static final int LENGTHS = 100;
    private static final double RARE = 0.01;

    private final RandomGenerator random;
    private Answer large = Answer.ofLength(0);
    private int largeLength;

    /** @param random decides which request is slow or fails */
    Paths(RandomGenerator random) {
        this.random = random;
    }

    /** @param target path and query */
    Reply reply(String target) {
        if (target.equals("/hello")) {
            return new Now(HELLO);
        }
        int end = target.indexOf('?');
        try {
            return reply(end < 0 ? target : target.substring(0, end), Query.of(target));
        } catch (Query.BadValue e) {
            return new Now(new Answer(400, e.getMessage()));
        }
    }

    private Reply reply(String path, Query query) {
        return switch (path) {
            case "/" -> new Now(INDEX);
            case "/hello" -> new Now(HELLO);
            case "/delay" -> new After(query.whole("ms", 5, 0, LONGEST_DELAY_MILLIS), HELLO);
            case "/slow-tail" -> {
                int millis = query.whole("ms", 50, 0, LONGEST_DELAY_MILLIS);
                yield random.nextDouble() < query.share("p", RARE) ? new After(millis, HELLO) : new Now(HELLO);
            }
            case "/error" -> {
                int status = query.whole("status", 500, 200, 599);
                yield new Now(new Answer(status, TEXTS.get("error", Integer.toString(status))));
            }
            case "/flaky" -> new Now(random.nextDouble() < query.share("p", RARE) ? FLAKY : HELLO);
            case "/large" -> new Now(large(query.whole("bytes", 1_000_000, 0, LARGEST_BODY)));
            case "/varying" -> new Now(Answer.ofLength(1 + random.nextInt(LENGTHS)));
            case "/close" -> new AndClose(HELLO);
            case "/reset" -> new Reset();
            default -> new Now(new Answer(404, TEXTS.get("unknown", path)));
        };
    }

    /** The same size is usually asked for again and again. */
    private Answer large(int bytes) {
        if (bytes != largeLength) {
            large = Answer.ofLength(bytes);
            largeLength = bytes;
        }
        return large;
    }
}
