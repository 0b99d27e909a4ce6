package dev.tacho.plan;

/**
 * Where connections go.
 *
 * @param host name or address as in the URL, an IPv6 address without its brackets
 * @param port 1 to 65,535
 */
public record Endpoint(String host, int port) {

    /** As in a URL and a Host header: brackets around an IPv6 address, always with the port. */
    public String authority() {
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }
}
