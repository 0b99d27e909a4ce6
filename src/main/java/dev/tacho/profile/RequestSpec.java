package dev.tacho.profile;

import java.util.List;

/**
 * The request that is sent again and again.
 *
 * @param method      an HTTP token, sent as written ({@code GET}, {@code HEAD}, {@code POST}, …)
 * @param headers     in the order they go on the wire; {@code Host}, {@code Accept} and {@code User-Agent} replace the
 *                    built-in ones
 * @param body        what follows the headers
 * @param contentType of the body, ab's {@code -T}; ignored without one
 */
public record RequestSpec(String method, List<Header> headers, Body body, String contentType) {
    public static final String DEFAULT_CONTENT_TYPE = "text/plain";

    public RequestSpec {
        headers = List.copyOf(headers);
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
    }
}
