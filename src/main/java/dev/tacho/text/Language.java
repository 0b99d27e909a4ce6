package dev.tacho.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What texts are written in. A piece of work is done {@link #speaking} a language, and every {@link Texts} it looks up
 * meanwhile, in the same thread, answers in it; all around it, and in all other threads, English goes on.
 *
 * <p>It is bound to the call rather than handed through each method: dozens of methods between a command and the name
 * of an axis would take it only to pass it on, and one that forgot would mix two languages in a picture.
 */
public enum Language {
    ENGLISH("en", Locale.ROOT),
    SIMPLIFIED_CHINESE("zh-CN", Locale.SIMPLIFIED_CHINESE),
    TRADITIONAL_CHINESE("zh-TW", Locale.TRADITIONAL_CHINESE);

    private static final ScopedValue<Language> SPOKEN = ScopedValue.newInstance();

    private final String key;
    private final Locale locale;

    Language(String key, Locale locale) {
        this.key = key;
        this.locale = locale;
    }

    /** As browsers and {@code --lang} know it. */
    public String key() {
        return key;
    }

    Locale locale() {
        return locale;
    }

    /** Whatever the case of its letters. */
    public static Optional<Language> ofKey(String key) {
        return Arrays.stream(values()).filter(language -> language.key.equalsIgnoreCase(key)).findFirst();
    }

    /** That of the call this one is part of; English outside of any. */
    public static Language spoken() {
        return SPOKEN.orElse(ENGLISH);
    }

    /** Does {@code work} in this language. What it leaves to other threads or to later is in English. */
    public <T> T speaking(Supplier<T> work) {
        return ScopedValue.where(SPOKEN, this).call(work::get);
    }
}
