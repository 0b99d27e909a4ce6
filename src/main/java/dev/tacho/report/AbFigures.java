package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.profile.RequestSpec;
import dev.tacho.result.Result;
import java.util.stream.Stream;

/** A result's counts as ab counts, whose idea of a failed request is its own: a status is none. */
record AbFigures(Result result) {

    Counts counts() {
        return result.counts();
    }

    /** ab takes no more than the first word of what the server calls itself. */
    String software() {
        return result.document().serverSoftware().split("\\s", 2)[0];
    }

    int concurrency() {
        return result.profile().load().concurrency();
    }

    String length() {
        return result.profile().checks().sameLength() ? result.document().bodyBytes() + " bytes" : "Variable";
    }

    boolean hasBody() {
        return !(result.profile().request().body() instanceof RequestSpec.Body.None);
    }

    boolean keepsAlive() {
        return result.profile().connection().keepAlive();
    }

    long connect() {
        return failed(Failure.DNS, Failure.CONNECT_REFUSED, Failure.CONNECT_TIMEOUT, Failure.CONNECT_UNREACHABLE,
                Failure.CONNECT_NO_PORT, Failure.TOO_MANY_FILES, Failure.CONNECT_OTHER, Failure.TLS);
    }

    long receive() {
        return failed(Failure.CLOSED_EARLY, Failure.TRUNCATED, Failure.RESET);
    }

    /** ab looks at no body but for its length; another body than the expected one comes nearest to that. */
    long lengths() {
        return failed(Failure.LENGTH, Failure.BODY);
    }

    long exceptions() {
        return failed(Failure.TIMEOUT, Failure.PROTOCOL);
    }

    long failed() {
        return connect() + receive() + lengths() + exceptions();
    }

    long writeErrors() {
        return failed(Failure.SEND);
    }

    long non2xx() {
        return counts().statuses().entrySet().stream().filter(entry -> entry.getKey() / 100 != 2)
                .mapToLong(entry -> entry.getValue()).sum();
    }

    private long failed(Failure... causes) {
        return Stream.of(causes).mapToLong(counts()::failed).sum();
    }
}
