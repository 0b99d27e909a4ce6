package dev.tacho.profile;

/**
 * How requests travel.
 *
 * @param keepAlive      reuse connections, ab's {@code -k}; otherwise each request opens its own
 * @param http           the version in the request line
 * @param timeoutSeconds for one request, from the moment its client was free to the last byte of the response, ab's
 *                       {@code -s}; more than 0
 */
public record Connection(boolean keepAlive, Http http, double timeoutSeconds) {
    public static final double DEFAULT_TIMEOUT_SECONDS = 30;

    public static Connection keptAlive() {
        return new Connection(true, Http.HTTP_1_1, DEFAULT_TIMEOUT_SECONDS);
    }

    /** A version of HTTP that Tacho speaks. */
    public enum Http {
        HTTP_1_0("1.0"), HTTP_1_1("1.1");

        private final String number;

        Http(String number) {
            this.number = number;
        }

        /** As in files and on the request line: {@code 1.0} or {@code 1.1}. */
        public String number() {
            return number;
        }
    }
}
