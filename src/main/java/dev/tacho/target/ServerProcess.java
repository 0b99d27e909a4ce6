package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server that was started for a run and ends with it. */
public final class ServerProcess implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("target");
    private static final Pattern READY = Pattern.compile("listening on 127\\.0\\.0\\.1:(\\d{1,5})");
    private static final int OUTPUT_ENDED = -1;
    private static final Duration GRACE = Duration.ofSeconds(2);
    private static final Duration SECOND_GRACE = Duration.ofSeconds(1);

    private final Process process;
    private final OutputTail output = new OutputTail();
    private final CompletableFuture<Integer> ready = new CompletableFuture<>();
    private int port;

    private ServerProcess(Process process) {
        this.process = process;
        Thread.ofPlatform().daemon().name("tacho-server-output").start(this::drain);
    }

    /**
     * Starts {@code command}, which prints {@code listening on 127.0.0.1:PORT} on a line of its own when it is ready
     * and ends when its standard input is closed, so that it cannot outlive this process however that ends.
     *
     * @param patience how long it may take to come up
     * @throws InterruptedIOException if the calling thread is interrupted while waiting; nothing is left running
     * @throws IOException in the user's words, with the last lines of its output, if it does not come up
     */
    public static ServerProcess start(List<String> command, Duration patience) throws IOException {
        ServerProcess server = new ServerProcess(launched(command));
        boolean up = false;
        try {
            server.port = server.awaitPort(command.getFirst(), patience);
            up = true;
            return server;
        } finally {
            if (!up) {
                server.close();
            }
        }
    }

    private static Process launched(List<String> command) throws IOException {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new IOException(TEXTS.get("server.cannotStart", command.getFirst(), e.getMessage()), e);
        }
    }

    private void drain() {
        try {
            output.drain(process.getInputStream(), this::lookForPort);
            ready.complete(OUTPUT_ENDED);
        } catch (IOException e) {
            // The pipe breaks when the process is killed; whoever still waits for the port is told.
            ready.completeExceptionally(e);
        }
    }

    private void lookForPort(String line) {
        Matcher matcher = READY.matcher(line);
        if (matcher.matches()) {
            ready.complete(Integer.parseInt(matcher.group(1)));
        }
    }

    private int awaitPort(String name, Duration patience) throws IOException {
        try {
            int found = ready.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (found == OUTPUT_ENDED) {
                throw ended(name);
            }
            return found;
        } catch (TimeoutException e) {
            throw new IOException(TEXTS.get("server.notReady", name, String.valueOf(patience.toSeconds()), said()), e);
        } catch (ExecutionException e) {
            throw new IOException(TEXTS.get("server.ended", name, e.getCause().getMessage(), said()), e);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private IOException ended(String name) throws InterruptedException {
        boolean exited = process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
        String how = exited ? TEXTS.get("server.exitCode", String.valueOf(process.exitValue()))
                : TEXTS.get("server.closedOutput");
        return new IOException(TEXTS.get("server.ended", name, how, said()));
    }

    private static IOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        InterruptedIOException interrupted = new InterruptedIOException(TEXTS.get("server.interrupted"));
        interrupted.initCause(e);
        return interrupted;
    }

    private String said() {
        List<String> lines = output.lines();
        return lines.isEmpty() ? TEXTS.get("server.saidNothing") : String.join("\n", lines);
    }

    /** The port it listens on. */
    public int port() {
        return port;
    }

    /** Ends it, by force if it does not go within 2 s, and whatever it has started. */
    @Override
    public void close() {
        List<ProcessHandle> descendants = process.descendants().toList();
        try {
            process.getOutputStream().close();
        } catch (IOException alreadyBroken) {
            // It has closed its end itself, which is what closing is for.
        }
        try {
            if (!process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroy();
                process.waitFor(SECOND_GRACE.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
            descendants.forEach(ProcessHandle::destroyForcibly);
        }
    }
}
