package dev.tacho.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import dev.tacho.result.Warning;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

class ReportsTest {
    private static final String NASTY = "<script>alert('1')</script> & &lt; | \"*a* `b`\" [x](y)";

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyFormatWritesEveryKindOfResult(Format format) {
        for (Result result : List.of(Samples.result(20), Samples.remote(3), Samples.result(0), nasty())) {
            assertThat(Reports.write(result, format)).as(result.id()).isNotEmpty();
        }
        assertThat(Format.ofKey(format.key())).contains(format);
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, names = {"CSV", "JSON", "GNUPLOT", "HGRM", "WEBBENCH", "ABENCH", "MARKDOWN"})
    void textIsTheSameInEveryLocale(Format format) {
        Locale before = Locale.getDefault();
        String expected = text(Samples.result(6), format);
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(text(Samples.result(6), format)).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void webbenchIsToTheLetter() {
        assertThat(text(Samples.result(4), Format.WEBBENCH)).matches("""
                Webbench - Simple Web Benchmark 1\\.5
                Benchmarking: GET http://127\\.0\\.0\\.1:8080/index\\.html\\?a=1 \\(using HTTP/1\\.1\\)
                10 clients, running 1 sec\\.

                Speed=\\d+ pages/min, \\d+ bytes/sec\\.
                Requests: \\d+ susceed, \\d+ failed\\.
                """);
    }

    @Test
    void abenchSplitsFailuresAsItDoes() {
        Result result = Samples.result(20);
        assertThat(text(result, Format.ABENCH).lines())
                .contains("Query Success Number: " + result.counts().succeeded())
                .contains("Query Timeout Number: " + result.counts().failed(Failure.TIMEOUT))
                .contains("Query Failed Number: " + result.counts().failed(Failure.STATUS))
                .contains("Average Return Length(Bytes): 11")
                .anyMatch(line -> line.matches("99 Percentile: \\d+\\.\\d ms"));
    }

    @Test
    void csvHasAColumnPerSeriesAndARowPerTick() {
        List<Tick> ticks = Samples.ticks(5);
        List<String> lines = TickTable.csv(ticks).lines().toList();
        assertThat(lines).hasSize(6);
        assertThat(lines.getFirst()).isEqualTo("seconds,requests_per_second,failures_per_second,p50_ms,p90_ms,"
                + "p99_ms,p999_ms,max_ms,connections,generator_cpu_percent,target_cpu_percent,target_rss_bytes,"
                + "target_threads,phase,planned_per_second,service_p50_ms,service_p99_ms,lag_p99_ms,"
                + "target_pss_bytes,target_processes,target_switches_per_second,machine_user_percent,"
                + "machine_system_percent,machine_idle_percent,machine_steal_percent,machine_load,"
                + "machine_memory_used_bytes,machine_received_bytes_per_second,machine_sent_bytes_per_second,"
                + "machine_retransmits_per_second,tacho_cpu_percent");
        for (int i = 0; i < ticks.size(); i++) {
            String[] cells = lines.get(i + 1).split(",", -1);
            assertThat(cells).hasSize(31);
            assertThat(Double.parseDouble(cells[0])).isEqualTo(ticks.get(i).endSeconds());
            assertThat(Double.parseDouble(cells[1])).isCloseTo(ticks.get(i).requestsPerSecond(), within(0.001));
            assertThat(Double.parseDouble(cells[3])).isEqualTo(ticks.get(i).response().p50Nanos() / 1e6);
            assertThat(cells[11]).isEqualTo(Long.toString(ticks.get(i).target().orElseThrow().rssBytes()));
        }
    }

    @Test
    void whatWasNotMeasuredIsEmptyInCsvAndNanForGnuplot() {
        Tick tick = new Tick(1_000_000_000, 1_000_000_000, dev.tacho.measure.Counts.NONE,
                dev.tacho.measure.Quantiles.NONE, dev.tacho.measure.Quantiles.NONE, 3, 12.5,
                java.util.Optional.empty());
        assertThat(TickTable.csv(List.of(tick)).lines().skip(1))
                .containsExactly("1,0,0,,,,,,3,12.5,,,,measured" + ",".repeat(17));
        assertThat(TickTable.gnuplot(List.of(tick)).lines()).first().asString().startsWith("# seconds\trequests_");
        assertThat(TickTable.gnuplot(List.of(tick)).lines().skip(1))
                .containsExactly("# one row for each tick of the run, in order of time; single requests were not kept",
                        "1\t0\t0\tNaN\tNaN\tNaN\tNaN\tNaN\t3\t12.5\tNaN\tNaN\tNaN\tmeasured" + "\tNaN".repeat(17));
    }

    @Test
    void markdownTablesAreWholeWhateverTheTextInThem() {
        List<String> lines = text(nasty(), Format.MARKDOWN).lines().toList();
        assertThat(lines.getFirst()).startsWith("# \\<script>");
        assertThat(lines).filteredOn(line -> line.startsWith("|")).isNotEmpty()
                .allSatisfy(line -> assertThat(line.replace("\\|", "")).endsWith("|"));
        assertThat(lines).anySatisfy(line -> assertThat(line).contains("X-Nasty: \\<script>alert('1')",
                        "& \\&lt;"))
                .anySatisfy(line -> assertThat(line).startsWith("    ab "));
        assertThat(Stream.of("Results", "Settings", "Connection times", "Percentiles", "Status codes",
                "Failures by cause", "Environment")).allSatisfy(title -> assertThat(lines).contains("## " + title));
    }

    @Test
    void theTableAloneIsTheOneOfTheReport() {
        String table = Reports.table(Samples.result(10));
        assertThat(table).startsWith("| Figure | Value |\n|---|---:|\n| Requests/s | 1,");
        assertThat(text(Samples.result(10), Format.MARKDOWN)).contains(table);
    }

    @Test
    void htmlNeedsNoOtherFileAndRunsNothing() throws Exception {
        String html = text(nasty(), Format.HTML);
        assertThat(html).doesNotContain("<script", "<link", "<?xml", "src=", "@import")
                .contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;")
                .contains("prefers-color-scheme: dark");
        assertThat(html.split("<svg ", -1)).hasSize(9);
        assertThat(html.replaceAll("http://www\\.w3\\.org/\\S+", "").split("href=\"http", -1)).hasSize(1);
        // Everything after the doctype happens to be XML too, which shows that all tags are closed.
        Document document = parse(html.substring(html.indexOf("<main>"), html.indexOf("</main>") + 7));
        assertThat(document.getElementsByTagName("table").getLength()).isGreaterThanOrEqualTo(6);
    }

    @Test
    void namesInsideTheChartsOfOnePageAreUnique() {
        String html = text(Samples.result(10), Format.HTML);
        List<String> ids = java.util.regex.Pattern.compile("\\bid=\"([^\"]+)\"").matcher(html).results()
                .map(match -> match.group(1)).toList();
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
        assertThat(java.util.regex.Pattern.compile("url\\(#([^)]+)\\)").matcher(html).results()
                .map(match -> match.group(1))).isNotEmpty().allSatisfy(name -> assertThat(ids).contains(name));
    }

    @Test
    void theExportedPicturesAreWhatTheySay() throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Reports.write(Samples.result(10), Format.PNG)));
        assertThat(image.getWidth()).isEqualTo(1600);
        assertThat(image.getHeight()).isEqualTo(900);
        Document svg = parse(text(Samples.result(10), Format.SVG));
        assertThat(svg.getElementsByTagName("text").getLength()).isPositive();
    }

    @Test
    void anOpenLoopShowsServiceTimesAndHowItsPlanWasKept() {
        String summary = Reports.summary(OpenRuns.result());
        assertThat(summary).contains("1,000 requests/s for 3 s, then 1,000", "Poisson arrivals",
                "Service     p50 969 µs", "Plan        7 had to wait, 5 never sent, send lag p99 20 µs",
                        "TLS         p50 700 µs");
        assertThat(summary.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        String page = ResultPage.sections(OpenRuns.result()).toString();
        assertThat(page).contains("Service time, p99", "Requests sent/s", "Due but never sent, 5",
                "Sent late: all connections were busy, 7", "p99 20 µs, longest 20 µs", "TLS handshake",
                "counts from the instant a request was due");
        assertThat(ResultPage.sections(Samples.result(3)).toString()).doesNotContain("Service time, p99", "never sent",
                "TLS handshake").contains("In a closed loop");
    }

    @Test
    void theRequestBeforeTheLoadIsOneLineAndASection() {
        PreflightReport report = OpenRuns.result().preflight().orElseThrow();
        assertThat(Reports.preflight(report)).isEqualTo("301 Moved, nginx/1.22.1, 11-byte body, keeps alive; "
                + "name 1.50 ms, connect 200 µs, TLS handshake 700 µs, response 400 µs");
        assertThat(Reports.preflight(new PreflightReport(200, "OK", List.of(), 90, 0, false, 0.01, 0.1, 0, 0.2,
                List.of()))).isEqualTo("200 OK, 0-byte body, closes the connection; connect 100 µs, response 200 µs");
        assertThat(ResultPage.sections(OpenRuns.result()).toString()).contains("Before the load", "Location, /there",
                "The server redirects (301) to /there.");
        assertThat(ResultPage.sections(Samples.result(3)).toString()).doesNotContain("Before the load");
    }

    @Test
    void settingsHaveEveryRequestOfAMixButNoPassword() {
        Result like = Samples.result(3);
        RequestSpec plain = RequestSpec.get();
        RequestSpec other = new RequestSpec("POST", List.of(), new RequestSpec.Body.Lines("names.txt",
                RequestSpec.Order.RANDOM), "text/plain", Optional.of("/login"), 3, List.of("a=b"),
                Optional.of("anna:secret"));
        Profile profile = like.profile().withRequests(List.of(plain, other))
                .withData(Optional.of(new DataFile("rows.csv", RequestSpec.Order.SEQUENTIAL)))
                .withLoad(new Load.Closed(5, OptionalLong.empty(), Optional.of(3.0), 0.25))
                .withWindow(new Window(4, 1));
        String settings = Settings.table(new Result(like.id(), like.startedAt(), like.ending(), profile,
                like.document(), like.counts(), like.seconds(), like.latency(), like.generator(), like.target(),
                like.warnings(), like.environment(), like.ticks())).toString();
        assertThat(settings).contains("GET at the target's own path, 25 % of all", "POST /login, 75 % of all",
                "Cookie, a=b", "Basic auth, user, anna", "one line of names.txt each, at random, as text/plain",
                "rows.csv, one after the other", "Think time, 250 ms", "Warm-up before the measured part, 4.00 s",
                "Cool-down at most, 1.00 s").doesNotContain("secret");
    }

    @Test
    void anHttpsAddressStaysOne() {
        Result like = Samples.result(3);
        Result secure = new Result(like.id(), like.startedAt(), like.ending(), like.profile().withTarget(
                new Target.Url("https://127.0.0.1:8080/")), like.document(), like.counts(), like.seconds(),
                like.latency(), like.generator(), like.target(), like.warnings(), like.environment(), like.ticks());
        assertThat(WebbenchReport.url(secure)).isEqualTo("https://127.0.0.1:8080/index.html?a=1");
        assertThat(WebbenchReport.url(like)).isEqualTo("http://127.0.0.1:8080/index.html?a=1");
        assertThat(Settings.table(secure).toString()).contains("TLS, any certificate");
    }

    @Test
    void ticksSayWhichPartOfTheRunTheyAreOf() {
        assertThat(TickTable.csv(OpenRuns.result().ticks()).lines().skip(1).map(line ->
                line.split(",", -1)[13]).distinct()).containsExactly("warmUp", "measured", "coolDown");
    }

    @Test
    void theSummaryFitsATerminalAndEndsWithTheWarnings() {
        String summary = Reports.summary(Samples.result(10));
        assertThat(summary).startsWith("nginx, keep-alive\n").contains("Requests/s  1,", "p99.9 ", "Server      nginx:")
                .endsWith("Note: A closed loop hides what a stalled server costs.\n");
        assertThat(summary.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
    }

    @Test
    void aCountOfFailuresIsNotReadAsAStatus() {
        assertThat(summaryFailing(Failure.STATUS, Failure.STATUS)).contains("Failed      2 (wrong status)\n");
        assertThat(summaryFailing(Failure.STATUS, Failure.STATUS, Failure.TIMEOUT))
                .contains("Failed      3 (2 wrong status, 1 timed out)\n");
        assertThat(summaryFailing()).contains("Failed      0\n");
    }

    @Test
    void percentilesGoAsFarAsThereAreSamplesToTell() {
        List<String> lines = text(Samples.result(20), Format.PERCENTILES).lines().toList();
        assertThat(lines).startsWith("percent,response_ms,service_ms").hasSize(1 + 100 + 1 + 1);
        assertThat(lines.get(1)).startsWith("0,");
        assertThat(lines.get(101)).matches("99\\.9,[\\d.]+,[\\d.]+");
        assertThat(lines.getLast()).startsWith("100," + Samples.result(20).latency(Metric.RESPONSE).maxNanos() / 1e6);
        assertThat(text(Samples.result(0), Format.PERCENTILES)).isEqualTo("percent,response_ms,service_ms\n");
    }

    @Test
    void theIntervalLogHasALinePerTickAndTagsTheWarmUp() {
        assertThat(text(Samples.result(8), Format.HLOG).lines().filter(line -> line.contains("HISTF"))).hasSize(8)
                .noneMatch(line -> line.contains("Tag="));
        assertThat(text(OpenRuns.result(), Format.HLOG).lines()).anyMatch(line -> line.startsWith("Tag=warmUp,0.000,"));
        assertThat(text(Samples.result(0), Format.HLOG).lines()).noneMatch(line -> line.contains("HISTF"))
                .anyMatch(line -> line.startsWith("#[StartTime:"));
    }

    @ParameterizedTest
    @EnumSource(Chart.class)
    void aChartOfNothingIsObjectedTo(Chart chart) {
        assertThat(chart.objection(Samples.result(20))).isEmpty();
        assertThat(chart.objection(Samples.result(0))).isPresent();
        boolean overTime = chart != Chart.PERCENTILES && chart != Chart.HISTOGRAM;
        assertThat(chart.objection(Samples.result(1)).isPresent()).isEqualTo(overTime);
        assertThat(chart.objection(Samples.remote(20)).isPresent()).isEqualTo(chart == Chart.TARGET);
    }

    @Test
    void thePageRepeatsTheRunButTellsNoSecrets() throws IOException {
        Result like = Samples.result(3);
        RequestSpec secret = new RequestSpec("GET", List.of(new RequestSpec.Header("Authorization", "Bearer hush")),
                new RequestSpec.Body.None(), "text/plain", Optional.empty(), 1, List.of(), Optional.of("anna:secret"));
        Result result = new Result(like.id(), like.startedAt(), like.ending(), like.profile().withRequest(secret),
                like.document(), like.counts(), like.seconds(), like.latency(), like.generator(), like.target(),
                like.warnings(), like.environment(), like.ticks());
        for (Format format : List.of(Format.HTML, Format.MARKDOWN)) {
            assertThat(text(result, format)).contains("anna", "Authorization: PASSWORD").doesNotContain("secret", "hush");
        }
        assertThat(ProfileFile.parse(Settings.exact(like), "the page")).isEqualTo(like.profile());
    }

    private static String summaryFailing(Failure... causes) {
        Recording recording = new Recording(1);
        for (Failure cause : causes) {
            recording.loop(0).started();
            recording.loop(0).failed(cause);
        }
        recording.takeInterval();
        Result like = Samples.result(3);
        return Reports.summary(new Result("failing", like.startedAt(), Result.Ending.COMPLETED, like.profile(),
                like.document(), recording.counts(), like.seconds(), like.latency(), like.generator(), like.target(),
                List.of(), like.environment(), List.of()));
    }

    private static Document parse(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Result result, Format format) {
        return new String(Reports.write(result, format), StandardCharsets.UTF_8);
    }

    private static Result nasty() {
        Result like = Samples.result(3);
        RequestSpec request = new RequestSpec("GET", List.of(new RequestSpec.Header("X-Nasty", NASTY)),
                new RequestSpec.Body.None(), "text/plain");
        return new Result("nasty", like.startedAt(), Result.Ending.STOPPED,
                like.profile().withName(NASTY).withDescription(NASTY).withRequest(request), like.document(),
                like.counts(), like.seconds(), like.latency(), like.generator(), like.target(),
                List.of(new Warning("a", NASTY), new Warning("b", NASTY)), like.environment(), like.ticks());
    }
}
