package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.tacho.engine.WarmUp;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Target;
import dev.tacho.result.PreflightReport;
import dev.tacho.target.Targets;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PreparationTest {
    private static final Hosts NO_HOSTS = new Hosts(List.of(), (_, _, _) -> {
        throw new AssertionError("no server to start");
    });

    private final List<RunEvent> events = new ArrayList<>();

    private Prepared prepare(Preparation.Practice practice) throws IOException {
        HttpServer server = HelloProcess.serve();
        try {
            Profile profile = Profile.starter("warm").withTarget(
                    new Target.Url("http://127.0.0.1:" + server.getAddress().getPort() + "/"));
            return new Preparation(NO_HOSTS, Targets.ofThisMachine(), practice, (_, _, _) -> new PuppetDriver())
                    .prepare(profile, Manner.USUAL, events::add);
        } finally {
            server.stop(0);
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

    private Prepared prepare(Profile profile, boolean selfWarmUp) throws IOException {
        HttpServer server = HelloProcess.serve();
        try {
            return new Preparation(NO_HOSTS, Targets.ofThisMachine(), _ -> new WarmUp.Report(1, 1),
                    (_, _, _) -> new PuppetDriver()).prepare(profile.withTarget(new Target.Url("http://127.0.0.1:"
                    + server.getAddress().getPort() + "/")), Manner.USUAL.withWarmUp(selfWarmUp), events::add);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void theServerIsAskedOnceBeforeTheLoadAndWhatItSaysIsKept() throws IOException {
        PreflightReport report = prepare(Profile.starter("asked"), true).preflight().orElseThrow();
        assertThat(report.status()).isEqualTo(200);
        assertThat(report.bodyBytes()).isEqualTo(11);
        assertThat(report.keepsAlive()).isTrue();
        assertThat(report.findings()).isEmpty();
        assertThat(events).contains(new RunEvent.Preflight(report));
    }

    @Test
    void whatMayChangeSomethingIsNotAskedBeforeTheLoadAndThatIsSaid() throws IOException {
        Prepared prepared = prepare(Profile.starter("post").withRequest(new RequestSpec("POST", List.of(),
                new RequestSpec.Body.Inline("a=1"), "text/plain")), true);
        assertThat(prepared.preflight()).isEmpty();
        assertThat(events).noneMatch(RunEvent.Preflight.class::isInstance)
                .anySatisfy(event -> assertThat(event.toString()).contains("another POST than those ordered"));
    }

    @Test
    void theWarmUpOfTheGeneratorCanBeLeftOut() throws IOException {
        assertThat(prepare(Profile.starter("cold"), false).warmUp()).isEqualTo(WarmUp.Report.NONE);
        assertThat(events).noneMatch(event -> event.toString().contains("Warming up"));
        assertThat(prepare(Profile.starter("warm"), true).warmUp().seconds()).isEqualTo(1);
    }

    @Test
    void aServerThatCannotBeReachedIsNotAsked() throws IOException {
        Profile profile = Profile.starter("unix").withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, new Connection.Route.UnixSocket("/no/such/socket"),
                Connection.Sockets.DEFAULT, Connection.Tls.DEFAULT));
        assertThatThrownBy(() -> prepare(profile, true)).isInstanceOf(IOException.class)
                .hasMessageContaining("Nothing listens on the Unix socket /no/such/socket");
        assertThat(events).noneMatch(RunEvent.Preflight.class::isInstance);
    }
}
