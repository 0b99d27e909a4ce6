package dev.tacho.profile;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What makes placeholders ones that can be filled in, and the data file one that can fill them. */
final class TemplateRules {
    private final Findings findings;
    private final Optional<DataFile> data;
    /** Empty while it is not known which there are. */
    private final Optional<List<String>> columns;
    private final String trouble;

    /** Reads the first row of the data file, if there is one. */
    TemplateRules(Findings findings, Optional<DataFile> data) {
        this.findings = findings;
        this.data = data;
        List<String> read = null;
        String sentence = "";
        if (data.isPresent()) {
            try {
                read = DataColumns.of(data.get());
            } catch (IOException e) {
                sentence = e.getMessage();
            }
        }
        columns = Optional.ofNullable(read);
        trouble = sentence;
    }

    /** A text, taken apart if that can be done. */
    Optional<Template> check(Field field, String text) {
        try {
            Template template = Template.parse(text);
            template.columns().stream().distinct().forEach(column -> column(field, column));
            return Optional.of(template);
        } catch (IllegalArgumentException e) {
            findings.say(field, e.getMessage());
            return Optional.empty();
        }
    }

    void data() {
        if (!trouble.isEmpty()) {
            findings.say(Field.DATA, trouble);
        }
    }

    private void column(Field field, String column) {
        String shown = Source.quoted(column);
        if (data.isEmpty()) {
            findings.add(field, "data.none", shown);
        } else if (columns.isPresent() && !columns.get().contains(column)) {
            Optional<String> near = Nearest.to(column, columns.get());
            if (near.isPresent()) {
                findings.add(field, "data.nearColumn", data.get().path(), shown, Source.quoted(near.get()));
            } else {
                findings.add(field, "data.noColumn", data.get().path(), shown,
                        Source.quoted(String.join(", ", columns.get())));
            }
        }
    }
}
