package dev.tacho.result;

import java.util.List;

/**
 * What one request before the run, and a second one on the same connection where it stays open, showed.
 *
 * @param status         of the first response; 0 without a whole one
 * @param reason         phrase after it; may be empty
 * @param headers        of the first response, in its order
 * @param headBytes      length of its status line and headers
 * @param bodyBytes      length of its body, without the framing of chunks
 * @param keepsAlive     whether the server left the connection open for another request
 * @param resolveMillis  to find the address of the host's name
 * @param connectMillis  to open the connection
 * @param handshakeMillis of TLS after it; 0 without
 * @param responseMillis from the request to the last byte of the first response
 * @param findings       what looks wrong
 */
public record PreflightReport(int status, String reason, List<Header> headers, long headBytes, long bodyBytes,
                              boolean keepsAlive, double resolveMillis, double connectMillis,
                              double handshakeMillis, double responseMillis, List<Warning> findings) {
    public PreflightReport {
        headers = List.copyOf(headers);
        findings = List.copyOf(findings);
    }

    /** One field. */
    public record Header(String name, String value) {
    }

    /** The Server header; empty without one. */
    public String server() {
        return headers.stream().filter(header -> header.name().equalsIgnoreCase("Server")).map(Header::value)
                .findFirst().orElse("");
    }
}
