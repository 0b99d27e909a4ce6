package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One object of a profile's JSON, read key by key. A key whose value is {@code null} counts as left out. */
final class Section {
    private static final Texts TEXTS = Texts.of("profile");
    private final Source source;
    private final String path;
    private final Json.Obj object;

    /**
     * @param path what to call it in messages: dotted, empty for the whole profile
     * @param keys all it may hold
     * @throws IOException if it is not an object or holds another key
     */
    Section(Source source, String path, Json json, List<String> keys) throws IOException {
        this.source = source;
        this.path = path;
        if (!(json instanceof Json.Obj obj)) {
            throw source.wrong(json.line(), path.isEmpty() ? TEXTS.get("json.noObject")
                    : TEXTS.get("type.object", path));
        }
        object = obj;
        for (var member : obj.members().entrySet()) {
            if (!keys.contains(member.getKey())) {
                throw unknown(member.getKey(), member.getValue().line(), keys);
            }
        }
    }

    private IOException unknown(String key, int line, List<String> keys) {
        String where = path.isEmpty() ? TEXTS.get("key.root") : path;
        String hint = Nearest.to(key, keys).map(near -> TEXTS.get("key.near", near))
                .orElseGet(() -> TEXTS.get("key.valid", String.join(", ", keys)));
        return source.wrong(line, TEXTS.get("key.unknown", Source.quoted(key), where, hint));
    }

    /** A part of this object, if it is there. */
    Optional<Section> section(String key, List<String> keys) throws IOException {
        Optional<Json> json = get(key);
        return json.isEmpty() ? Optional.empty() : Optional.of(new Section(source, dotted(key), json.get(), keys));
    }

    Section required(String key, List<String> keys) throws IOException {
        return section(key, keys).orElseThrow(() -> missing(key));
    }

    /** The elements of an array; none if it is left out. */
    private List<Json> elements(String key) throws IOException {
        return switch (get(key).orElse(null)) {
            case null -> List.of();
            case Json.Arr(_, List<Json> elements) -> elements;
            case Json other -> throw type(other, "type.list", key);
        };
    }

    /** Each element of an array of objects, as a section of its own. */
    List<Section> sections(String key, List<String> keys) throws IOException {
        List<Section> sections = new ArrayList<>();
        for (Json element : elements(key)) {
            sections.add(new Section(source, dotted(key) + "[" + sections.size() + "]", element, keys));
        }
        return sections;
    }

    /** An array of texts; empty if it is left out. */
    List<String> texts(String key) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Json element : elements(key)) {
            if (!(element instanceof Json.Str(_, String text))) {
                throw type(element, "type.text", key + "[" + texts.size() + "]");
            }
            texts.add(text);
        }
        return texts;
    }

    /** An array of whole numbers of at most {@code max}; empty if it is left out. */
    List<Long> wholes(String key, long max) throws IOException {
        List<Long> wholes = new ArrayList<>();
        for (Json element : elements(key)) {
            wholes.add(whole(element, key + "[" + wholes.size() + "]", max));
        }
        return wholes;
    }

    /** An object of texts, by their keys; empty if it is left out. */
    SortedMap<String, String> textMap(String key) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        Json json = get(key).orElse(null);
        if (json == null) {
            return texts;
        }
        if (!(json instanceof Json.Obj object)) {
            throw type(json, "type.object", key);
        }
        for (var member : object.members().entrySet()) {
            switch (member.getValue().value()) {
                case Json.Null _ -> { }
                case Json.Str(_, String text) -> texts.put(member.getKey(), text);
                case Json other -> throw type(other, "type.text", key + "." + member.getKey());
            }
        }
        return texts;
    }

    /** Which of {@code keys} this object has. */
    String onlyOne(List<String> keys) throws IOException {
        List<String> there = keys.stream().filter(this::has).toList();
        if (there.size() != 1) {
            throw wrong(there.isEmpty() ? "" : there.get(1), TEXTS.get("key.onlyOne", path,
                    String.join(", ", keys)));
        }
        return there.getFirst();
    }

    /** One of a few values, by how each is written; {@code otherwise} if it is left out. */
    <E> E oneOf(String key, E[] values, Function<E, String> written, E otherwise) throws IOException {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return otherwise;
        }
        return Arrays.stream(values).filter(value -> written.apply(value).equals(text.get())).findFirst()
                .orElseThrow(() -> wrong(key, TEXTS.get("key.value", Source.quoted(text.get()), dotted(key),
                        Arrays.stream(values).map(written).collect(Collectors.joining(", ")))));
    }

    Optional<String> text(String key) throws IOException {
        return switch (get(key).orElse(null)) {
            case null -> Optional.empty();
            case Json.Str(_, String text) -> Optional.of(text);
            case Json other -> throw type(other, "type.text", key);
        };
    }

    String requiredText(String key) throws IOException {
        return text(key).orElseThrow(() -> missing(key));
    }

    boolean flag(String key, boolean otherwise) throws IOException {
        return switch (get(key).orElse(null)) {
            case null -> otherwise;
            case Json.Bool(_, boolean value) -> value;
            case Json other -> throw type(other, "type.flag", key);
        };
    }

    /** A whole number of at most {@code max}; {@code 1e5} is one. */
    OptionalLong whole(String key, long max) throws IOException {
        Optional<Json> json = get(key);
        return json.isPresent() ? OptionalLong.of(whole(json.get(), key, max)) : OptionalLong.empty();
    }

    private long whole(Json json, String key, long max) throws IOException {
        BigDecimal number = decimal(json, key, "type.whole");
        try {
            long whole = number.longValueExact();
            if (-max <= whole && whole <= max) {
                return whole;
            }
        } catch (ArithmeticException e) {
            throw because(type(json, "type.whole", key), e);
        }
        throw type(json, "type.whole", key);
    }

    OptionalInt integer(String key) throws IOException {
        OptionalLong whole = whole(key, Integer.MAX_VALUE);
        return whole.isPresent() ? OptionalInt.of((int) whole.getAsLong()) : OptionalInt.empty();
    }

    Optional<Double> number(String key) throws IOException {
        Optional<Json> json = get(key);
        if (json.isEmpty()) {
            return Optional.empty();
        }
        double number = decimal(json.get(), key, "type.number").doubleValue();
        if (Double.isInfinite(number)) {
            throw type(json.get(), "type.number", key);
        }
        return Optional.of(number);
    }

    double requiredNumber(String key) throws IOException {
        return number(key).orElseThrow(() -> missing(key));
    }

    private BigDecimal decimal(Json json, String key, String message) throws IOException {
        if (!(json instanceof Json.Num(_, String text))) {
            throw type(json, message, key);
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw because(type(json, message, key), e);
        }
    }

    boolean has(String key) {
        return get(key).isPresent();
    }

    /** A complaint about the value of {@code key}, or about this object if the key is not there. */
    IOException wrong(String key, String sentence) {
        Json.Member member = object.members().get(key);
        return source.wrong(member == null ? object.line() : member.line(), sentence);
    }

    /** What messages call this object; empty for the whole profile. */
    String path() {
        return path;
    }

    String dotted(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private IOException missing(String key) {
        return source.wrong(object.line(), TEXTS.get("key.missing", dotted(key)));
    }

    private IOException type(Json at, String message, String key) {
        return source.wrong(at.line(), TEXTS.get(message, dotted(key)));
    }

    private static IOException because(IOException complaint, Exception cause) {
        complaint.initCause(cause);
        return complaint;
    }

    private Optional<Json> get(String key) {
        return Optional.ofNullable(object.members().get(key)).map(Json.Member::value)
                .filter(value -> !(value instanceof Json.Null));
    }
}
