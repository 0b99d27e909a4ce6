package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import io.netty.channel.ChannelException;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import org.junit.jupiter.api.Test;

class FaultsTest {

    @Test
    void namesWhatKeptAConnectionFromOpening() {
        assertCause(Failure.CONNECT_REFUSED, new ConnectException("Connection refused"));
        assertCause(Failure.CONNECT_TIMEOUT, new ConnectException("Connection timed out"));
        assertCause(Failure.CONNECT_UNREACHABLE, new ConnectException("Network is unreachable"));
        assertCause(Failure.CONNECT_UNREACHABLE, new NoRouteToHostException("No route to host"));
        assertCause(Failure.RESET, new ConnectException("Connection reset by peer"));
        assertCause(Failure.CONNECT_NO_PORT, new BindException("Cannot assign requested address"));
        assertCause(Failure.CONNECT_NO_PORT,
                new ConnectException("connect(..) failed: Cannot assign requested address: /127.0.0.1"));
        assertCause(Failure.TOO_MANY_FILES,
                new ChannelException("Unable to create Channel", new SocketException("Too many open files")));
        assertCause(Failure.CONNECT_OTHER, new BindException("Permission denied"));
        assertCause(Failure.CONNECT_OTHER, new ConnectException("connect(..) failed with error(-13): not for you"));
        assertCause(Failure.CONNECT_REFUSED, new ConnectException("connect(..) failed with error(-111): abgelehnt"));
        assertCause(Failure.CONNECT_OTHER, new IOException("something else"));
    }

    private static void assertCause(Failure expected, Throwable cause) {
        assertThat(Faults.ofConnect(cause)).isEqualTo(expected);
    }

    @Test
    void namesTheSystemsErrorNumbers() {
        assertThat(Faults.ofConnect(111)).isEqualTo(Failure.CONNECT_REFUSED);
        assertThat(Faults.ofConnect(110)).isEqualTo(Failure.CONNECT_TIMEOUT);
        assertThat(Faults.ofConnect(101)).isEqualTo(Failure.CONNECT_UNREACHABLE);
        assertThat(Faults.ofConnect(100)).isEqualTo(Failure.CONNECT_UNREACHABLE);
        assertThat(Faults.ofConnect(99)).isEqualTo(Failure.CONNECT_NO_PORT);
        assertThat(Faults.ofConnect(98)).isEqualTo(Failure.CONNECT_NO_PORT);
        assertThat(Faults.ofConnect(24)).isEqualTo(Failure.TOO_MANY_FILES);
        assertThat(Faults.ofConnect(13)).isEqualTo(Failure.CONNECT_OTHER);
    }

    @Test
    void tellsABrokenPipeFromAReset() {
        assertThat(Faults.ofOpen(new IOException("Broken pipe"))).isEqualTo(Failure.SEND);
        assertThat(Faults.ofOpen(new SocketException("Connection reset by peer"))).isEqualTo(Failure.RESET);
    }
}
