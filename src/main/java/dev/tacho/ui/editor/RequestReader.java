package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;

/** One request of the form. */
final class RequestReader {
    private static final String COOKIE_ENDS = ";";

    private final RequestForm form;
    private final Typed typed;

    RequestReader(RequestForm form) {
        this.form = form;
        typed = new Typed(form.texts());
    }

    Typed typed() {
        return typed;
    }

    /** @param before what the form was filled from or read as last */
    RequestSpec read(RequestSpec before) {
        List<Header> headers = form.headers().stream()
                .filter(header -> !header.name().isBlank() || !header.value().isBlank())
                .map(header -> new Header(header.name().strip(), header.value().strip())).toList();
        Body body = switch (form.body()) {
            case NONE -> new Body.None();
            case INLINE -> new Body.Inline(typed.exactly(Field.BODY));
            case FILE -> new Body.FromFile(form.bodyFile().strip());
            case LINES -> new Body.Lines(form.bodyFile().strip(), form.bodyOrder());
        };
        return new RequestSpec(typed.text(Field.METHOD), headers, body, typed.text(Field.CONTENT_TYPE),
                typed.textOrNone(Field.PATH), typed.whole(Field.WEIGHT, before.weight()),
                typed.list(Field.COOKIES, COOKIE_ENDS), typed.textOrNone(Field.BASIC_AUTH));
    }
}
