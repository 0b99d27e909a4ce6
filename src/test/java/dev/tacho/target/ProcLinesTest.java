package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

/** Lines as a kernel wrote them. */
class ProcLinesTest {
    private static final String NGINX = "1432 (nginx) S 1431 1431 1431 0 -1 4194624 412 0 3 0 118 240 7 9 20 0 1 0 52311 "
            + "11288576 812 18446744073709551615 94041530155008 94041531033537 140724603453456 0 0 0 0 1073745920 402745863 "
            + "0 0 0 17 1 0 0 0 0 0 94041531258352 94041531388312 94041554989056 0 0 0 0 0\n";
    private static final String TCP = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 41022 1 0 100 0 0 10 0
               1: 00000000:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1065 1 0 100 0 0 10 0
               2: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 77001 1 0 20 4 30 10 -1
               3: 0100007F:C350 0100007F:1F90 06 00000000:00000000 03:00000F00 00000000     0        0 0 3 0
            """;
    private static final String TCP6 = """
              sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 00000000000000000000000000000000:1F90 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 41099 1 0 100 0 0 10 0
            """;

    @Test
    void statFieldsAreThoseOfTheManual() {
        assertThat(ProcStat.parse(NGINX)).isEqualTo(new ProcStat("nginx", 'S', 1431, 358, 16, 1, 52311, 812));
    }

    @Test
    void aNameMayHoldSpacesAndParentheses() {
        ProcStat stat = ProcStat.parse(NGINX.replace("(nginx)", "(tmux: (1) x)"));
        assertThat(stat.name()).isEqualTo("tmux: (1) x");
        assertThat(stat.rssPages()).isEqualTo(812);
    }

    @Test
    void zombiesHaveEnded() {
        assertThat(ProcStat.parse(NGINX.replace(") S", ") Z")).ended()).isTrue();
        assertThat(ProcStat.parse(NGINX).ended()).isFalse();
    }

    @Test
    void otherLinesAreRefused() {
        for (String line : new String[] {"", "1432 nginx S", "1432 (nginx) S 1 2 3"}) {
            assertThatThrownBy(() -> ProcStat.parse(line)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void onlyListeningSocketsOfThePortCount() {
        assertThat(ProcSockets.listening(TCP, 8080)).containsExactly(41022L);
        assertThat(ProcSockets.listening(TCP, 80)).containsExactly(1065L);
        assertThat(ProcSockets.listening(TCP, 50000)).isEmpty();
        assertThat(ProcSockets.listening(TCP6, 8080)).containsExactly(41099L);
    }

    @Test
    void linksNameTheInodeOfASocket() {
        assertThat(ProcSockets.inode("socket:[41022]")).hasValue(41022);
        assertThat(ProcSockets.inode("pipe:[41022]")).isEmpty();
        assertThat(ProcSockets.inode("/dev/null")).isEmpty();
    }

    @Test
    void schedstatTellsTimeOnTheCpuAndTurns() {
        assertThat(SchedStat.parse("211083258 390616712 122\n")).contains(new SchedStat(211_083_258, 122));
        assertThat(SchedStat.parse("")).isEmpty();
        assertThat(SchedStat.parse("0 0 0\n")).isEmpty();
    }

    @Test
    void auxiliaryVectorTellsPageSizeAndClockTick() {
        ByteBuffer auxv = ByteBuffer.allocate(48).order(ByteOrder.nativeOrder()).putLong(33).putLong(0x7ffd000)
                .putLong(6).putLong(16_384).putLong(17).putLong(100);
        assertThat(LinuxProcesses.auxiliary(auxv.array(), 6)).hasValue(16_384);
        assertThat(LinuxProcesses.auxiliary(auxv.array(), 17)).hasValue(100);
        assertThat(LinuxProcesses.auxiliary(auxv.array(), 5)).isEmpty();
        assertThat(LinuxProcesses.auxiliary(new byte[0], 6)).isEmpty();
    }
}
