package dev.tacho.profile;

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

    private ProfileWriter() {
    }

    static String json(Profile profile) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("schema", ProfileFile.SCHEMA);
        root.put("name", profile.name());
        root.put("description", profile.description());
        LaunchWriter.put(root.putObject("target"), profile.target());
        RequestWriter.put(root, profile.requests());
        profile.data().ifPresent(data -> root.putObject("data").put("csv", data.path())
                .put("order", data.order().key()));
        LoadWriter.put(root, profile.load(), profile.window());
        ConnectionWriter.put(root.putObject("connection"), profile.connection());
        ObjectNode checks = root.putObject("checks");
        checks.put("statuses", profile.checks().statuses().toString());
        checks.put("sameLength", profile.checks().sameLength());
        profile.checks().bodyContains().ifPresent(text -> checks.put("bodyContains", text));
        profile.checks().bodyNumber().ifPresent(range -> {
            // One that is blank must not become a number that the rules take.
            boolean whole = Double.isFinite(range.least()) && Double.isFinite(range.most());
            ObjectNode number = checks.putObject("bodyNumber");
            JsonNumber.put(number, "least", whole ? range.least() : 0);
            JsonNumber.put(number, "most", whole ? range.most() : -1);
        });
        return WRITER.writeValueAsString(root) + "\n";
    }
}
