package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.ServerRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class TailTest {

    @Test
    void onlyTheLastLinesAreKeptAndEachKeepsItsNumber() {
        Tail tail = new Tail();
        List<String> lines = ServerRuns.log(Tail.MOST + 500);
        tail.add(lines);
        assertThat(tail.lines()).hasSize(Tail.MOST).first().isEqualTo(lines.get(500));
        assertThat(tail.dropped()).isEqualTo(500);
        tail.clear();
        tail.add(List.of("again"));
        assertThat(tail.lines()).containsExactly("again");
        assertThat(tail.dropped()).isEqualTo(Tail.MOST + 500);
    }
}
