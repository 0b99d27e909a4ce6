package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** TCP ports of this machine: which are free, and who has the others. */
final class Ports {
    private static final Texts TEXTS = Texts.of("target");
    private static final int CONNECT_MILLIS = 500;

    private Ports() {
    }

    /** So many different ones that nobody has. */
    static List<Integer> free(int count) throws IOException {
        List<ServerSocket> held = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            return held.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (ServerSocket socket : held) {
                socket.close();
            }
        }
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
        throw new IOException(TEXTS.get(owners.isEmpty() ? "port.taken" : "port.takenBy", String.valueOf(port), who,
                "{port}"));
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
