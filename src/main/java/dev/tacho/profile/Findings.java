package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What the rules find in one profile, gathered by the one thread that looks at it. */
final class Findings {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String REQUEST = "request.";
    private final Profile profile;
    private final List<Problem> problems = new ArrayList<>();
    private OptionalInt request = OptionalInt.empty();

    Findings(Profile profile) {
        this.profile = profile;
    }

    /** What follows is about a request, counted from 0. */
    void in(int number) {
        request = profile.requests().size() > 1 ? OptionalInt.of(number) : OptionalInt.empty();
    }

    /** What follows is about the rest of the profile. */
    void inNone() {
        request = OptionalInt.empty();
    }

    /** Finds fault unless something holds. */
    void require(boolean holds, Field field, String key, Object... arguments) {
        if (!holds) {
            add(field, key, arguments);
        }
    }

    void add(Field field, String key, Object... arguments) {
        say(field, TEXTS.get(key, arguments));
    }

    /** Finds fault in words that are made already. */
    void say(Field field, String text) {
        say(field, path(field), text);
    }

    /** Likewise, for a place within the field that has a path of its own. */
    void say(Field field, String path, String text) {
        problems.add(new Problem(field, request, path, text));
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    private String path(Field field) {
        if (field == Field.ROUTE) {
            return switch (profile.connection().route()) {
                case Connection.Route.Direct() -> "connection";
                case Connection.Route.Proxy _ -> "connection.proxy";
                case Connection.Route.UnixSocket _ -> "connection.unixSocket";
                case Connection.Route.ConnectTo _ -> "connection.connectTo";
            };
        }
        return request.isPresent() && field.path().startsWith(REQUEST)
                ? "requests[" + request.getAsInt() + "]." + field.path().substring(REQUEST.length()) : field.path();
    }
}
