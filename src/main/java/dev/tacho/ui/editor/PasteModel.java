package dev.tacho.ui.editor;

import dev.tacho.profile.AbCommand;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ToolLine;
import dev.tacho.profile.Translation;
import java.util.List;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A command line of another tool that is to become a profile, read anew at each change. */
public final class PasteModel {
    private static final Pattern TOOL = Pattern.compile(
            "\\s*([$#%]\\s+)?(tacho\\s+)?([^\\s:]*/)?(ab|wrk2?|hey|curl)\\s.+", Pattern.DOTALL);

    private final StringProperty line = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Profile> profile = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<String>> untranslated = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper abLine = new ReadOnlyStringWrapper("");

    public PasteModel() {
        line.addListener((_, _, now) -> read(now));
    }

    /** Whether a text is likely to be such a line: then it is no URL. */
    public static boolean looksLikeLine(String text) {
        return TOOL.matcher(text).matches();
    }

    public StringProperty lineProperty() {
        return line;
    }

    /** What becomes of the line; null while it cannot be read. */
    public ReadOnlyObjectProperty<Profile> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /** What of the line has no counterpart, a sentence each. */
    public ReadOnlyObjectProperty<List<String>> untranslatedProperty() {
        return untranslated.getReadOnlyProperty();
    }

    /** Why the line cannot be read; empty if it can, and of an empty line. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** The profile as an ab command line; empty if there is none. */
    public ReadOnlyStringProperty abLineProperty() {
        return abLine.getReadOnlyProperty();
    }

    private void read(String text) {
        profile.set(null);
        untranslated.set(List.of());
        problem.set("");
        if (!text.isBlank()) {
            try {
                Translation translation = ToolLine.read(text);
                untranslated.set(translation.untranslated());
                profile.set(translation.profile());
            } catch (IllegalArgumentException e) {
                problem.set(e.getMessage());
            }
        }
        abLine.set(profile.get() == null ? "" : AbCommand.of(profile.get()));
    }
}
