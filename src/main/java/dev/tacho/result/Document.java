package dev.tacho.result;

import java.util.Optional;

/**
 * What was asked for.
 *
 * @param host           of the server, as in the URL
 * @param port           1 to 65,535
 * @param path           path and query of the request line
 * @param serverSoftware the Server header of the first response; empty without one
 * @param bodyBytes      body length of the first whole response; 0 without one
 * @param tls            what its first TLS connection agreed on; empty without one
 */
public record Document(String host, int port, String path, String serverSoftware, long bodyBytes, Optional<Tls> tls) {

    /** Without TLS. */
    public Document(String host, int port, String path, String serverSoftware, long bodyBytes) {
        this(host, port, path, serverSoftware, bodyBytes, Optional.empty());
    }

    /**
     * What a TLS connection agreed on.
     *
     * @param protocol     such as {@code TLSv1.3}
     * @param cipher       suite, by its OpenSSL name
     * @param keyBits      of the key in the server's certificate; 0 without one
     * @param cipherBits   of the cipher's key
     * @param temporaryKey kind and size of the key that the server made for the connection, as OpenSSL has it; may be
     *                     empty
     * @param serverName   that was sent (SNI); empty if none was
     */
    public record Tls(String protocol, String cipher, int keyBits, int cipherBits, String temporaryKey,
                      String serverName) {
    }
}
