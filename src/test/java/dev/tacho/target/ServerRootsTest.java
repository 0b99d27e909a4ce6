package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ServerRootsTest {
    private static final long SELF = 50;
    private final FakeProcesses machine = new FakeProcesses().with(1, 0, "systemd").with(40, 1, "bash")
            .with(SELF, 40, "java");

    private List<Long> roots(Long... listeners) {
        return new ServerRoots(machine, SELF).of(Set.of(listeners));
    }

    @Test
    void masterThatHoldsTheSocketWithItsWorkersIsTheRoot() {
        machine.with(100, 1, "nginx").with(101, 100, "nginx").with(102, 100, "nginx");
        assertThat(roots(101L, 100L, 102L)).containsExactly(100L);
    }

    @Test
    void grandchildrenBelongToTheMasterToo() {
        machine.with(100, 1, "uwsgi").with(101, 100, "helper").with(102, 101, "uwsgi");
        assertThat(roots(100L, 102L)).containsExactly(100L);
    }

    @Test
    void workersOfOneKindHaveTheirParentAsRoot() {
        machine.with(100, 1, "fiber").with(101, 100, "fiber").with(102, 100, "fiber");
        assertThat(roots(101L, 102L)).containsExactly(100L);
    }

    @Test
    void aShellThatStartedTwoServersIsNotPartOfThem() {
        machine.with(100, 1, "sh").with(101, 100, "python3").with(102, 100, "python3");
        assertThat(roots(101L, 102L)).containsExactly(101L, 102L);
    }

    @Test
    void ourOwnParentIsNeverTakenForAMaster() {
        machine.with(60, 40, "bash").with(61, 40, "bash");
        assertThat(roots(60L, 61L)).containsExactly(60L, 61L);
    }

    @Test
    void weAreNoMasterOfServersThatWeStarted() {
        machine.with(60, SELF, "java").with(61, SELF, "java");
        assertThat(roots(60L, 61L)).containsExactly(60L, 61L);
    }

    @Test
    void initHoldingTheSocketForAServiceIsLeftOut() {
        machine.with(100, 1, "sshd");
        assertThat(roots(1L, 100L)).containsExactly(100L);
    }

    @Test
    void aServerWeWereStartedFromCanBeMeasured() {
        assertThat(roots(40L)).containsExactly(40L);
    }

    @Test
    void ourOwnSocketIsOurs() {
        assertThat(roots(SELF)).containsExactly(SELF);
    }
}
