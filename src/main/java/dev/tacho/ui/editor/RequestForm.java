package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.ui.kit.NumberText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What stands in the form for one request.
 *
 * @param texts    of each of {@link #FIELDS} that is typed into; {@link Field#BODY} is the inline body
 * @param headers  rows, also those still empty
 * @param bodyFile the body's file, kept while another kind of body is chosen, as the inline text is
 */
record RequestForm(Map<Field, String> texts, List<Header> headers, BodyKind body, String bodyFile, Order bodyOrder) {
    /** The fields that each request has its own of. */
    static final Set<Field> FIELDS = Set.of(Field.METHOD, Field.HEADERS, Field.BODY, Field.CONTENT_TYPE, Field.PATH,
            Field.WEIGHT, Field.COOKIES, Field.BASIC_AUTH);
    /** As in the Cookie header itself. */
    static final String BETWEEN_COOKIES = "; ";

    static RequestForm of(RequestSpec request) {
        Map<Field, String> texts = new EnumMap<>(Field.class);
        texts.put(Field.METHOD, request.method());
        texts.put(Field.BODY, "");
        texts.put(Field.CONTENT_TYPE, request.contentType());
        texts.put(Field.PATH, request.path().orElse(""));
        texts.put(Field.WEIGHT, NumberText.of(request.weight()));
        texts.put(Field.COOKIES, String.join(BETWEEN_COOKIES, request.cookies()));
        texts.put(Field.BASIC_AUTH, request.basicAuth().orElse(""));
        String file = "";
        Order order = Order.SEQUENTIAL;
        BodyKind body = switch (request.body()) {
            case Body.None _ -> BodyKind.NONE;
            case Body.Inline(String text) -> {
                texts.put(Field.BODY, text);
                yield BodyKind.INLINE;
            }
            case Body.FromFile(String path) -> {
                file = path;
                yield BodyKind.FILE;
            }
            case Body.Lines(String path, Order of) -> {
                file = path;
                order = of;
                yield BodyKind.LINES;
            }
        };
        return new RequestForm(texts, request.headers(), body, file, order);
    }
}
