package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DescriptorsTest {

    @Test
    void connectionsLeaveFilesForTheRestOfTheProgram() {
        assertThat(Descriptors.left(1024, 100)).isEqualTo(860);
        assertThat(Descriptors.left(64, 60)).isEqualTo(1);
        assertThat(Descriptors.left(Long.MAX_VALUE, 100)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Descriptors.left(-1, 100)).isEqualTo(Integer.MAX_VALUE);
    }
}
