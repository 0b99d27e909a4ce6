package dev.tacho.target;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/** Finds the processes that a test has started, wherever they have gone: by a word in their environment. */
record Marked(String word) {
    static Marked anew() {
        return new Marked("TACHO_TRY_" + UUID.randomUUID().toString().replace("-", ""));
    }

    /** Goes before a shell's script. */
    String export() {
        return "export " + word + "=1; ";
    }

    /** Those that live, zombies not counted. */
    List<Long> alive() throws IOException {
        ProcFiles files = new ProcFiles(Path.of("/proc"));
        try (Stream<Long> pids = files.pids()) {
            return pids.filter(this::isMarked)
                    .filter(pid -> files.stat(pid).filter(stat -> !stat.ended()).isPresent()).toList();
        }
    }

    private boolean isMarked(long pid) {
        try {
            return new String(Files.readAllBytes(Path.of("/proc/" + pid + "/environ")), StandardCharsets.ISO_8859_1)
                    .contains(word);
        } catch (IOException _) {
            return false; // gone
        }
    }

    /** Waits until so many live; the test's own timeout ends it. */
    void await(int count) throws IOException, InterruptedException {
        await(alive -> alive == count);
    }

    /** Waits until it holds for how many live. */
    void await(IntPredicate wanted) throws IOException, InterruptedException {
        while (!wanted.test(alive().size())) {
            Thread.sleep(20);
        }
    }
}
