package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;

/**
 * A file to be written as it is typed.
 *
 * @param text kept while its content comes from elsewhere
 * @param path of a file of this machine, or of one that ships; kept while its content is a text
 */
public record FileText(String name, ContentKind kind, String text, String path, boolean template) {
    static final FileText EMPTY = new FileText("", ContentKind.TEXT, "", "", true);

    static FileText of(LaunchFile file) {
        return switch (file.content()) {
            case Content.Text(String text) -> new FileText(file.name(), ContentKind.TEXT, text, "", file.template());
            case Content.Local(String path) -> new FileText(file.name(), ContentKind.LOCAL, "", path, file.template());
            case Content.Shipped(String path) ->
                    new FileText(file.name(), ContentKind.SHIPPED, "", path, file.template());
        };
    }

    LaunchFile read() {
        return new LaunchFile(name.strip(), switch (kind) {
            case TEXT -> new Content.Text(text);
            case LOCAL -> new Content.Local(path.strip());
            case SHIPPED -> new Content.Shipped(path.strip());
        }, template);
    }

    boolean blank() {
        return name.isBlank() && text.isBlank() && path.isBlank();
    }

    FileText withName(String name) {
        return new FileText(name, kind, text, path, template);
    }

    FileText withKind(ContentKind kind) {
        return new FileText(name, kind, text, path, template);
    }

    FileText withText(String text) {
        return new FileText(name, kind, text, path, template);
    }

    FileText withPath(String path) {
        return new FileText(name, kind, text, path, template);
    }

    FileText withTemplate(boolean template) {
        return new FileText(name, kind, text, path, template);
    }
}
