package dev.tacho.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.Set;

/** The sentences of one package, looked up by key, in the {@link Language} of the call. */
public final class Texts {
    /** A language without a bundle of its own gets the English one, not that of the machine. */
    private static final Control OWN_OR_ENGLISH = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);

    private final String name;
    private final ResourceBundle english;

    private Texts(String name, ResourceBundle english) {
        this.name = name;
        this.english = english;
    }

    /**
     * The bundle {@code assets/messages/<name>.properties}, and its translations beside it where there are any.
     *
     * @throws java.util.MissingResourceException if there is none: a defect of the build
     */
    public static Texts of(String name) {
        String path = "assets.messages." + name;
        return new Texts(path, ResourceBundle.getBundle(path, Locale.ROOT));
    }

    /**
     * The sentence under {@code key}. With arguments it is a {@link MessageFormat} pattern, in which an apostrophe is
     * written twice; without, it is taken as it stands. Numbers should come already formatted: MessageFormat's own
     * grouping follows the machine's locale and would make two machines print two different reports.
     *
     * @throws java.util.MissingResourceException if the bundle has no such key
     */
    public String get(String key, Object... arguments) {
        Language language = Language.spoken();
        ResourceBundle bundle = language == Language.ENGLISH ? english
                : ResourceBundle.getBundle(name, language.locale(), OWN_OR_ENGLISH);
        String pattern = bundle.getString(key);
        return arguments.length == 0 ? pattern : new MessageFormat(pattern, Locale.ROOT).format(arguments);
    }

    /** All keys of the bundle, for the test that finds obsolete ones. */
    public Set<String> keys() {
        return english.keySet();
    }
}
