package dev.tacho.profile;

import java.util.List;
import java.util.SequencedMap;

/** JSON as it was written, each value with the line it starts on, so that a message can say where to look. */
sealed interface Json {

    /** From 1. */
    int line();

    record Obj(int line, SequencedMap<String, Member> members) implements Json {
    }

    /** The value of a key, with the line of the key. */
    record Member(int line, Json value) {
    }

    record Arr(int line, List<Json> elements) implements Json {
    }

    record Str(int line, String text) implements Json {
    }

    /** @param text as written, valid JSON */
    record Num(int line, String text) implements Json {
    }

    record Bool(int line, boolean value) implements Json {
    }

    record Null(int line) implements Json {
    }
}
