package dev.tacho.ui.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.chart.Look;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.Samples;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

class ResultExportsTest {
    private final Result result = Samples.result(60);
    private final ResultExports exports = new ResultExports(result);

    @TempDir
    private Path folder;

    private Path write(ExportChoice choice) throws IOException {
        Path file = folder.resolve(choice.fileName(result));
        exports.write(choice, file);
        return file;
    }

    @ParameterizedTest
    @EnumSource
    void pictureHasItsSizeAndIsNotBlank(Chart chart) throws IOException {
        BufferedImage image = ImageIO.read(write(new ExportChoice.Png(chart, Look.LIGHT, 1)).toFile());
        assertThat(image.getWidth()).isEqualTo(1200);
        assertThat(image.getHeight()).isEqualTo(switch (chart) {
            case ALL -> 960;
            case PROCESSES, MACHINE -> 720;
            default -> 520;
        });
        assertThat(Arrays.stream(image.getRGB(0, 0, 1200, 500, null, 0, 1200)).distinct().count()).isGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource({"1, LIGHT", "2, LIGHT", "3, LIGHT", "2, DARK"})
    void scaleMultipliesPixelsAndLookTurnsTheGround(int scale, Look look) throws IOException {
        BufferedImage image = ImageIO.read(write(new ExportChoice.Png(Chart.LATENCY, look, scale)).toFile());
        assertThat(image.getWidth()).isEqualTo(1200 * scale);
        int corner = image.getRGB(1, 1) & 0xff;
        assertThat(corner > 128).isEqualTo(look == Look.LIGHT);
    }

    @ParameterizedTest
    @EnumSource
    void svgIsWellFormedWithTextAsText(Chart chart) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        // The document type names an address on the web, which a test must not ask.
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        Path file = write(new ExportChoice.Svg(chart, Look.DARK));
        Document document = factory.newDocumentBuilder().parse(file.toFile());
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getDocumentElement().getTextContent()).contains(result.profile().name());
        assertThat(document.getElementsByTagName("text").getLength()).isGreaterThan(5);
    }

    @Test
    void csvHasOneLinePerTickAndEqualColumns() throws IOException {
        List<String> lines = Files.readAllLines(write(new ExportChoice.Document(Format.CSV))).stream()
                .filter(line -> !line.startsWith("#")).toList();
        assertThat(lines).hasSize(result.ticks().size() + 1);
        long commas = lines.getFirst().chars().filter(c -> c == ',').count();
        assertThat(commas).isGreaterThan(5);
        assertThat(lines).allSatisfy(line -> assertThat(line.chars().filter(c -> c == ',').count()).isEqualTo(commas));
    }

    @Test
    void jsonCanBeOpenedAgain() throws IOException {
        assertThat(ResultFile.read(write(new ExportChoice.Document(Format.JSON)))).isEqualTo(result);
    }

    @Test
    void markdownHoldsATable() throws IOException {
        List<String> lines = Files.readAllLines(write(new ExportChoice.Document(Format.MARKDOWN)));
        assertThat(lines).anySatisfy(line -> assertThat(line).matches("\\|( ?:?-+:? ?\\|)+"));
    }

    @ParameterizedTest
    @EnumSource(names = {"AB", "WEBBENCH", "ABENCH", "HTML", "PERCENTILES", "HGRM", "HLOG", "GNUPLOT"})
    void everyOtherFormatIsWritten(Format format) throws IOException {
        Path file = write(new ExportChoice.Document(format));
        assertThat(Files.size(file)).isGreaterThan(100);
        assertThat(file.getFileName().toString()).startsWith("nginx-keep-alive").endsWith("." + format.extension());
    }

    @Test
    void folderInPlaceOfAFileIsRefusedInWords() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("charts.png"));
        assertThatThrownBy(() -> exports.write(new ExportChoice.Png(Chart.ALL, Look.LIGHT, 1), taken))
                .isInstanceOf(IOException.class).hasMessageContaining("charts.png");
        assertThat(folder).isDirectoryContaining(path -> path.equals(taken));
        assertThat(taken).isEmptyDirectory();
    }

    @Test
    void fileNamesTellChoicesApart() {
        assertThat(new ExportChoice.Png(Chart.ALL, Look.LIGHT, 1).fileName(result))
                .isEqualTo("nginx-keep-alive-charts.png");
        assertThat(new ExportChoice.Png(Chart.LATENCY, Look.DARK, 3).fileName(result))
                .isEqualTo("nginx-keep-alive-latency-dark@3x.png");
        assertThat(new ExportChoice.Document(Format.AB).fileName(result)).isEqualTo("nginx-keep-alive-ab.txt");
    }
}
