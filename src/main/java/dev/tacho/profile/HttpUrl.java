package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An {@code http} or {@code https} URL taken apart. Laxer than {@link java.net.URI}: any printable character may stand
 * in the path, because how a server takes an odd one may be just what is measured.
 *
 * @param secure {@code https}
 * @param host   name in ASCII, or address, IPv6 without brackets
 * @param port   1 to 65,535; when the URL has none 80, or 443 for {@code https}
 * @param target path and query as they go on the request line, starting with {@code /}, all ASCII
 */
public record HttpUrl(boolean secure, String host, int port, String target) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*)://");

    /** @throws IllegalArgumentException whose message tells the user what to mend */
    public static HttpUrl parse(String url) {
        if (url.isBlank()) {
            throw wrong("url.empty");
        }
        refuseBlanks(url, "url.blank");
        Matcher scheme = SCHEME.matcher(url);
        if (!scheme.lookingAt()) {
            throw wrong("url.noScheme");
        }
        boolean secure = switch (scheme.group(1).toLowerCase(Locale.ROOT)) {
            case "http" -> false;
            case "https" -> true;
            default -> throw wrong("url.otherScheme", scheme.group(1));
        };
        int end = scheme.end();
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        String authority = url.substring(scheme.end(), end);
        if (authority.indexOf('@') >= 0) {
            throw wrong("url.user");
        }
        Authority server = Authority.parse(authority, OptionalInt.of(usualPort(secure)));
        return new HttpUrl(secure, server.host(), server.port(), target(url.substring(end)));
    }

    /**
     * Path and query in the form of a request line: at least {@code /}, other than ASCII percent-encoded as UTF-8.
     *
     * @throws IllegalArgumentException whose message tells the user what to mend
     */
    public static String target(String path) {
        refuseBlanks(path, "path.blank");
        if (path.indexOf('#') >= 0) {
            throw wrong("path.fragment", path.substring(path.indexOf('#')));
        }
        StringBuilder target = new StringBuilder(path.startsWith("/") ? "" : "/");
        for (byte octet : path.getBytes(StandardCharsets.UTF_8)) {
            if (octet >= 0) {
                target.append((char) octet);
            } else {
                target.append('%').append(String.format(Locale.ROOT, "%02X", octet & 0xff));
            }
        }
        return target.toString();
    }

    /** Written out again: without the port that is usual, with a path. */
    @Override
    public String toString() {
        Authority server = new Authority(host, port);
        return (secure ? "https://" : "http://")
                + (port == usualPort(secure) ? server.bracketedHost() : server.toString()) + target;
    }

    private static int usualPort(boolean secure) {
        return secure ? HTTPS_PORT : HTTP_PORT;
    }

    private static void refuseBlanks(String text, String key) {
        if (text.codePoints().anyMatch(Authority::blank)) {
            throw wrong(key);
        }
    }

    private static IllegalArgumentException wrong(String key, Object... arguments) {
        return new IllegalArgumentException(TEXTS.get(key, arguments));
    }
}
