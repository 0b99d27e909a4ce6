package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Takes JSON apart into {@link Json}. Stricter than Jackson's own tree: no key twice, nothing after the end. */
final class JsonText {
    private static final Texts TEXTS = Texts.of("profile");
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private final Source source;
    private final JsonParser parser;

    private JsonText(Source source, JsonParser parser) {
        this.source = source;
        this.parser = parser;
    }

    /** @throws IOException in the user's words: empty, cut, not JSON, a key twice, something after the end */
    static Json parse(String text, Source source) throws IOException {
        String json = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        if (json.isBlank()) {
            throw source.wrong(TEXTS.get("json.empty"));
        }
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
            parser.nextToken();
            JsonText reader = new JsonText(source, parser);
            Json root = reader.value();
            if (parser.nextToken() != null) {
                throw source.wrong(reader.line(), TEXTS.get("json.trailing"));
            }
            return root;
        } catch (StreamConstraintsException e) {
            throw because(source.wrong(TEXTS.get("json.strange")), e);
        } catch (JacksonException e) {
            throw because(source.wrong(e.getLocation().getLineNr(), cut(e) ? TEXTS.get("json.cut")
                    : TEXTS.get("json.not", Integer.toString(e.getLocation().getColumnNr()))), e);
        }
    }

    /** Between two entries of an object Jackson knows the end only by its words. */
    private static boolean cut(JacksonException e) {
        return e instanceof UnexpectedEndOfInputException
                || e.getOriginalMessage().startsWith("Unexpected end-of-input");
    }

    private static IOException because(IOException complaint, Exception cause) {
        complaint.initCause(cause);
        return complaint;
    }

    private int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    private Json value() throws IOException {
        int line = line();
        return switch (parser.currentToken()) {
            case START_OBJECT -> new Json.Obj(line, members());
            case START_ARRAY -> new Json.Arr(line, elements());
            case VALUE_STRING -> new Json.Str(line, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(line, parser.getString());
            case VALUE_TRUE -> new Json.Bool(line, true);
            case VALUE_FALSE -> new Json.Bool(line, false);
            case VALUE_NULL -> new Json.Null(line);
            case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
                    throw new IllegalStateException("no value at " + parser.currentToken());
        };
    }

    private SequencedMap<String, Json.Member> members() throws IOException {
        SequencedMap<String, Json.Member> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int line = line();
            parser.nextToken();
            if (members.put(key, new Json.Member(line, value())) != null) {
                throw source.wrong(line, TEXTS.get("json.twice", Source.quoted(key)));
            }
        }
        return members;
    }

    private List<Json> elements() throws IOException {
        List<Json> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value());
        }
        return elements;
    }
}
