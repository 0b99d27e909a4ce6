package dev.tacho.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Warning;
import dev.tacho.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LanguagesTest {
    /** Of a word of our own, not of what a user or a server named. */
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    @Test
    void aPageIsInOneLanguageThroughout() {
        String simplified = page(Samples.result(10), Format.HTML, Language.SIMPLIFIED_CHINESE);
        assertThat(simplified).contains("<html lang=\"zh-CN\">", "并发连接数", "每秒请求数", "响应时间百分位", "失败原因", "吞吐量",
                "闭环", "测试设置").doesNotContain("Requests/s", "Throughput", "log scale", "Settings");
        assertThat(page(Samples.result(10), Format.HTML, Language.TRADITIONAL_CHINESE)).contains("<html lang=\"zh-TW\">",
                "並行連線數", "每秒請求數", "回應時間百分位", "失敗原因", "閉迴路").doesNotContain("请", "应", "连");
        assertThat(page(Samples.result(10), Format.HTML, Language.ENGLISH)).contains("<html lang=\"en\">")
                .doesNotContainPattern(CHINESE);
    }

    @Test
    void warningsKeepTheirNumbersAndGetATitle() {
        assertThat(page(Samples.result(10), Format.MARKDOWN, Language.SIMPLIFIED_CHINESE))
                .contains("- **闭环压测：服务器卡顿时请求也随之变少，百分位会偏乐观。** A closed loop hides what a stalled server costs.");
        assertThat(page(Samples.result(10), Format.MARKDOWN, Language.ENGLISH))
                .contains("- **Stalls are under-counted.** A closed loop hides");
    }

    @Test
    void everyWarningOfARunHasATitle() throws IOException {
        Pattern given = Pattern.compile("(?:warn|find|new Warning)\\(\"(\\w+)\"");
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/tacho/run"))) {
            List<String> codes = new ArrayList<>();
            for (Path file : files.toList()) {
                given.matcher(Files.readString(file)).results().forEach(match -> codes.add(match.group(1)));
            }
            assertThat(codes).contains("closedLoop", "generatorSaturated", "redirect").allSatisfy(code ->
                    assertThat(WarningWords.title(new Warning(code, ""))).as(code).isNotEmpty());
        }
        assertThat(WarningWords.title(new Warning("ofANewerVersion", "."))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chart.class)
    void theWordsOfAPictureAreTranslatedToo(Chart chart) {
        String picture = new String(Reports.write(Samples.result(20), Format.SVG, chart,
                new Style(Language.SIMPLIFIED_CHINESE, Look.LIGHT, 1_200)), StandardCharsets.UTF_8);
        assertThat(picture).contains("个并发连接", "lang=\"zh-CN\"", "'Noto Sans CJK SC'");
        assertThat(picture.replaceAll("(?s)<desc>.*?</desc>", "")).containsPattern(CHINESE)
                .doesNotContain(">Latency", ">requests/s", ">response time", "log scale");
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, names = {"AB", "WEBBENCH", "ABENCH", "CSV", "PERCENTILES", "JSON", "HGRM", "HLOG",
        "GNUPLOT"})
    void whatProgramsReadIsTheSameInEveryLanguage(Format format) {
        Result result = OpenRuns.result();
        assertThat(page(result, format, Language.TRADITIONAL_CHINESE)).isEqualTo(page(result, format, Language.ENGLISH));
    }

    @Test
    void aComparisonIsTranslated() {
        List<Result> results = List.of(Samples.result(10), Samples.remote(10));
        assertThat(new String(Comparisons.write(results, Format.MARKDOWN, ComparisonChart.RANKED,
                new Style(Language.SIMPLIFIED_CHINESE, Look.LIGHT, 1_200)), StandardCharsets.UTF_8))
                .contains("## 排名", "| 名称 | 每秒请求数 |", "没有离散程度可供判断").doesNotContain("Ranking", "spread");
    }

    private static String page(Result result, Format format, Language language) {
        return new String(Reports.write(result, format, Chart.RUN, new Style(language, Look.LIGHT, 1_600)),
                StandardCharsets.UTF_8);
    }
}
