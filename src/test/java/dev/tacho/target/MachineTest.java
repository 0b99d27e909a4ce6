package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineTest {
    @Test
    void thisMachineIsDescribed() {
        Machine machine = Machine.ofThisOne();
        assertThat(machine.os()).isNotBlank().doesNotContain("unknown");
        assertThat(machine.cpu()).isNotBlank();
        assertThat(machine.cores()).isPositive();
        assertThat(machine.memoryBytes()).isGreaterThan(256L << 20);
        assertThat(Machine.ofThisOne()).isSameAs(machine);
    }

    @Test
    void whereNothingElseCanBeReadJavaTells() {
        Machine machine = Machine.plain();
        assertThat(machine.os()).isNotBlank();
        assertThat(machine.cores()).isPositive();
        assertThat(machine.memoryBytes()).isZero();
    }

    @Test
    void namesAreThoseThatPeopleUse() {
        assertThat(Machine.name("Debian GNU/Linux", "12", "bookworm", "Linux", "6.1.0-31-amd64"))
                .isEqualTo("Debian GNU/Linux 12 (bookworm), Linux 6.1.0-31-amd64");
        assertThat(Machine.name("macOS", "15.1", "Sequoia", "Mac OS X", "15.1")).isEqualTo("macOS 15.1 (Sequoia)");
        assertThat(Machine.name("Alpine", "unknown", "", "Linux", "6.6")).isEqualTo("Alpine, Linux 6.6");
    }
}
