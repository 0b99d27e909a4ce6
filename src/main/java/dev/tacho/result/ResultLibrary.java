package dev.tacho.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Past runs, one folder each, named by their id. */
public final class ResultLibrary {

    /** Over {@code folder}, which is made when the first result is saved. */
    public ResultLibrary(Path folder) {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Writes a result whole or not at all.
     *
     * @return its result.json
     * @throws IOException in the user's words: full, read-only, no permission
     */
    public Path save(Result result) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** Newest first. A folder whose result cannot be read is listed with its problem and left untouched. */
    public List<Entry> list() {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * @throws IOException in the user's words, naming the file: missing, cut, foreign, of a newer schema
     */
    public Result load(String id) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** Takes a result out of the list; {@link #restore} brings it back until the program ends. */
    public void delete(String id) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    public void restore(String id) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * One line of the list.
     *
     * @param problem why it cannot be opened, in the user's words; empty for a good one, whose other fields then hold
     */
    public record Entry(String id, String name, java.time.Instant startedAt, double requestsPerSecond, long failed,
                        Result.Ending ending, String problem) {
    }
}
