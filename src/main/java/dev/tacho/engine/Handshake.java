package dev.tacho.engine;

/**
 * What the first TLS connection of a run agreed on.
 *
 * @param protocol     such as {@code TLSv1.3}
 * @param cipher       suite, by its OpenSSL name
 * @param keyBits      of the key in the server's certificate; 0 without one
 * @param cipherBits   of the cipher's key
 * @param temporaryKey kind and size of the key that the server made for the connection, as OpenSSL has it; empty if it
 *                     made none
 * @param serverName   that was sent (SNI); empty if none was
 */
public record Handshake(String protocol, String cipher, int keyBits, int cipherBits, String temporaryKey,
                        String serverName) {
}
