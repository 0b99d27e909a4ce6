package dev.tacho.run;

import dev.tacho.engine.Engine;
import dev.tacho.engine.FirstResponse;
import dev.tacho.engine.Handshake;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What a run asks of the engine; apart from it so that a run can be tested against an engine that hangs or breaks. */
interface LoadDriver {

    String transport();

    /** {@code openssl} or {@code jdk}; empty without TLS. */
    String tlsProvider();

    List<Thread> loops();

    /** @param startNanos the instant that all planned ones count from, now or just before */
    CompletableFuture<Void> start(long startNanos);

    void stop();

    int openConnections();

    Optional<FirstResponse> firstResponse();

    Optional<Handshake> handshake();

    /** Makes the driver of one plan; may take its time to warm up, sends nothing to the target yet. */
    @FunctionalInterface
    interface Factory {
        LoadDriver create(Plan plan, SocketAddress address, Recording recording);
    }

    static LoadDriver of(Engine engine) {
        return new LoadDriver() {
            @Override
            public String transport() {
                return engine.transport();
            }

            @Override
            public String tlsProvider() {
                return engine.tlsProvider();
            }

            @Override
            public List<Thread> loops() {
                return engine.loops();
            }

            @Override
            public CompletableFuture<Void> start(long startNanos) {
                return engine.start(startNanos);
            }

            @Override
            public void stop() {
                engine.stop();
            }

            @Override
            public int openConnections() {
                return engine.openConnections();
            }

            @Override
            public Optional<FirstResponse> firstResponse() {
                return engine.firstResponse();
            }

            @Override
            public Optional<Handshake> handshake() {
                return engine.handshake();
            }
        };
    }
}
