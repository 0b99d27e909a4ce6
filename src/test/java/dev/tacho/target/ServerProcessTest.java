package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ServerProcessTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static List<ProcessHandle> children() {
        return ProcessHandle.current().descendants().filter(child -> child.info().commandLine()
                .map(line -> line.contains(TryServer.class.getName())).orElse(false)).toList();
    }

    private static void assertEnds(List<ProcessHandle> processes) throws Exception {
        for (ProcessHandle process : processes) {
            process.onExit().get(10, TimeUnit.SECONDS);
        }
        assertThat(processes).isNotEmpty().noneMatch(ProcessHandle::isAlive);
    }

    @Test
    void isReadyOnceItSaysItsPortAndEndsWithClose() throws Exception {
        List<ProcessHandle> running;
        try (ServerProcess server = ServerProcess.start(TryServer.command("talk", "listen", "flood", "stay"),
                PATIENCE)) {
            new Socket(InetAddress.getLoopbackAddress(), server.port()).close();
            running = children();
        }
        assertEnds(running);
    }

    @Test
    void oneThatDoesNotListenToItsInputIsEndedByForceWithItsChildren() throws Exception {
        ServerProcess server = ServerProcess.start(TryServer.command("child", "listen", "deaf"), PATIENCE);
        List<ProcessHandle> running = children();
        assertThat(running).hasSize(2);
        server.close();
        assertEnds(running);
        server.close();
    }

    @Test
    void aCommandThatDoesNotExistIsNamed() {
        assertThatThrownBy(() -> ServerProcess.start(List.of("/no/such/server"), PATIENCE))
                .isInstanceOf(IOException.class).hasMessageContaining("/no/such/server");
    }

    @Test
    void oneThatEndsAtOnceIsQuotedWithItsExitCode() {
        assertThatThrownBy(() -> ServerProcess.start(TryServer.command("talk", "exit"), PATIENCE))
                .isInstanceOf(IOException.class).hasMessageContaining("a word before")
                .hasMessageContaining("exit code 3");
    }

    @Test
    void oneThatIsNeverReadyIsEnded() {
        assertThatThrownBy(() -> ServerProcess.start(TryServer.command("talk", "stay"), Duration.ofSeconds(1)))
                .isInstanceOf(IOException.class).hasMessageContaining("not ready after 1 s");
        assertThat(children()).isEmpty();
    }

    @Test
    void anInterruptGivesUpAndLeavesNothingRunning() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> ServerProcess.start(TryServer.command("stay"), PATIENCE))
                .isInstanceOf(java.io.InterruptedIOException.class);
        assertThat(Thread.interrupted()).isTrue();
        Optional<ProcessHandle> left = children().stream().findFirst();
        assertThat(left.map(ProcessHandle::onExit).map(exit -> exit.orTimeout(10, TimeUnit.SECONDS).join().isAlive()))
                .isIn(Optional.empty(), Optional.of(false));
    }
}
