package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/** TCP ports of this machine: which are free, and who has the others. */
final class Ports {
    private static final Texts TEXTS = Texts.of("target");
    private static final int CONNECT_MILLIS = 500;
    private static final int LOWEST_CHOSEN = 20_000;
    /** Linux hands out ports from here on unless it was told otherwise, other systems from 49152 on. */
    private static final int BELOW_SYSTEM_CHOSEN = 32_768;
    private static final int ATTEMPTS = 100;

    private Ports() {
    }

    /**
     * So many different ones that nobody has: below those that the system hands out by itself, of which the clients of
     * any load may have taken one before the server does.
     */
    static List<Integer> free(int count) throws IOException {
        List<ServerSocket> held = new ArrayList<>();
        try {
            while (held.size() < count) {
                held.add(held());
            }
            return held.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (ServerSocket socket : held) {
                socket.close();
            }
        }
    }

    /** One at random, so that two Tachos at once rarely want the same; where there is none, what the system gives. */
    private static ServerSocket held() throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int port = ThreadLocalRandom.current().nextInt(LOWEST_CHOSEN, BELOW_SYSTEM_CHOSEN);
            if (!isTaken(port)) {
                try {
                    return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
                } catch (BindException _) {
                    continue; // somebody was faster
                }
            }
        }
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    /** @throws IOException in the user's words, with the owner's name and PID as far as they can be seen */
    static void requireFree(int port, Processes processes) throws IOException {
        if (!isTaken(port)) {
            return;
        }
        Set<Long> all = processes.listeningOn(port);
        List<Long> owners = all.stream().filter(pid -> !all.contains(processes.parentOf(pid))).sorted().toList();
        String who = owners.stream().map(pid -> TEXTS.get("port.owner", processes.nameOf(pid), String.valueOf(pid)))
                .collect(Collectors.joining(", "));
        throw new IOException(TEXTS.get(owners.isEmpty() ? "port.taken" : "port.takenBy", String.valueOf(port),
                "{port}", who));
    }

    /** Somebody listens there. One that may not be bound, such as 80 for an ordinary user, is not taken for that. */
    static boolean isTaken(int port) {
        try (ServerSocket free = new ServerSocket(port)) {
            return !free.isBound();
        } catch (IOException _) {
            return accepts(InetAddress.getLoopbackAddress().getHostAddress(), port) || accepts("::1", port);
        }
    }

    /** Whether a connection to {@code host}, by any of its addresses, is taken. */
    static boolean accepts(String host, int port) {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (accepts(address, port)) {
                    return true;
                }
            }
            return false;
        } catch (IOException _) {
            return false; // a host without an address answers nowhere
        }
    }

    private static boolean accepts(InetAddress address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), CONNECT_MILLIS);
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
