package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutputTailTest {
    private final OutputTail tail = new OutputTail();
    private final List<String> seen = new ArrayList<>();

    private void drain(String output) throws IOException {
        tail.drain(new ByteArrayInputStream(output.getBytes(StandardCharsets.UTF_8)), seen::add);
    }

    @Test
    void everyLineIsSeenAndTheLastAreKept() throws IOException {
        drain(IntStream.range(0, 100).mapToObj(Integer::toString).collect(Collectors.joining("\r\n")));
        assertThat(seen).hasSize(100);
        assertThat(tail.lines()).hasSize(OutputTail.LINES).startsWith("80").endsWith("99");
    }

    @Test
    void anEndlessLineIsCut() throws IOException {
        drain("x".repeat(1_000_000));
        assertThat(tail.lines()).containsExactly("x".repeat(OutputTail.LONGEST_LINE));
    }
}
