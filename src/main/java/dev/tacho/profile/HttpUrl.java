package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.net.IDN;
import java.net.Inet6Address;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An {@code http} URL taken apart. Laxer than {@link java.net.URI}: any printable character may stand in the path,
 * because how a server takes an odd one may be just what is measured.
 *
 * @param host   name in ASCII, or address, IPv6 without brackets
 * @param port   1 to 65,535; 80 when the URL has none
 * @param target path and query as they go on the request line, starting with {@code /}, all ASCII
 */
public record HttpUrl(String host, int port, String target) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int DEFAULT_PORT = 80;
    private static final int MAX_PORT = 65_535;
    private static final int MAX_NAME_LENGTH = 253;
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*)://");
    private static final Pattern AUTHORITY = Pattern.compile("(\\[[^\\]]*]|[^:\\[]*)(?::([^:]*))?");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");
    /** What ends in a number is an IPv4 address to every system (WHATWG URL, "ends in a number"). */
    private static final Pattern NUMERIC = Pattern.compile("(.*\\.)?([0-9]+|0[xX][0-9A-Fa-f]*)\\.?");
    /** Short, octal and hexadecimal ones are left out: two systems read them as two addresses. */
    private static final Pattern ADDRESS = Pattern.compile("OCTET(\\.OCTET){3}"
            .replace("OCTET", "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"));

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
        switch (scheme.group(1).toLowerCase(Locale.ROOT)) {
            case "http" -> { }
            case "https" -> throw wrong("url.https");
            default -> throw wrong("url.otherScheme", scheme.group(1));
        }
        int end = scheme.end();
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        String authority = url.substring(scheme.end(), end);
        if (authority.indexOf('@') >= 0) {
            throw wrong("url.user");
        }
        Matcher parts = AUTHORITY.matcher(authority);
        if (!parts.matches()) {
            throw authority.startsWith("[") ? wrong("url.host", authority) : wrong("url.brackets");
        }
        return new HttpUrl(host(parts.group(1)), port(parts.group(2)), target(url.substring(end)));
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

    /** Written out again: without port 80, with a path. */
    @Override
    public String toString() {
        String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "http://" + name + (port == DEFAULT_PORT ? "" : ":" + port) + target;
    }

    private static String host(String text) {
        if (text.isEmpty()) {
            throw wrong("url.noHost");
        }
        if (NUMERIC.matcher(text).matches() && !ADDRESS.matcher(text).matches()) {
            throw wrong("url.address", text);
        }
        try {
            if (text.startsWith("[")) {
                String address = text.substring(1, text.length() - 1);
                Inet6Address.ofLiteral(address);
                return address;
            }
            String name = IDN.toASCII(text, IDN.ALLOW_UNASSIGNED);
            if (!NAME.matcher(name).matches() || name.length() > MAX_NAME_LENGTH) {
                throw wrong("url.host", text);
            }
            return name;
        } catch (IllegalArgumentException e) {
            throw wrong("url.host", text);
        }
    }

    private static int port(String text) {
        if (text == null) {
            return DEFAULT_PORT;
        }
        int port = text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : 0;
        if (port < 1 || port > MAX_PORT) {
            throw wrong("url.port", text);
        }
        return port;
    }

    private static void refuseBlanks(String text, String key) {
        boolean any = text.codePoints().anyMatch(character -> Character.isWhitespace(character)
                || Character.isSpaceChar(character) || Character.isISOControl(character));
        if (any) {
            throw wrong(key);
        }
    }

    private static IllegalArgumentException wrong(String key, Object... arguments) {
        return new IllegalArgumentException(TEXTS.get(key, arguments));
    }
}
