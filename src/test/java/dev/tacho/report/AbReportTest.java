package dev.tacho.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.StatusSet;
import dev.tacho.result.Document;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AbReportTest {
    private static final long MILLI = 1_000_000;
    private final Recording recording = new Recording(1);
    private final LoopRecorder loop = recording.loop(0);

    @Test
    void isAbsReportToTheLetter() {
        loop.connected(2 * MILLI);
        for (int millis = 1; millis <= 19; millis++) {
            complete(null, 200, millis * MILLI);
        }
        complete(null, 200, 25 * MILLI);
        loop.sent(1_600);
        loop.received(3_400);
        assertThat(report(keptAlive(Checks.none()), 0.5)).isEqualTo("""
                This is Tacho, Version 0.1.0, in the form of ApacheBench
                Licensed under the Apache License, Version 2.0
                https://www.apache.org/licenses/LICENSE-2.0

                Benchmarking 127.0.0.1 (be patient).....done


                Server Software:        nginx/1.22.1
                Server Hostname:        127.0.0.1
                Server Port:            8080

                Document Path:          /a
                Document Length:        Variable

                Concurrency Level:      2
                Time taken for tests:   0.500 seconds
                Complete requests:      20
                Failed requests:        0
                Keep-Alive requests:    20
                Total transferred:      3400 bytes
                HTML transferred:       220 bytes
                Requests per second:    40.00 [#/sec] (mean)
                Time per request:       50.000 [ms] (mean)
                Time per request:       25.000 [ms] (mean, across all concurrent requests)
                Transfer rate:          6.64 [Kbytes/sec] received

                Connection Times (ms)
                              min  mean[+/-sd] median   max
                Connect:        0    0   0.4      0       2
                Processing:     1   11   6.4     11      25
                Waiting:        1   10   5.8     10      23
                Total:          1   11   6.4     11      25

                Percentage of the requests served within a certain time (ms)
                  50%     11
                  66%     14
                  75%     16
                  80%     17
                  90%     19
                  95%     25
                  98%     25
                  99%     25
                 100%     25 (longest request)
                """);
    }

    @Test
    void saysWhatFailedAsAbCountsIt() {
        complete(null, 200, MILLI);
        complete(Failure.LENGTH, 200, MILLI);
        complete(Failure.STATUS, 404, MILLI);
        for (Failure cause : List.of(Failure.CONNECT_REFUSED, Failure.DNS, Failure.RESET, Failure.TIMEOUT,
                Failure.SEND)) {
            loop.started();
            loop.failed(cause);
        }
        Checks checks = new Checks(StatusSet.parse("200"), true, Optional.empty());
        assertThat(report(keptAlive(checks), 1)).contains("""
                Document Length:        11 bytes

                Concurrency Level:      2
                Time taken for tests:   1.000 seconds
                Complete requests:      3
                Failed requests:        5
                   (Connect: 2, Receive: 1, Length: 1, Exceptions: 1)
                Write errors:           1
                Non-2xx responses:      1
                Keep-Alive requests:    3
                """);
    }

    @Test
    void aBodyAddsWhatWasSent() {
        loop.sent(2_048);
        loop.received(1_024);
        complete(null, 200, MILLI);
        RequestSpec post = new RequestSpec("POST", List.of(), new RequestSpec.Body.Inline("a=1"), "text/plain");
        String report = report(profile().withRequest(post), 1);
        assertThat(report).contains("""
                Complete requests:      1
                Failed requests:        0
                Total transferred:      1024 bytes
                Total body sent:        2048
                HTML transferred:       11 bytes
                """).contains("""
                Transfer rate:          1.00 [Kbytes/sec] received
                                        2.00 kb/s sent
                                        3.00 kb/s total
                """);
    }

    @Test
    void aRunWithoutAResponseEndsAfterTheCounts() {
        loop.started();
        loop.failed(Failure.CONNECT_REFUSED);
        assertThat(report(profile(), 1)).endsWith("""
                Complete requests:      0
                Failed requests:        1
                   (Connect: 1, Receive: 0, Length: 0, Exceptions: 0)
                Total transferred:      0 bytes
                HTML transferred:       0 bytes
                """);
    }

    @Test
    void warnsWhenMeanAndMedianAreFarApart() {
        LongStream.range(0, 99).forEach(i -> complete(null, 200, MILLI));
        complete(null, 200, 9_000 * MILLI);
        assertThat(report(profile(), 1)).doesNotContain("WARNING", "ERROR");
        assertThat(new AbRow(0, 20, 8, 10, 90, 0).doubt("the total time")).isEqualTo("""
                WARNING: The median and mean for the total time are not within a normal deviation
                        These results are probably not that reliable.
                """);
        assertThat(new AbRow(0, 30, 8, 10, 90, 0).doubt("the waiting time")).isEqualTo("""
                ERROR: The median and mean for the waiting time are more than twice the standard
                       deviation apart. These results are NOT reliable.
                """);
        assertThat(new AbRow(0, 18, 8, 10, 90, 0).doubt("the total time")).isEmpty();
    }

    @Test
    void reusedConnectionsCountAsZeroConnectTime() {
        loop.connected(10 * MILLI);
        loop.connected(22 * MILLI);
        recording.takeInterval();
        AbRow row = AbRow.of(recording.distribution(Metric.CONNECT), 2);
        assertThat(row).extracting(AbRow::min, AbRow::mean, AbRow::median, AbRow::max)
                .containsExactly(0L, 8L, 10L, 22L);
        assertThat(row.sd()).isCloseTo(10.46, org.assertj.core.api.Assertions.within(0.02));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "ar-EG", "hi-IN-u-nu-deva", "fr-FR"})
    void numbersDoNotFollowTheLocale(String tag) {
        Locale before = Locale.getDefault();
        byte[] expected = Reports.write(Samples.result(4), Format.AB);
        try {
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(new String(Reports.write(Samples.result(4), Format.AB), StandardCharsets.UTF_8))
                    .isEqualTo(new String(expected, StandardCharsets.UTF_8));
        } finally {
            Locale.setDefault(before);
        }
    }

    private void complete(Failure check, int status, long nanos) {
        loop.started();
        loop.completed(check, status, 11, true, 0, 0, nanos * 9 / 10, nanos);
    }

    private static Profile profile() {
        return Profile.starter("x").withLoad(new Load.Closed(2, OptionalLong.of(20), Optional.empty()))
                .withConnection(new Connection(false, Connection.Http.HTTP_1_0, 30));
    }

    private static Profile keptAlive(Checks checks) {
        return profile().withConnection(Connection.keptAlive()).withChecks(checks);
    }

    private String report(Profile profile, double seconds) {
        recording.takeInterval();
        Counts counts = recording.counts();
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        Result like = Samples.result(0);
        return AbReport.of(new Result(like.id(), like.startedAt(), like.ending(), profile,
                new Document("127.0.0.1", 8080, "/a", "nginx/1.22.1", 11), counts, seconds, latency, like.generator(),
                like.target(), like.warnings(), like.environment(), like.ticks()));
    }
}
