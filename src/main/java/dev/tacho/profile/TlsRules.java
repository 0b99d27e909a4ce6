package dev.tacho.profile;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.InputFile.Purpose;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** What makes settings of TLS ones that can be offered to a server. */
final class TlsRules {
    private static final List<String> PROTOCOLS = List.of("TLSv1.3", "TLSv1.2", "TLSv1.1", "TLSv1");
    private static final Pattern CIPHER = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]*");
    private static final int MAX_PEM_BYTES = 1 << 20;
    private static final String KEY = "-----BEGIN PRIVATE KEY-----";
    private final Findings findings;

    TlsRules(Findings findings) {
        this.findings = findings;
    }

    void check(Tls tls) {
        for (String protocol : tls.protocols()) {
            findings.require(PROTOCOLS.contains(protocol), Field.TLS_PROTOCOLS, "tls.protocol",
                    Source.quoted(protocol), String.join(", ", PROTOCOLS));
        }
        for (String cipher : tls.ciphers()) {
            findings.require(CIPHER.matcher(cipher).matches(), Field.TLS_CIPHERS, "tls.cipher",
                    Source.quoted(cipher));
        }
        tls.certificate().ifPresent(this::certificate);
    }

    private void certificate(ClientCertificate certificate) {
        try {
            findings.require(text(certificate.chain(), Purpose.CERTIFICATE).contains("-----BEGIN CERTIFICATE-----"),
                    Field.TLS_CERTIFICATE, "tls.noCertificate", certificate.chain());
        } catch (IOException e) {
            findings.say(Field.TLS_CERTIFICATE, e.getMessage());
        }
        try {
            String key = text(certificate.key(), Purpose.KEY);
            if (!key.contains(KEY)) {
                findings.add(Field.TLS_KEY, key.contains("PRIVATE KEY-----") ? "tls.otherKey" : "tls.noKey",
                        certificate.key());
            }
        } catch (IOException e) {
            findings.say(Field.TLS_KEY, e.getMessage());
        }
    }

    /** PEM is ASCII; other bytes become characters that no marker holds. */
    private static String text(String path, Purpose purpose) throws IOException {
        return new String(InputFile.start(path, purpose, MAX_PEM_BYTES), StandardCharsets.ISO_8859_1);
    }
}
