package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** The requests of a profile, to JSON; {@link RequestReader} is its mirror. */
final class RequestWriter {

    private RequestWriter() {
    }

    static void put(ObjectNode root, List<RequestSpec> requests) {
        if (requests.size() == 1) {
            request(root.putObject("request"), requests.getFirst(), false);
        } else {
            var several = root.putArray("requests");
            requests.forEach(request -> request(several.addObject(), request, true));
        }
    }

    private static void request(ObjectNode node, RequestSpec request, boolean oneOfSeveral) {
        node.put("method", request.method());
        request.path().ifPresent(path -> node.put("path", path));
        if (oneOfSeveral || request.weight() != RequestSpec.get().weight()) {
            node.put("weight", request.weight());
        }
        var headers = node.putArray("headers");
        request.headers().forEach(header -> headers.addObject().put("name", header.name())
                .put("value", header.value()));
        if (!request.cookies().isEmpty()) {
            request.cookies().forEach(node.putArray("cookies")::add);
        }
        request.basicAuth().ifPresent(user -> node.put("basicAuth", user));
        switch (request.body()) {
            case Body.None() -> { }
            case Body.Inline(String text) -> node.putObject("body").put("text", text);
            case Body.FromFile(String path) -> node.putObject("body").put("file", path);
            case Body.Lines(String path, RequestSpec.Order order) ->
                    node.putObject("body").put("lines", path).put("order", order.key());
        }
        node.put("contentType", request.contentType());
    }
}
