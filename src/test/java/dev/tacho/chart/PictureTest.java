package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PictureTest {
    private static final List<Panel> ALL = RunFigures.OVERVIEW;

    @Test
    void aPngHasTheSizeAskedForAndIsNotBlank() throws Exception {
        for (Look look : Look.values()) {
            byte[] bytes = Picture.png(RunFigures.overTime(Samples.result(20), ALL), look, 800, 600, 2);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
            assertThat(image.getWidth()).isEqualTo(1_600);
            assertThat(image.getHeight()).isEqualTo(1_200);
            assertThat(image.getColorModel().hasAlpha()).isFalse();
            assertThat(image.getRGB(0, 0) & 0xffffff).isEqualTo(Ink.GROUND.rgb(look));
            assertThat(IntStream.range(0, 1_200).filter(y -> image.getRGB(900, y) != image.getRGB(0, 0)).count())
                    .isGreaterThan(50);
        }
    }

    /** Letters for private use are in no font. */
    @Test
    void lettersThatNoFontHasAreToldOnceEach() {
        assertThat(Picture.lettersMissing(RunFigures.overTime(Samples.result(4), ALL))).isEmpty();
        assertThat(Picture.lettersMissing(RunFigures.overTime("a\uf8f0b\uf8f0", "\uf8f1\n", ALL, List.of(), "", 0)))
                .isEqualTo("\uf8f0\uf8f1");
    }

    @Test
    void aPngNeedsNoFolderForTemporaryFiles(@TempDir Path gone) throws Exception {
        ImageIO.setCacheDirectory(gone.toFile());
        try {
            Files.delete(gone);
            assertThat(Picture.png(RunFigures.overTime(Samples.result(2), ALL), Look.LIGHT, 300, 200, 1)).isNotEmpty();
        } finally {
            ImageIO.setCacheDirectory(null);
            Files.createDirectories(gone);
        }
    }

    @Test
    void whatAServerSaysMakesNoBrokenSvg() throws Exception {
        Document svg = svg(RunFigures.overTime(saying("/", "evil\u0000\u001b[31m\ud800<script>😀"), ALL), 1_600, 900);
        assertThat(texts(svg, "desc").getFirst()).contains("evil\ufffd\ufffd[31m\ufffd<script>😀");
    }

    @Test
    void aUrlOfAnyLengthLeavesRoomForTheCharts() {
        Figure figure = RunFigures.overTime(saying("/" + "a".repeat(100_000), "b".repeat(60_000)), ALL);
        assertThat(figure.caption.length()).isLessThan(1_000);
        assertThat(figure.caption).contains("aaa…", "bbb…");
    }

    private static Result saying(String path, String server) {
        Result like = Samples.result(2);
        dev.tacho.result.Document document = new dev.tacho.result.Document("localhost", 80, path, server, 5);
        return new Result(like.id(), like.startedAt(), like.ending(),
                like.profile().withTarget(new Target.Url("http://localhost" + path)), document, like.counts(),
                like.seconds(), like.latency(), like.generator(), like.target(), like.warnings(), like.environment(),
                like.ticks());
    }

    @Test
    void anSvgKeepsTextAsText() throws Exception {
        Document svg = svg(RunFigures.overTime(Samples.result(40), ALL), 1_600, 900);
        assertThat(texts(svg, "text")).contains("nginx, keep-alive", "Throughput", "Latency", "Server", "requests/s",
                "ms (log scale)", "CPU, % of one core", "memory, MiB", "p50", "p90", "p99", "max", "0:00", "0:10", "1",
                "2", "5", "10");
        assertThat(svg.getElementsByTagName("glyph").getLength()).isZero();
        assertThat(svg.getElementsByTagName("image").getLength()).isZero();
        assertThat(svg.getDocumentElement().getAttribute("font-family")).endsWith("sans-serif");
    }

    @Test
    void anSvgScalesAndDescribesItself() throws Exception {
        Document svg = svg(RunFigures.overTime(Samples.result(8), ALL), 1_200, 700);
        assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 1200 700");
        assertThat(texts(svg, "title")).containsExactly("nginx, keep-alive");
        assertThat(texts(svg, "desc")).singleElement().asString().contains("10 connections");
        assertThat(svg.getDoctype()).isNull();
    }

    @Test
    void eachSeriesIsOnePathClippedToItsPlot() throws Exception {
        Document svg = svg(RunFigures.overTime("", "", ALL, Runs.eventful(1_800), "", 0), 1_600, 900);
        NodeList paths = svg.getElementsByTagName("path");
        long clips = IntStream.range(0, paths.getLength())
                .filter(i -> ((Element) paths.item(i).getParentNode()).getTagName().equals("clipPath")).count();
        assertThat(clips).isEqualTo(3);
        assertThat(paths.getLength() - clips).isEqualTo(7);
    }

    @Test
    void anSvgOfALongRunStaysSmall() {
        Figure figure = RunFigures.overTime("", "", ALL, Runs.eventful(20_000), "", 0);
        assertThat(Picture.svg(figure, Look.LIGHT, 1_200, 700).length()).isLessThan(500_000);
    }

    @Test
    void labelsAtAnEdgeAreAnchoredThereWhateverTheFont() throws Exception {
        Document svg = svg(RunFigures.overTime(Samples.result(8), ALL), 1_200, 700);
        NodeList all = svg.getElementsByTagName("text");
        assertThat(IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i))
                .filter(text -> text.getTextContent().equals("2,000")).map(text -> text.getAttribute("text-anchor")))
                .containsOnly("end");
    }

    @Test
    void namesWithMarkupAreOnlyText() throws Exception {
        Figure figure = RunFigures.overTime("<b>a & b</b>", "", ALL, Samples.ticks(4), "", 0);
        assertThat(texts(svg(figure, 900, 600), "title")).containsExactly("<b>a & b</b>");
    }

    private static Document svg(Figure figure, int width, int height) throws Exception {
        String text = Picture.svg(figure, Look.LIGHT, width, height);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> texts(Document svg, String tag) {
        NodeList nodes = svg.getElementsByTagName(tag);
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> nodes.item(i).getTextContent()).toList();
    }
}
