package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BodySearchTest {

    @Test
    void findsWhatStringContainsFindsHoweverTheBodyIsCut() {
        Random random = new Random(7);
        for (int round = 0; round < 20_000; round++) {
            String text = letters(random, 1 + random.nextInt(6));
            String body = letters(random, random.nextInt(40));
            BodySearch search = new BodySearch(text.getBytes(StandardCharsets.US_ASCII));
            search.begin();
            for (int from = 0; from < body.length();) {
                int length = 1 + random.nextInt(body.length() - from);
                search.feed(Unpooled.copiedBuffer(body, StandardCharsets.US_ASCII), from, length);
                from += length;
            }
            assertThat(search.found()).as("%s in %s", text, body).isEqualTo(body.contains(text));
        }
    }

    private static String letters(Random random, int length) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            letters.append(random.nextBoolean() ? 'a' : 'b');
        }
        return letters.toString();
    }

    @Test
    void eachBodyIsSearchedOnItsOwn() {
        BodySearch search = new BodySearch(new byte[] {'a', 'b'});
        search.begin();
        search.feed(Unpooled.wrappedBuffer(new byte[] {'a'}), 0, 1);
        search.begin();
        search.feed(Unpooled.wrappedBuffer(new byte[] {'b'}), 0, 1);
        assertThat(search.found()).isFalse();
    }
}
