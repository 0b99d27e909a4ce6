package dev.tacho.engine;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The head of one response: what of its status line and fields decides how long it is and what comes after. */
final class Head {
    static final long NO_LENGTH = -1;
    private static final byte[] VERSION = ascii("HTTP/1.");
    private static final byte[] CONTENT_LENGTH = ascii("content-length");
    private static final byte[] TRANSFER_ENCODING = ascii("transfer-encoding");
    private static final byte[] CONNECTION = ascii("connection");
    private static final byte[] CONTENT_ENCODING = ascii("content-encoding");
    private static final byte[] SERVER = ascii("server");
    private static final byte[] LOCATION = ascii("location");
    private static final byte[] CHUNKED = ascii("chunked");
    private static final byte[] CLOSE = ascii("close");
    private static final byte[] KEEP_ALIVE = ascii("keep-alive");
    private static final int STATUS_AT = 9;

    private int status;
    private boolean http11;
    private long contentLength;
    private boolean encoded;
    private boolean chunked;
    private boolean close;
    private boolean keepAlive;
    private boolean foldable;
    private boolean wantServer;
    private boolean wantLocation;
    private boolean wantCoding;
    private boolean gzip;
    private String location;
    private String server = "";

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    void begin() {
        status = 0;
        contentLength = NO_LENGTH;
        encoded = false;
        chunked = false;
        close = false;
        keepAlive = false;
        foldable = false;
        gzip = false;
        location = null;
    }

    /** Remember where redirects lead; it costs an allocation each. */
    void wantLocation(boolean want) {
        wantLocation = want;
    }

    /** Value of the Location field without blanks around it; null without one, or if it is not wanted. */
    String location() {
        return location;
    }

    /** Look whether bodies are compressed. */
    void wantCoding(boolean want) {
        wantCoding = want;
    }

    /** The body is compressed with gzip, and that is wanted to be known. */
    boolean gzip() {
        return gzip;
    }

    /** Remember the Server field of the heads to come, or no longer; it costs an allocation each. */
    void wantServer(boolean want) {
        wantServer = want;
        server = "";
    }

    String server() {
        return server;
    }

    int status() {
        return status;
    }

    /** 1xx but 101: another head follows. */
    boolean interim() {
        return status < 200 && status != 101;
    }

    /** No body follows whatever the fields say. */
    boolean bodiless() {
        return status == 204 || status == 304 || status == 101;
    }

    /** From Content-Length; {@link #NO_LENGTH} without one. */
    long contentLength() {
        return contentLength;
    }

    /** The body is in some transfer coding; unless it is {@link #chunked}, it ends with the connection. */
    boolean encoded() {
        return encoded;
    }

    boolean chunked() {
        return chunked;
    }

    /** By version and Connection field the server will take another request (RFC 9112, 9.3). */
    boolean persistent() {
        return !close && (http11 || keepAlive) && status != 101;
    }

    /**
     * Whether what has come of a line may be the beginning of a status line: what speaks another protocol, TLS for
     * example, need not ever send the end of a line.
     */
    static boolean mayBecomeStatusLine(Lines line) {
        return line.gatheredBegins(VERSION);
    }

    /** Reads {@code HTTP/1.x NNN reason}, the reason being optional; false if it is not one. */
    boolean statusLine(Lines line) {
        if (line.length() < STATUS_AT + 3 || !line.startsWith(VERSION) || line.at(8) != ' ') {
            return false;
        }
        int minor = line.at(7) - '0';
        int code = 0;
        for (int i = STATUS_AT; i < STATUS_AT + 3; i++) {
            int digit = line.at(i) - '0';
            if (digit < 0 || digit > 9) {
                return false;
            }
            code = code * 10 + digit;
        }
        http11 = minor > 0;
        status = code;
        return minor >= 0 && minor <= 9 && code >= 100 && (line.length() == STATUS_AT + 3 || line.at(12) == ' ');
    }

    /** Reads one field; false if it is malformed. Fields without a say in the framing are not looked at closely. */
    boolean field(Lines line) {
        int first = line.at(0);
        if (first == ' ' || first == '\t') {
            return foldable;
        }
        foldable = false;
        switch (first) {
            case 'c', 'C' -> {
                int value = valueOf(line, CONTENT_LENGTH);
                if (value > 0) {
                    return contentLength(line, value);
                }
                value = valueOf(line, CONNECTION);
                if (value > 0) {
                    connection(line, value);
                    return true;
                }
                value = wantCoding ? valueOf(line, CONTENT_ENCODING) : 0;
                if (value > 0) {
                    gzip = line.text(value, line.length()).toLowerCase(Locale.ROOT).contains("gzip");
                }
            }
            case 'l', 'L' -> {
                int value = wantLocation ? valueOf(line, LOCATION) : 0;
                if (value > 0) {
                    location = line.text(value, line.length()).strip();
                }
            }
            case 't', 'T' -> {
                int value = valueOf(line, TRANSFER_ENCODING);
                if (value > 0) {
                    encoded = true;
                    chunked = endsWithChunked(line, value);
                    return true;
                }
            }
            case 's', 'S' -> {
                int value = wantServer ? valueOf(line, SERVER) : 0;
                if (value > 0) {
                    // It will be shown on terminals, which take control characters for commands.
                    server = line.text(value, line.length()).strip().replaceAll("\\p{Cc}", "\ufffd");
                }
            }
            default -> {
            }
        }
        foldable = true;
        return first != ':' && hasColon(line);
    }

    /** Where the value begins if the line is field {@code name}; otherwise 0. */
    private static int valueOf(Lines line, byte[] name) {
        return line.length() > name.length && line.at(name.length) == ':' && line.has(0, name) ? name.length + 1 : 0;
    }

    private static boolean hasColon(Lines line) {
        for (int i = 1, length = line.length(); i < length; i++) {
            if (line.at(i) == ':') {
                return true;
            }
        }
        return false;
    }

    /** One number, or the same one several times with commas (RFC 9110, 8.6). */
    private boolean contentLength(Lines line, int from) {
        int end = line.length();
        int at = from;
        do {
            at = skipBlank(line, at, end);
            long number = 0;
            int digits = 0;
            for (; at < end && line.at(at) >= '0' && line.at(at) <= '9'; at++, digits++) {
                int digit = line.at(at) - '0';
                if (number > (Long.MAX_VALUE - digit) / 10) {
                    return false;
                }
                number = number * 10 + digit;
            }
            at = skipBlank(line, at, end);
            boolean conflict = contentLength != NO_LENGTH && contentLength != number;
            if (digits == 0 || at < end && line.at(at) != ',' || conflict) {
                return false;
            }
            contentLength = number;
        } while (at++ < end);
        return true;
    }

    private static int skipBlank(Lines line, int from, int end) {
        int at = from;
        while (at < end && (line.at(at) == ' ' || line.at(at) == '\t')) {
            at++;
        }
        return at;
    }

    private void connection(Lines line, int from) {
        for (int at = from, end = line.length(); at < end; at++) {
            if (!token(line.at(at - 1))) {
                close |= isToken(line, at, CLOSE);
                keepAlive |= isToken(line, at, KEEP_ALIVE);
            }
        }
    }

    private static boolean isToken(Lines line, int at, byte[] token) {
        int end = at + token.length;
        return line.has(at, token) && (end == line.length() || !token(line.at(end)));
    }

    private static boolean token(int letter) {
        return letter > ' ' && letter != ',' && letter != ':' && letter != ';';
    }

    /** Chunked is the last coding of the list. */
    private static boolean endsWithChunked(Lines line, int from) {
        int end = blankBefore(line, from, line.length());
        int at = end - CHUNKED.length;
        if (at < from || !line.has(at, CHUNKED)) {
            return false;
        }
        int before = blankBefore(line, from, at);
        return before == from || line.at(before - 1) == ',';
    }

    private static int blankBefore(Lines line, int from, int end) {
        int at = end;
        while (at > from && (line.at(at - 1) == ' ' || line.at(at - 1) == '\t')) {
            at--;
        }
        return at;
    }
}
