package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.List;

/**
 * A place inside a launch, where rules find fault.
 *
 * @param field whose row of the form it is in
 * @param path  dotted path of its key in the profile's JSON
 * @param name  what begins a sentence about it, such as {@code uWSGI}; empty if the row says it already
 */
record Spot(Findings findings, Field field, String path, String name) {
    private static final Texts TEXTS = Texts.of("profile");

    static Spot of(Findings findings, Field field) {
        return new Spot(findings, field, field.path(), "");
    }

    Spot at(String key) {
        return new Spot(findings, field, path + "." + key, name);
    }

    Spot at(String key, int number, String named) {
        return new Spot(findings, field, path + (key.isEmpty() ? "" : "." + key) + "[" + number + "]", named);
    }

    /** Finds fault unless something holds. */
    void require(boolean holds, String key, Object... arguments) {
        if (!holds) {
            add(key, arguments);
        }
    }

    void add(String key, Object... arguments) {
        say(TEXTS.get(key, arguments));
    }

    /** Finds fault in words that are made already. */
    void say(String text) {
        findings.say(field, path, name.isEmpty() ? text : TEXTS.get("launch.at", name, text));
    }

    void seconds(double seconds, int most) {
        require(seconds > 0 && seconds <= most, "launch.seconds", Integer.toString(most));
    }

    /** A text in which there may be placeholders, but only those that mean something here. */
    void text(String text, Vocabulary known) {
        require(text.indexOf('\0') < 0, "launch.null");
        try {
            known.fill(text);
        } catch (IOException e) {
            say(e.getMessage());
        }
    }

    void texts(List<String> texts, Vocabulary known) {
        texts.forEach(text -> text(text, known));
    }
}
