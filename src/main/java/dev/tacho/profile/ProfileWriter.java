package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** From a profile to JSON; {@link ProfileReader} is its mirror. Defaults too: a file explains itself. */
final class ProfileWriter {
    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");
    private static final ObjectWriter WRITER = JsonMapper.shared().writer().with(new DefaultPrettyPrinter(
            Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER)
                    .withArrayEmptySeparator("").withObjectEmptySeparator(""))
            .withObjectIndenter(INDENTER).withArrayIndenter(INDENTER));
    private static final double EXACT_WHOLES = 1L << 53;

    private ProfileWriter() {
    }

    static String json(Profile profile) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("schema", ProfileFile.SCHEMA);
        root.put("name", profile.name());
        root.put("description", profile.description());
        switch (profile.target()) {
            case Target.Url(String url) -> root.putObject("target").put("url", url);
            case Target.Demo(String path) -> root.putObject("target").put("demo", path);
        }
        request(root.putObject("request"), profile.request());
        switch (profile.load()) {
            case Load.Open _ -> throw new IllegalArgumentException("open");
            case Load.Closed load -> closed(root.putObject("load").putObject("closed"), load);
        }
        Connection connection = profile.connection();
        ObjectNode travels = root.putObject("connection");
        travels.put("keepAlive", connection.keepAlive());
        travels.put("http", connection.http().number());
        put(travels, "timeoutSeconds", connection.timeoutSeconds());
        ObjectNode checks = root.putObject("checks");
        checks.put("statuses", profile.checks().statuses().toString());
        checks.put("sameLength", profile.checks().sameLength());
        profile.checks().bodyContains().ifPresent(text -> checks.put("bodyContains", text));
        return WRITER.writeValueAsString(root) + "\n";
    }

    private static void request(ObjectNode node, RequestSpec request) {
        node.put("method", request.method());
        var headers = node.putArray("headers");
        request.headers().forEach(header -> headers.addObject().put("name", header.name())
                .put("value", header.value()));
        switch (request.body()) {
            case Body.None() -> { }
            case Body.Inline(String text) -> node.putObject("body").put("text", text);
            case Body.Lines(String path, _) -> node.putObject("body").put("lines", path);
            case Body.FromFile(String path) -> node.putObject("body").put("file", path);
        }
        node.put("contentType", request.contentType());
    }

    private static void closed(ObjectNode node, Load.Closed load) {
        node.put("concurrency", load.concurrency());
        load.requests().ifPresent(requests -> node.put("requests", requests));
        load.durationSeconds().ifPresent(seconds -> put(node, "durationSeconds", seconds));
    }

    /** JSON has no NaN: it becomes 0, which the rules refuse just the same. */
    private static void put(ObjectNode node, String key, double number) {
        if (!Double.isFinite(number)) {
            node.put(key, 0);
        } else if (number == Math.rint(number) && Math.abs(number) < EXACT_WHOLES) {
            node.put(key, (long) number);
        } else {
            node.put(key, number);
        }
    }
}
