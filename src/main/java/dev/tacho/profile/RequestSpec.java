package dev.tacho.profile;

import java.util.List;
import java.util.Optional;

/**
 * A request that is sent again and again. Path, header values, cookies and inline body may hold placeholders, filled in
 * anew for each request: {@code ${counter}}, {@code ${random:1-100}}, {@code ${choice:a|b|c}}, {@code ${csv:column}};
 * {@code $${} stands for a plain {@code ${}.
 *
 * @param method      an HTTP token, sent as written ({@code GET}, {@code HEAD}, {@code POST}, …)
 * @param headers     in the order they go on the wire; {@code Host}, {@code Accept} and {@code User-Agent} replace the
 *                    built-in ones
 * @param body        what follows the headers
 * @param contentType of the body, ab's {@code -T}; ignored without one
 * @param path        path and query in place of the target's own, starting with {@code /}
 * @param weight      how often it is sent in proportion to the others of its profile; 1 to 1,000,000
 * @param cookies     {@code name=value} each, sent in one Cookie header, ab's {@code -C}
 * @param basicAuth   {@code user:password}, ab's {@code -A}
 */
public record RequestSpec(String method, List<Header> headers, Body body, String contentType, Optional<String> path,
                          int weight, List<String> cookies, Optional<String> basicAuth) {
    public static final String DEFAULT_CONTENT_TYPE = "text/plain";

    public RequestSpec {
        headers = List.copyOf(headers);
        cookies = List.copyOf(cookies);
    }

    /** To the target's own path, without cookies or a password. */
    public RequestSpec(String method, List<Header> headers, Body body, String contentType) {
        this(method, headers, body, contentType, Optional.empty(), 1, List.of(), Optional.empty());
    }

    public static RequestSpec get() {
        return new RequestSpec("GET", List.of(), new Body.None(), DEFAULT_CONTENT_TYPE);
    }

    /** One header line. Name and value hold no line break. */
    public record Header(String name, String value) {
    }

    /** What follows the headers. */
    public sealed interface Body {

        record None() implements Body {
        }

        /** Text given in the profile itself, sent as UTF-8. */
        record Inline(String text) implements Body {
        }

        /** The bytes of a file, read once before the run; a relative path starts at the working directory. */
        record FromFile(String path) implements Body {
        }

        /** One line of a text file for each request, without its line break; empty lines are left out. */
        record Lines(String path, Order order) implements Body {
        }
    }

    /** In which order the lines or rows of a file are used. */
    public enum Order {
        /** From first to last, and again; over all event loops together each line comes up equally often. */
        SEQUENTIAL("sequential"),
        RANDOM("random");

        private final String key;

        Order(String key) {
            this.key = key;
        }

        /** As in files. */
        public String key() {
            return key;
        }
    }
}
