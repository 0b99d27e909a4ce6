package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.net.IDN;
import java.net.Inet6Address;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A host and a port, as they stand in a URL (RFC 3986, 3.2) and in the address of a proxy. Two systems must not read
 * one as two addresses: what is neither a name nor an address in its common form is refused.
 *
 * @param host name in ASCII, or address, IPv6 without brackets
 * @param port 1 to 65,535
 */
public record Authority(String host, int port) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int MAX_PORT = 65_535;
    private static final int MAX_NAME_LENGTH = 253;
    private static final Pattern PARTS = Pattern.compile("(\\[[^\\]]*]|[^:\\[]*)(?::([^:]*))?");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");
    /** What ends in a number is an IPv4 address to every system (WHATWG URL, "ends in a number"). */
    private static final Pattern NUMERIC = Pattern.compile("(.*\\.)?([0-9]+|0[xX][0-9A-Fa-f]*)\\.?");
    /** Short, octal and hexadecimal ones are left out. */
    private static final Pattern ADDRESS = Pattern.compile("OCTET(\\.OCTET){3}"
            .replace("OCTET", "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"));

    /**
     * Reads {@code host:port}, an IPv6 address in brackets; neither may be left out.
     *
     * @throws IllegalArgumentException whose message tells the user what to mend
     */
    public static Authority parse(String text) {
        if (text.isBlank()) {
            throw wrong("address.empty");
        }
        if (text.indexOf('/') >= 0 || text.indexOf('@') >= 0 || text.indexOf('?') >= 0 || text.indexOf('#') >= 0) {
            throw wrong("address.only", Source.quoted(text));
        }
        if (text.codePoints().anyMatch(Authority::blank)) {
            throw wrong("address.blank");
        }
        return parse(text, OptionalInt.empty());
    }

    /** That of a URL: without a port it has the one that is usual there. */
    static Authority parse(String text, OptionalInt usualPort) {
        Matcher parts = PARTS.matcher(text);
        if (!parts.matches()) {
            throw text.startsWith("[") ? wrong("url.host", text) : wrong("url.brackets");
        }
        String host = host(parts.group(1));
        return new Authority(host, parts.group(2) == null
                ? usualPort.orElseThrow(() -> wrong("address.noPort", text)) : port(parts.group(2)));
    }

    /** An address as numbers, IPv4 or IPv6 without brackets. */
    static boolean numeric(String text) {
        return ADDRESS.matcher(text).matches() || isIpv6(text);
    }

    static boolean blank(int character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character)
                || Character.isISOControl(character);
    }

    /** The host as in a URL and a Host header: brackets around an IPv6 address. */
    String bracketedHost() {
        return host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    }

    @Override
    public String toString() {
        return bracketedHost() + ":" + port;
    }

    private static String host(String text) {
        if (text.isEmpty()) {
            throw wrong("url.noHost");
        }
        if (NUMERIC.matcher(text).matches() && !ADDRESS.matcher(text).matches()) {
            throw wrong("url.address", text);
        }
        if (text.startsWith("[")) {
            String address = text.substring(1, text.length() - 1);
            if (!isIpv6(address)) {
                throw wrong("url.host", text);
            }
            return address;
        }
        return ascii(text);
    }

    private static String ascii(String text) {
        try {
            String name = IDN.toASCII(text, IDN.ALLOW_UNASSIGNED);
            if (NAME.matcher(name).matches() && name.length() <= MAX_NAME_LENGTH) {
                return name;
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(TEXTS.get("url.host", text), e);
        }
        throw wrong("url.host", text);
    }

    /** One that only wraps an IPv4 address ({@code ::ffff:127.0.0.1}) is that address in disguise. */
    private static boolean isIpv6(String text) {
        try {
            return text.indexOf(':') >= 0 && text.indexOf('[') < 0
                    && Inet6Address.ofLiteral(text) instanceof Inet6Address;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static int port(String text) {
        int port = text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : 0;
        if (port < 1 || port > MAX_PORT) {
            throw wrong("url.port", text);
        }
        return port;
    }

    private static IllegalArgumentException wrong(String key, Object... arguments) {
        return new IllegalArgumentException(TEXTS.get(key, arguments));
    }
}
