package dev.tacho.result;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A value inside a JSON file that knows where it is, so that what is wrong with it can be said.
 *
 * @param source the file, for messages
 * @param path   dotted, empty for the whole file
 */
record Place(String source, String path, JsonNode node) {

    /** The value under {@code key}, which must be there. */
    Place at(String key) throws IOException {
        JsonNode child = node.get(key);
        Place place = new Place(source, path.isEmpty() ? key : path + "." + key, child);
        if (child == null) {
            throw place.wrong("value.missing");
        }
        return place;
    }

    /** The value under {@code key}, which files of earlier versions lack; null there too means that there is none. */
    Optional<Place> maybe(String key) throws IOException {
        JsonNode child = node.get(key);
        return child == null || child.isNull() ? Optional.empty() : Optional.of(at(key));
    }

    boolean isNull() {
        return node.isNull();
    }

    Collection<String> keys() throws IOException {
        if (!node.isObject()) {
            throw wrong("value.object");
        }
        return node.propertyNames();
    }

    List<Place> items() throws IOException {
        if (!node.isArray()) {
            throw wrong("value.list");
        }
        List<Place> items = new ArrayList<>();
        for (JsonNode item : node) {
            items.add(new Place(source, path + "[" + items.size() + "]", item));
        }
        return items;
    }

    String text() throws IOException {
        if (!node.isString()) {
            throw wrong("value.text");
        }
        return node.asString();
    }

    Instant instant() throws IOException {
        try {
            return Instant.parse(text());
        } catch (DateTimeException _) {
            throw wrong("value.instant");
        }
    }

    /** Null is a number that could not be told, as JSON has no NaN. */
    double number() throws IOException {
        if (node.isNull()) {
            return Double.NaN;
        }
        if (!node.isNumber()) {
            throw wrong("value.number");
        }
        return node.asDouble();
    }

    long whole() throws IOException {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw wrong("value.whole");
        }
        return node.longValue();
    }

    boolean flag() throws IOException {
        if (!node.isBoolean()) {
            throw wrong("value.flag");
        }
        return node.booleanValue();
    }

    int small() throws IOException {
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw wrong("value.whole");
        }
        return node.intValue();
    }

    /** The whole number under {@code key}, 0 where files of earlier versions lack it. */
    long wholeOrZero(String key) throws IOException {
        Optional<Place> place = maybe(key);
        return place.isPresent() ? place.get().whole() : 0;
    }

    /** @param key of the message bundle: what the value should be */
    IOException wrong(String key) {
        return Trouble.value(source, path, key);
    }
}
