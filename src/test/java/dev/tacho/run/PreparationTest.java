package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.engine.WarmUp;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.target.Targets;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreparationTest {
    private final List<RunEvent> events = new ArrayList<>();

    private Prepared prepare(Preparation.Practice practice) throws IOException {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Profile profile = Profile.starter("warm").withTarget(
                    new Target.Url("http://127.0.0.1:" + server.getLocalPort() + "/"));
            return new Preparation(List.of(), Targets.ofThisMachine(), practice, (_, _, _) -> new PuppetDriver())
                    .prepare(profile, true, events::add);
        }
    }

    @Test
    void whatTheWarmUpDidIsKept() throws IOException {
        WarmUp.Report report = new WarmUp.Report(1_000, 0.5);
        assertThat(prepare(_ -> report).warmUp()).isEqualTo(report);
    }

    @Test
    void aRunGoesOnWithoutAWarmUpAndSaysSo() throws IOException {
        Prepared prepared = prepare(_ -> {
            throw new IOException("no port");
        });
        assertThat(prepared.warmUp()).isEqualTo(WarmUp.Report.NONE);
        assertThat(events).last().asString().contains("could not warm up (no port)");
    }

    @Test
    void aStopDuringTheWarmUpEndsThePreparation() {
        assertThatThrownBy(() -> prepare(_ -> {
            throw new InterruptedException();
        })).isInstanceOf(InterruptedIOException.class).hasMessageContaining("Stopped before the first request");
    }
}
