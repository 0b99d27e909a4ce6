package dev.tacho.target;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A child process for tests: a listening socket and little more. What it does is its arguments, in order. */
public final class TryServer {
    private TryServer() {
    }

    /** The command that runs it with {@code acts}. */
    public static List<String> command(String... acts) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-Xmx32m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes(), TryServer.class.getName()));
        command.addAll(List.of(acts));
        return command;
    }

    private static String classes() {
        try {
            return Path.of(TryServer.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] acts) throws IOException, InterruptedException {
        for (String act : acts) {
            switch (act) {
                case "talk" -> System.out.println("a word before");
                case "exit" -> System.exit(3);
                case "child" -> new ProcessBuilder(command("stay")).redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
                case "flood" -> flood();
                case "listen" -> listen();
                case "stay" -> readCommands();
                case "deaf" -> TimeUnit.DAYS.sleep(1);
                default -> throw new IllegalArgumentException(act);
            }
        }
    }

    private static void flood() {
        for (int i = 0; i < 20_000; i++) {
            System.out.println("line " + i + " of many that nobody needs to keep");
        }
    }

    private static void listen() throws IOException {
        ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().start(() -> {
            try (socket) {
                while (true) {
                    socket.accept().close();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        System.out.println("listening on 127.0.0.1:" + socket.getLocalPort());
    }

    /** {@code burn MILLIS} uses so much CPU time and says so; ends with the input. */
    private static void readCommands() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long until = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
                    + Long.parseLong(line.substring("burn ".length())) * 1_000_000;
            while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < until) {
                Thread.onSpinWait();
            }
            System.out.println("burnt");
        }
    }
}
