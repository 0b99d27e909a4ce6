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
        assertThat(Faults.ofConnect(new ConnectException("Connection refused"))).isEqualTo(Failure.CONNECT_REFUSED);
        assertThat(Faults.ofConnect(new ConnectException("Connection timed out"))).isEqualTo(Failure.CONNECT_TIMEOUT);
        assertThat(Faults.ofConnect(new ConnectException("Network is unreachable"))).isEqualTo(Failure.CONNECT_UNREACHABLE);
        assertThat(Faults.ofConnect(new NoRouteToHostException("No route to host"))).isEqualTo(Failure.CONNECT_UNREACHABLE);
        assertThat(Faults.ofConnect(new BindException("Cannot assign requested address"))).isEqualTo(Failure.CONNECT_NO_PORT);
        assertThat(Faults.ofConnect(new ConnectException("connect(..) failed: Cannot assign requested address: /127.0.0.1")))
                .isEqualTo(Failure.CONNECT_NO_PORT);
        assertThat(Faults.ofConnect(new ChannelException("Unable to create Channel",
                new SocketException("Too many open files")))).isEqualTo(Failure.TOO_MANY_FILES);
        assertThat(Faults.ofConnect(new IOException("something else"))).isEqualTo(Failure.CONNECT_OTHER);
    }

    @Test
    void tellsABrokenPipeFromAReset() {
        assertThat(Faults.brokenPipe(new IOException("Broken pipe"))).isTrue();
        assertThat(Faults.brokenPipe(new SocketException("Connection reset by peer"))).isFalse();
    }
}
