package dev.tacho.profile;

import dev.tacho.profile.AbLine.Output;
import dev.tacho.profile.AbLine.Refused;
import dev.tacho.profile.AbLine.Wish;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Reads ab's options as its getopt does: letters together, values attached or after, nothing after the URL, and each
 * looked at when its turn comes, so that of {@code -t} and {@code -n} the later one has the last word.
 */
final class AbReader {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String WITH_VALUE = "nctsbTpuvxyzCHPAgXeBmZfE";
    private static final String ALONE = "lrkVhwiIdSq";
    /** What -t sets the number of requests to. */
    private static final int TIMED_REQUESTS = 50_000;
    private static final int MOST_CONCURRENT = 200_000;
    private static final int MOST_CREDENTIALS = 765;

    private final String program;
    private final List<String> words;
    private final Draft draft = new Draft();
    private final AbOutput output = new AbOutput();
    private Wish wish = Wish.RUN;
    private int at;
    private int concurrency = 1;
    private int requests = 1;
    private int seconds;
    private boolean sameLength = true;
    private String basicUser;
    private String proxyUser;

    AbReader(String program, List<String> words) {
        this.program = program;
        this.words = words;
        draft.keepAlive = false;
        draft.http = Http.HTTP_1_0;
        draft.resume = false;
        draft.window = new Window(0, 0);
    }

    AbLine read() throws Refused {
        while (wish == Wish.RUN && at < words.size() && words.get(at).length() > 1
                && words.get(at).startsWith("-")) {
            String word = words.get(at++);
            if (word.equals("--")) {
                break;
            }
            if (word.startsWith("--")) {
                own(word);
            } else {
                letters(word);
            }
        }
        if (wish == Wish.RUN) {
            if (at != words.size() - 1) {
                throw misused("ab.count", program);
            }
            draft.url = AbUrl.checked(program, words.get(at));
            limits();
        }
        finish();
        return new AbLine(draft.profile(), draft.untranslated, output.done(), wish);
    }

    private Refused misused(String key, Object... arguments) {
        return new Refused(TEXTS.get(key, arguments), true);
    }

    /** ab goes on from there, and mostly finds that the URL is missing. */
    private Refused unread(String key, String option) {
        String what = TEXTS.get(key, program, option);
        return new Refused(at == words.size() - 1 ? what : what + "\n" + TEXTS.get("ab.count", program), true);
    }

    private static Refused wrong(String key, Object... arguments) {
        return new Refused(TEXTS.get(key, arguments), false);
    }

    /** Options that ab has not, written the long way. */
    private void own(String word) throws Refused {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word : word.substring(0, equals);
        switch (name) {
            case "--json" -> output.json = ownValue(name, word, equals);
            case "--log" -> output.log = ownValue(name, word, equals);
            case "--help" -> wish = Wish.USAGE;
            case "--version" -> wish = Wish.VERSION;
            default -> throw unread("ab.unknown", name);
        }
    }

    private String ownValue(String name, String word, int equals) throws Refused {
        if (equals < 0 && at == words.size()) {
            throw unread("ab.noValue", name);
        }
        return equals < 0 ? words.get(at++) : word.substring(equals + 1);
    }

    private void letters(String word) throws Refused {
        for (int i = 1; i < word.length() && wish == Wish.RUN; i++) {
            char letter = word.charAt(i);
            if (ALONE.indexOf(letter) >= 0) {
                flag(letter);
            } else if (WITH_VALUE.indexOf(letter) < 0) {
                throw unread("ab.unknown", Character.toString(letter));
            } else if (i + 1 < word.length()) {
                value(letter, word.substring(i + 1));
                return;
            } else if (at == words.size()) {
                throw unread("ab.noValue", Character.toString(letter));
            } else {
                value(letter, words.get(at++));
                return;
            }
        }
    }

    private void flag(char letter) throws Refused {
        switch (letter) {
            case 'l' -> sameLength = false;
            case 'k' -> draft.keepAlive = true;
            case 'V' -> wish = Wish.VERSION;
            case 'h' -> wish = Wish.USAGE;
            case 'i' -> method("HEAD");
            case 'I' -> draft.serverName = false;
            default -> output.flag(letter);
        }
    }

    private void value(char letter, String value) throws Refused {
        switch (letter) {
            case 'n' -> {
                requests = number(value);
                if (requests <= 0) {
                    throw wrong("ab.requests");
                }
            }
            case 'c' -> concurrency = number(value);
            case 't' -> {
                seconds = number(value);
                requests = TIMED_REQUESTS;
            }
            case 's' -> draft.timeoutSeconds = number(value);
            case 'b' -> draft.bufferBytes = number(value) == 0 ? OptionalInt.empty() : OptionalInt.of(number(value));
            case 'B' -> draft.localAddresses = List.of(value);
            case 'T' -> draft.contentType = value;
            case 'p' -> file("POST", value);
            case 'u' -> file("PUT", value);
            case 'm' -> draft.method = value;
            case 'C' -> draft.cookies.add(Draft.literal(value));
            case 'H' -> header(value);
            case 'A' -> basicUser = credentials("ab.credentials", value);
            case 'P' -> proxyUser = credentials("ab.proxyCredentials", value);
            case 'X' -> draft.route = new Route.Proxy(value);
            case 'Z' -> draft.ciphers = List.of(value.split(":"));
            case 'E' -> draft.certificate = Optional.of(new ClientCertificate(value, value));
            case 'f' -> protocol(value);
            default -> output.value(letter, value);
        }
    }

    /** As C's atoi: what is no number is 0, and what follows one is not looked at. */
    static int number(String text) {
        String digits = text.strip();
        int end = digits.startsWith("-") || digits.startsWith("+") ? 1 : 0;
        while (end < digits.length() && Character.digit(digits.charAt(end), 10) >= 0) {
            end++;
        }
        try {
            return Integer.parseInt(digits.substring(0, end));
        } catch (NumberFormatException _) {
            return end > 1 ? Integer.MAX_VALUE : 0;
        }
    }

    private void method(String method) throws Refused {
        if (!draft.method.isEmpty()) {
            throw wrong("ab.mix", method);
        }
        draft.method = method;
    }

    private void file(String method, String path) throws Refused {
        method(method);
        AbUrl.checkBody(path);
        draft.body = new Body.FromFile(path);
    }

    private void header(String line) throws Refused {
        try {
            draft.header("-H", line);
        } catch (IllegalArgumentException e) {
            throw new Refused(e.getMessage(), false);
        }
    }

    private static String credentials(String tooLong, String value) throws Refused {
        if (value.length() > MOST_CREDENTIALS) {
            throw wrong(tooLong);
        }
        return value.stripLeading();
    }

    /** Compared as ab does it: what begins with one of these names is that one, the longer names first. */
    private void protocol(String value) throws Refused {
        String name = value.toUpperCase(Locale.ROOT);
        List<String> names = List.of("TLS1.1", "TLS1.2", "TLS1.3", "TLS1");
        if (name.startsWith("ALL")) {
            draft.protocols = List.of();
            return;
        }
        String known = names.stream().filter(name::startsWith).findFirst()
                .orElseThrow(() -> wrong("ab.protocol", value));
        draft.protocols = List.of(known.replace("TLS", "TLSv"));
    }

    private void limits() throws Refused {
        if (concurrency < 0 || concurrency > MOST_CONCURRENT) {
            throw misused("ab.concurrency", program);
        }
        if (concurrency > requests) {
            throw misused("ab.concurrencyAboveRequests", program);
        }
    }

    private void finish() {
        draft.load = new Load.Closed(concurrency, OptionalLong.of(requests),
                seconds > 0 ? Optional.of((double) seconds) : Optional.empty());
        draft.checks = new Checks(StatusSet.ANY, sameLength, Optional.empty());
        draft.basicAuth = Optional.ofNullable(basicUser);
        if (proxyUser != null && draft.url.startsWith("https://")) {
            draft.untranslated("-P", "line.tunnelAuth");
        } else if (proxyUser != null) {
            draft.headers.addFirst(new Header("Proxy-Authorization", "Basic " + Base64.getEncoder()
                    .encodeToString(proxyUser.getBytes(StandardCharsets.UTF_8))));
        }
    }
}
