package dev.tacho.result;

/**
 * What was asked for.
 *
 * @param host           of the server, as in the URL
 * @param port           1 to 65,535
 * @param path           path and query of the request line
 * @param serverSoftware the Server header of the first response; empty without one
 * @param bodyBytes      body length of the first whole response; 0 without one
 */
public record Document(String host, int port, String path, String serverSoftware, long bodyBytes) {
}
