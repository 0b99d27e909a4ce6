package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The requests of a profile, from JSON; {@link RequestWriter} is its mirror. */
final class RequestReader {
    private static final Texts TEXTS = Texts.of("profile");
    private static final List<String> KEYS = List.of("method", "path", "weight", "headers", "cookies", "basicAuth",
            "body", "contentType");

    private RequestReader() {
    }

    /** One under {@code request}, or several under {@code requests}; without either a plain GET. */
    static List<RequestSpec> requests(Section root) throws IOException {
        if (!root.has("requests")) {
            Optional<Section> one = root.section("request", KEYS);
            return List.of(one.isPresent() ? request(one.get()) : RequestSpec.get());
        }
        if (root.has("request")) {
            throw root.wrong("requests", TEXTS.get("requests.one"));
        }
        List<RequestSpec> requests = new ArrayList<>();
        for (Section section : root.sections("requests", KEYS)) {
            requests.add(request(section));
        }
        if (requests.isEmpty()) {
            throw root.wrong("requests", TEXTS.get("requests.none"));
        }
        return requests;
    }

    private static RequestSpec request(Section section) throws IOException {
        RequestSpec otherwise = RequestSpec.get();
        List<Header> headers = new ArrayList<>();
        for (Section header : section.sections("headers", List.of("name", "value"))) {
            headers.add(new Header(header.requiredText("name"), header.requiredText("value")));
        }
        Optional<Section> body = section.section("body", List.of("text", "file", "lines", "order"));
        return new RequestSpec(section.text("method").orElse(otherwise.method()), headers,
                body.isPresent() ? body(body.get()) : otherwise.body(),
                section.text("contentType").orElse(otherwise.contentType()), section.text("path"),
                section.integer("weight").orElse(otherwise.weight()), section.texts("cookies"),
                section.text("basicAuth"));
    }

    private static Body body(Section section) throws IOException {
        if (Stream.of("text", "file", "lines").filter(section::has).count() != 1) {
            throw section.wrong("file", TEXTS.get("body.one", section.path()));
        }
        if (section.has("lines")) {
            return new Body.Lines(section.requiredText("lines"),
                    section.oneOf("order", Order.values(), Order::key, Order.SEQUENTIAL));
        }
        if (section.has("order")) {
            throw section.wrong("order", TEXTS.get("body.order", section.dotted("order")));
        }
        return section.has("text") ? new Body.Inline(section.requiredText("text"))
                : new Body.FromFile(section.requiredText("file"));
    }
}
