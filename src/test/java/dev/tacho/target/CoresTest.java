package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoresTest {
    @Test
    void listsAreThoseOfTaskset() throws IOException {
        assertThat(Cores.list(Cores.parse("0,2-3"))).isEqualTo("0,2-3");
        assertThat(Cores.list(Cores.parse("5-6, 1"))).isEqualTo("1,5-6");
        assertThat(Cores.list(Cores.parse("0-9999"))).isEqualTo("0-9999");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "1-", "-1", "3-2", "0,,1", "0-6:2"})
    void othersAreRefused(String list) {
        assertThatThrownBy(() -> Cores.parse(list)).isInstanceOf(IOException.class).hasMessageContaining("0,2-3");
    }

    @Test
    void thisMachineHasSome() throws IOException {
        assertThat(Cores.allowed().isEmpty()).isFalse();
    }
}
