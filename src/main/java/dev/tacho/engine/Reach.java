package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Endpoint;
import dev.tacho.plan.Plan;
import dev.tacho.text.Texts;
import io.netty.util.NetUtil;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.net.UnknownHostException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.SocketChannel;
import java.time.Duration;

/** Whether a server can be reached at all, asked once before a run. Blocks; not for an event loop. */
public final class Reach {
    private static final Texts TEXTS = Texts.of("engine");
    private static final String NO_NAME = "x".repeat(300);

    private Reach() {
    }

    /**
     * What answered.
     *
     * @param address       the server, the proxy or the Unix socket
     * @param resolveMillis how long it took to find the addresses of its name; 0 without a name
     */
    public record Found(SocketAddress address, double resolveMillis) {
    }

    /**
     * Opens and closes one connection to what connections of {@code plan} go to.
     *
     * @param patience for each address of its name
     * @throws IOException in the user's words: unknown host, nobody listens, no answer in time
     */
    public static Found check(Plan plan, Duration patience) throws IOException {
        for (InetAddress local : plan.dialing().localAddresses()) {
            if (!local.isLoopbackAddress() && NetworkInterface.getByInetAddress(local) == null) {
                throw new IOException(TEXTS.get("reach.local", local.getHostAddress()));
            }
        }
        return switch (plan.dialing().via()) {
            case Via.Direct _ -> check(plan.endpoint(), patience);
            case Via.Proxy(Endpoint proxy) -> check(proxy, patience);
            case Via.Instead(Endpoint server) -> check(server, patience);
            case Via.UnixSocket(String path) -> checkUnix(path, patience);
        };
    }

    private static Found checkUnix(String path, Duration patience) throws IOException {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(path);
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            Wire.closeAt(System.nanoTime() + patience.toNanos(), channel);
            channel.connect(address);
            return new Found(address, 0);
        } catch (AsynchronousCloseException e) {
            throw new IOException(TEXTS.get("reach.unixSilent", path, Long.toString(patience.toSeconds())), e);
        } catch (IOException | UnsupportedOperationException e) {
            throw new IOException(TEXTS.get("reach.unix", path, String.valueOf(e.getMessage())), e);
        }
    }

    /**
     * Resolves the endpoint's name and opens and closes one connection. A name with several addresses is good if one of
     * them answers; the patience is for each.
     *
     * @throws IOException in the user's words: unknown host, nobody listens, no answer in time
     */
    static Found check(Endpoint endpoint, Duration patience) throws IOException {
        IOException first = null;
        rehearse();
        long start = System.nanoTime();
        InetAddress[] addresses = addresses(endpoint.host());
        double resolveMillis = named(endpoint.host()) ? (System.nanoTime() - start) / 1e6 : 0;
        for (InetAddress address : addresses) {
            InetSocketAddress candidate = new InetSocketAddress(address, endpoint.port());
            try (Socket socket = new Socket()) {
                socket.connect(candidate, Math.clamp(patience.toMillis(), 1, Integer.MAX_VALUE));
                return new Found(candidate, resolveMillis);
            } catch (IOException e) {
                first = first == null ? e : first;
            }
        }
        throw unreachable(endpoint.authority(), patience, first);
    }

    /** What looking up a name loads would be taken for the time of the name server. This one is refused unasked. */
    private static void rehearse() {
        try {
            InetAddress.getAllByName(NO_NAME);
        } catch (UnknownHostException _) {
            // As it should be: names are not that long.
        }
    }

    private static boolean named(String host) {
        return !NetUtil.isValidIpV4Address(host) && !NetUtil.isValidIpV6Address(host);
    }

    private static InetAddress[] addresses(String host) throws IOException {
        try {
            return InetAddress.getAllByName(host);
        } catch (UnknownHostException e) {
            throw new Unreachable(Failure.DNS, TEXTS.get("reach.unknown", host), e);
        }
    }

    private static Unreachable unreachable(String authority, Duration patience, IOException cause) {
        Failure failure = cause instanceof SocketTimeoutException ? Failure.CONNECT_TIMEOUT : Faults.ofConnect(cause);
        return new Unreachable(failure, switch (failure) {
            case CONNECT_REFUSED -> TEXTS.get("reach.refused", authority);
            case CONNECT_TIMEOUT -> TEXTS.get("reach.silent", authority, Long.toString(patience.toSeconds()));
            case CONNECT_UNREACHABLE -> TEXTS.get("reach.unreachable", authority);
            case TOO_MANY_FILES -> TEXTS.get("reach.files");
            case RESET -> TEXTS.get("reach.reset", authority);
            case CONNECT_NO_PORT -> TEXTS.get("reach.port", authority);
            default -> TEXTS.get("reach.other", authority, cause.getMessage());
        }, cause);
    }
}
