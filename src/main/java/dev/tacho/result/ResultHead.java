package dev.tacho.result;

import dev.tacho.files.FileTrouble;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a list shows of a result, from the beginning of its file alone. */
final class ResultHead {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    /** The last of the keys that a list needs; {@link ResultJson} writes them first. */
    private static final String LAST_KEY = "requests";
    private static final int TAIL_BYTES = 16;

    private ResultHead() {
    }

    static ResultLibrary.Entry read(String id, Path file) throws IOException {
        checkEnd(file);
        Place head = new Place(file.toString(), "", head(file));
        ResultParser.checkSchema(head, Result.SCHEMA);
        Place ticks = head.at("ticks");
        if (!ticks.isNull()) {
            TickFile.beside(file, ticks);
        }
        return new ResultLibrary.Entry(id, head.at("name").text(), head.at("startedAt").instant(),
                head.at("requestsPerSecond").number(), head.at("requests").at("failed").whole(),
                ResultParser.ending(head.at("ending")), "");
    }

    private static ObjectNode head(Path file) throws IOException {
        ObjectNode head = MAPPER.createObjectNode();
        try (JsonParser parser = MAPPER.createParser(Files.newInputStream(file))) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw Trouble.schema(file.toString(), Result.SCHEMA, "");
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String key = parser.currentName();
                parser.nextToken();
                head.set(key, parser.readValueAsTree());
                if (key.equals(LAST_KEY)) {
                    break;
                }
            }
            return head;
        } catch (JacksonException e) {
            throw Trouble.notJson(file.toString(), e);
        }
    }

    /** A file cut in half begins well; only its end tells. */
    private static void checkEnd(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            if (channel.size() == 0) {
                throw Trouble.empty(file.toString());
            }
            ByteBuffer tail = ByteBuffer.allocate((int) Math.min(TAIL_BYTES, channel.size()));
            while (tail.hasRemaining() && channel.read(tail, channel.size() - tail.remaining()) >= 0) {
                continue;
            }
            if (!new String(tail.array(), StandardCharsets.UTF_8).stripTrailing().endsWith("}")) {
                throw Trouble.cut(file.toString());
            }
        } catch (java.nio.file.FileSystemException e) {
            throw FileTrouble.reading(file, e);
        }
    }
}
