package dev.tacho.run;

import dev.tacho.result.ServerStory;
import dev.tacho.target.TargetWatch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/** The server under test as far as this program has to do with its life: it has started it, or it has not. */
interface Host extends AutoCloseable {

    /** Somebody else's. */
    Host NONE = new Host() { };

    /** Where it listens; empty for one that was not started here. */
    default OptionalInt port() {
        return OptionalInt.empty();
    }

    /** How long it took until its port accepted; 0 for one that was not started here. */
    default double startSeconds() {
        return 0;
    }

    /** Completes with a sentence when it has ended by itself; never for one that is not looked after. */
    default CompletableFuture<String> death() {
        return new CompletableFuture<>();
    }

    /** Its processes, where they are known from having started them. */
    default Optional<TargetWatch> watch() {
        return Optional.empty();
    }

    /** The last lines that it has printed. */
    default List<String> log() {
        return List.of();
    }

    /**
     * What a result says of it; empty for one of which there is nothing to say.
     *
     * @param death in words, if it ended by itself; otherwise empty
     */
    default Optional<ServerStory> story(String death) {
        return Optional.empty();
    }

    /** Ends it, if it was started here. */
    @Override
    default void close() {
    }
}
