package dev.tacho.engine;

/**
 * What the server said first.
 *
 * @param status    of the first whole response, 100 to 999
 * @param server    its Server header; empty without one
 * @param bodyBytes length of its body, without the framing of chunks
 */
public record FirstResponse(int status, String server, long bodyBytes) {
}
