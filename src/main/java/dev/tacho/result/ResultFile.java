package dev.tacho.result;

import dev.tacho.files.FileTrouble;
import dev.tacho.files.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One result in files anywhere: {@code result.json} and its ticks beside it. */
public final class ResultFile {
    /** 64 MiB, a thousand times what a result takes: whatever is larger was given by mistake. */
    private static final int MAX_BYTES = 64 << 20;

    private ResultFile() {
    }

    /**
     * The JSON of {@code result} as design and scripts know it.
     *
     * @param ticksPath what it says of its tick file, relative to itself; empty when there is none. Of what a server
     *                  printed it names no file
     */
    public static String json(Result result, String ticksPath) {
        return ResultJson.of(result, ticksPath, "");
    }

    /**
     * Writes {@code file} and its tick file beside it, both whole or none: {@code ticks.jsonl} beside
     * {@code result.json}, {@code NAME.ticks.jsonl} beside {@code NAME.json}. What a server has printed comes with
     * them as {@code server.log} or {@code NAME.server.log}. The result comes last, so that one that is there is
     * complete.
     *
     * @throws IOException in the user's words: full, read-only, no permission
     */
    public static void write(Path file, Result result) throws IOException {
        String name = file.getFileName().toString();
        String stem = name.endsWith(".json") ? name.substring(0, name.length() - ".json".length()) : name;
        String prefix = stem.equals("result") ? "" : stem + ".";
        List<String> log = result.server().map(ServerStory::log).orElse(List.of());
        String logName = log.isEmpty() ? "" : prefix + "server.log";
        byte[] json = ResultJson.of(result, prefix + "ticks.jsonl", logName).getBytes(StandardCharsets.UTF_8);
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(file.resolveSibling(prefix + "ticks.jsonl"), TickFile.bytes(result.ticks()));
        if (!log.isEmpty()) {
            files.put(file.resolveSibling(logName), ServerLog.bytes(log));
        }
        files.put(file, json);
        WholeFile.write(files);
    }

    /**
     * Reads {@code file}, its tick file and what the server printed.
     *
     * @throws IOException in the user's words, naming the file: missing, cut, foreign, of a newer schema
     */
    public static Result read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw Trouble.folder(file);
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
        if (bytes.length > MAX_BYTES) {
            throw Trouble.foreign(file);
        }
        Place root = ResultParser.parse(bytes, file.toString());
        Optional<Place> server = root.maybe("server");
        return ResultParser.result(root, ticks(root.at("ticks"), file),
                server.isPresent() ? ServerLog.read(file, server.get()) : List.of());
    }

    private static List<Tick> ticks(Place place, Path result) throws IOException {
        if (place.isNull()) {
            return List.of();
        }
        return TickFile.read(TickFile.beside(result, place), result);
    }
}
