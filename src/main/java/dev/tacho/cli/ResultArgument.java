package dev.tacho.cli;

import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.ResultLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is given for a result: a result.json, the folder it lies in, or the id of a past run. */
final class ResultArgument {
    private ResultArgument() {
    }

    /** @throws IOException in the user's words: missing, cut, foreign, of a newer schema */
    static Result read(String argument, ResultLibrary past) throws IOException {
        Path path = Path.of(argument);
        if (Files.isDirectory(path)) {
            return ResultFile.read(path.resolve("result.json"));
        }
        boolean pastRun = !Files.exists(path)
                && past.list().stream().anyMatch(entry -> entry.id().equals(argument));
        return pastRun ? past.load(argument) : ResultFile.read(path);
    }
}
