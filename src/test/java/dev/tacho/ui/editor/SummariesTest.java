package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class SummariesTest {
    private static final Profile PLAIN = Profile.starter("plain");

    @Test
    void whatIsNotSetIsSaidInAWord() {
        assertThat(Summaries.request(RequestForm.of(RequestSpec.get()))).isEqualTo("none");
        assertThat(Summaries.data(PLAIN)).isEqualTo("${counter}, ${random:1-100}, …");
        assertThat(Summaries.pauses(PLAIN)).isEqualTo("cool-down up to 2 s");
        assertThat(Summaries.reuse(PLAIN)).isEqualTo("redirects not followed");
        assertThat(Summaries.sockets(PLAIN.connection())).isEqualTo("direct");
        assertThat(Summaries.tls(PLAIN)).isEqualTo("for https URLs");
    }

    @Test
    void whatIsSetCanBeReadWhileItIsFoldedAway() {
        assertThat(Summaries.request(RequestForm.of(new RequestSpec("GET", List.of(), new Body.None(), "text/plain",
                Optional.of("/a"), 1, List.of("a=1"), Optional.of("me:secret"))))).isEqualTo("/a, cookies, password");
        assertThat(Summaries.data(PLAIN.withData(Optional.of(new DataFile("/tmp/users.csv", Order.RANDOM)))))
                .isEqualTo("users.csv, at random");
        assertThat(Summaries.pauses(PLAIN.withWindow(new Window(5, 0)).withLoad(new Load.Closed(1,
                OptionalLong.empty(), Optional.of(1.0), 0.1))))
                .isEqualTo("warm-up 5 s, cool-down up to 0 s, think time 0.1 s");
        assertThat(Summaries.reuse(PLAIN.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.of(1_000), true, new Route.Direct(), Sockets.DEFAULT, Tls.DEFAULT))))
                .isEqualTo("new connection after 1,000 requests, redirects followed");
    }

    @Test
    void routesAndSocketsAreTold() {
        assertThat(sockets(new Route.Proxy("127.0.0.1:3128"), new Sockets(true, OptionalInt.empty(),
                OptionalInt.empty(), List.of("127.0.0.2", "127.0.0.3")))).isEqualTo(
                "Proxy 127.0.0.1:3128, 2 local addresses");
        assertThat(sockets(new Route.UnixSocket("/run/x"), new Sockets(false, OptionalInt.of(1), OptionalInt.empty(),
                List.of("127.0.0.2")))).isEqualTo(
                "Unix socket /run/x, from 127.0.0.2, small requests delayed, own buffer sizes");
        assertThat(sockets(new Route.ConnectTo("[::1]:80"), Sockets.DEFAULT)).isEqualTo("to [::1]:80");
    }

    @Test
    void tlsIsToldForHttpsOnly() {
        Profile secure = PLAIN.withTarget(new Target.Url(" HTTPS://localhost/"));
        assertThat(Summaries.secure(secure)).isTrue();
        assertThat(Summaries.tls(secure)).isEqualTo("any certificate will do");
        assertThat(Summaries.tls(secure.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, new Route.Direct(), Sockets.DEFAULT, new Tls(true, false, false,
                        List.of("TLSv1.3"), List.of("A", "B"), Optional.of(new ClientCertificate("/x/me.pem", "k")))))))
                .isEqualTo("certificate checked, TLSv1.3, 2 ciphers, no server name, sessions not resumed, "
                        + "certificate me.pem");
    }

    private static String sockets(Route route, Sockets sockets) {
        return Summaries.sockets(new Connection(true, Connection.Http.HTTP_1_1, 30, OptionalInt.empty(), false, route,
                sockets, Tls.DEFAULT));
    }
}
