package dev.tacho.engine;

import java.security.PublicKey;
import java.security.cert.Certificate;
import java.security.interfaces.DSAPublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAPublicKey;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;

/** Puts what a TLS session agreed on into OpenSSL's words. */
final class Agreement {
    private Agreement() {
    }

    static Handshake of(SSLSession session, String temporaryKey, String serverName) {
        String suite = session.getCipherSuite();
        return new Handshake(session.getProtocol(), openSslName(suite), keyBits(session), cipherBits(suite),
                temporaryKey, serverName);
    }

    /** {@code TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256} becomes {@code ECDHE-RSA-AES128-GCM-SHA256}; 1.3's stay. */
    static String openSslName(String suite) {
        int with = suite.indexOf("_WITH_");
        if (with < 0) {
            return suite;
        }
        String exchange = suite.substring(suite.indexOf('_') + 1, with);
        String cipher = suite.substring(with + "_WITH_".length()).replaceFirst("AES_(\\d+)", "AES$1")
                .replaceFirst("CAMELLIA_(\\d+)", "CAMELLIA$1").replace("_CBC_", "_")
                .replaceFirst("CHACHA20_POLY1305_SHA256", "CHACHA20_POLY1305");
        String name = exchange.equals("RSA") ? cipher : exchange + "_" + cipher;
        return name.replace('_', '-');
    }

    private static int cipherBits(String suite) {
        if (suite.contains("_128_")) {
            return 128;
        }
        return suite.contains("_256_") || suite.contains("CHACHA20") ? 256 : suite.contains("3DES") ? 112 : 0;
    }

    private static int keyBits(SSLSession session) {
        try {
            Certificate[] chain = session.getPeerCertificates();
            return chain.length == 0 ? 0 : bits(chain[0].getPublicKey());
        } catch (SSLPeerUnverifiedException _) {
            return 0; // an anonymous server has no key to measure
        }
    }

    /** Those of Edwards curves as OpenSSL counts them. */
    private static int bits(PublicKey key) {
        return switch (key) {
            case RSAPublicKey rsa -> rsa.getModulus().bitLength();
            case ECPublicKey ec -> ec.getParams().getOrder().bitLength();
            case DSAPublicKey dsa -> dsa.getParams().getP().bitLength();
            case EdECPublicKey edwards -> edwards.getParams().getName().equals("Ed25519") ? 253 : 456;
            default -> 0;
        };
    }
}
