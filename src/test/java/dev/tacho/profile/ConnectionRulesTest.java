package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ConnectionRulesTest {

    @ParameterizedTest
    @MethodSource
    void whatCanBeOpenedIsAccepted(Connection connection) {
        assertThat(problems(connection)).isEmpty();
    }

    static Stream<Connection> whatCanBeOpenedIsAccepted() {
        return Stream.of(route(new Route.Direct()), route(new Route.Proxy("127.0.0.1:3128")),
                route(new Route.ConnectTo("[::1]:443")), route(new Route.UnixSocket("a.sock")),
                route(new Route.UnixSocket("/" + "x".repeat(106))), perConnection(true, 1),
                perConnection(true, Integer.MAX_VALUE), buffers(1, Integer.MAX_VALUE),
                local("127.0.0.1", "127.0.0.2", "::1", "fe80::1"));
    }

    @ParameterizedTest
    @MethodSource
    void problemStandsAtItsField(Connection connection, Field field, String path, String sentence) {
        assertThat(problems(connection)).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.path()).isEqualTo("connection." + path);
            assertThat(problem.text()).contains(sentence);
        });
    }

    static Stream<Arguments> problemStandsAtItsField() {
        return Stream.of(
                Arguments.of(perConnection(true, 0), Field.REQUESTS_PER_CONNECTION, "requestsPerConnection",
                        "at least 1 request per connection"),
                Arguments.of(perConnection(false, 5), Field.REQUESTS_PER_CONNECTION, "requestsPerConnection",
                        "Without keep-alive (-k)"),
                Arguments.of(route(new Route.Proxy("http://p:3128")), Field.ROUTE, "proxy", "host and port alone"),
                Arguments.of(route(new Route.Proxy("")), Field.ROUTE, "proxy", "Give the host and the port"),
                Arguments.of(route(new Route.Proxy("127.1:3128")), Field.ROUTE, "proxy", "four decimal numbers"),
                Arguments.of(route(new Route.ConnectTo("h")), Field.ROUTE, "connectTo", "“h” has no port"),
                Arguments.of(route(new Route.UnixSocket(" ")), Field.ROUTE, "unixSocket", "Give the path"),
                Arguments.of(route(new Route.UnixSocket("/a\0")), Field.ROUTE, "unixSocket", "control characters"),
                Arguments.of(route(new Route.UnixSocket("/" + "x".repeat(107))), Field.ROUTE, "unixSocket",
                        "has 108 bytes, and systems take at most 107"),
                Arguments.of(route(new Route.UnixSocket("ü".repeat(54))), Field.ROUTE, "unixSocket", "108 bytes"),
                Arguments.of(buffers(0, 1), Field.SEND_BUFFER, "sockets.sendBufferBytes", "at least 1 byte"),
                Arguments.of(buffers(1, -1), Field.RECEIVE_BUFFER, "sockets.receiveBufferBytes", "at least 1 byte"),
                Arguments.of(local("localhost"), Field.LOCAL_ADDRESSES, "sockets.localAddresses",
                        "“localhost” is not an address of this machine"),
                Arguments.of(local("127.0.0.1", "127.2"), Field.LOCAL_ADDRESSES, "sockets.localAddresses", "“127.2”"),
                Arguments.of(local("[::1]"), Field.LOCAL_ADDRESSES, "sockets.localAddresses", "“[::1]”"),
                Arguments.of(local("::ffff:127.0.0.1"), Field.LOCAL_ADDRESSES, "sockets.localAddresses", "in numbers"),
                Arguments.of(local("127.0.0.1", "127.0.0.1"), Field.LOCAL_ADDRESSES, "sockets.localAddresses",
                        "127.0.0.1 is given twice"),
                Arguments.of(connection(true, OptionalInt.empty(), new Route.UnixSocket("/a"),
                        local("127.0.0.1").sockets()), Field.LOCAL_ADDRESSES, "sockets.localAddresses",
                        "A Unix socket has no addresses"));
    }

    private static List<Problem> problems(Connection connection) {
        return Rules.problems(Profile.starter("n").withConnection(connection));
    }

    private static Connection route(Route route) {
        return connection(true, OptionalInt.empty(), route, Sockets.DEFAULT);
    }

    private static Connection perConnection(boolean keepAlive, int requests) {
        return connection(keepAlive, OptionalInt.of(requests), new Route.Direct(), Sockets.DEFAULT);
    }

    private static Connection buffers(int send, int receive) {
        return connection(true, OptionalInt.empty(), new Route.Direct(),
                new Sockets(false, OptionalInt.of(send), OptionalInt.of(receive), List.of()));
    }

    private static Connection local(String... addresses) {
        return connection(true, OptionalInt.empty(), new Route.Direct(),
                new Sockets(true, OptionalInt.empty(), OptionalInt.empty(), List.of(addresses)));
    }

    private static Connection connection(boolean keepAlive, OptionalInt limit, Route route, Sockets sockets) {
        return new Connection(keepAlive, Http.HTTP_1_1, 30, limit, true, route, sockets, Tls.DEFAULT);
    }
}
