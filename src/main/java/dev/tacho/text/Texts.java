package dev.tacho.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/** The sentences of one package, looked up by key. */
public final class Texts {
    private final ResourceBundle bundle;

    private Texts(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /**
     * The bundle {@code assets/messages/<name>.properties}.
     *
     * @throws java.util.MissingResourceException if there is none: a defect of the build
     */
    public static Texts of(String name) {
        return new Texts(ResourceBundle.getBundle("assets.messages." + name, Locale.ROOT));
    }

    /**
     * The sentence under {@code key}. With arguments it is a {@link MessageFormat} pattern, in which an apostrophe is
     * written twice; without, it is taken as it stands. Numbers should come already formatted: MessageFormat's own
     * grouping follows the machine's locale and would make two machines print two different reports.
     *
     * @throws java.util.MissingResourceException if the bundle has no such key
     */
    public String get(String key, Object... arguments) {
        String pattern = bundle.getString(key);
        return arguments.length == 0 ? pattern : new MessageFormat(pattern, Locale.ROOT).format(arguments);
    }

    /** All keys of the bundle, for the test that finds obsolete ones. */
    public Set<String> keys() {
        return bundle.keySet();
    }
}
