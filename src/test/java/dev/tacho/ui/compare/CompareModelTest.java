package dev.tacho.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.ui.kit.ExportModel;
import dev.tacho.ui.kit.ExportModel.Copied;
import dev.tacho.ui.kit.ExportModel.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompareModelTest {
    private static final List<Result> TWO = List.of(Samples.remote(20), Samples.result(40));
    private final CompareModel model = new CompareModel(new ExportModel(Runnable::run, Runnable::run));

    @TempDir
    private Path folder;

    @Test
    void oneRunIsNotEnough() {
        assertThat(model.enough().get()).isFalse();
        model.show(TWO.subList(0, 1));
        assertThat(model.enough().get()).isFalse();
        model.show(TWO);
        assertThat(model.enough().get()).isTrue();
    }

    @Test
    void theRankingHasHeadsAndARowForEach() {
        model.show(TWO);
        List<List<String>> cells = model.cells();
        assertThat(cells).hasSize(3).allSatisfy(row -> assertThat(row).hasSameSizeAs(cells.getFirst()));
        assertThat(cells.subList(1, 3).toString()).contains("nginx, keep-alive").contains("far away");
        assertThat(model.lead()).isNotBlank();
        assertThat(model.differences()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void everyChartBecomesAPictureADrawingAndNumbers(CompareChart chart) throws IOException {
        model.show(TWO);
        CompareChoice png = new CompareChoice.Drawing(chart, Look.LIGHT, false);
        model.write(png, folder.resolve(png.fileName()));
        assertThat(ImageIO.read(folder.resolve(png.fileName()).toFile()).getWidth()).isEqualTo(2400);
        CompareChoice svg = new CompareChoice.Drawing(chart, Look.DARK, true);
        model.write(svg, folder.resolve(svg.fileName()));
        assertThat(folder.resolve("comparison-" + chart.key() + "-dark.svg")).content().contains("<svg", "far away");
        List<String> copied = new ArrayList<>();
        model.copyData(chart, copied::add);
        assertThat(copied).singleElement().asString().contains("far away").contains("nginx, keep-alive");
        assertThat(model.exports().outcomeProperty().get()).isEqualTo(new Outcome.OnClipboard(Copied.TEXT));
    }

    @Test
    void pagesAreWrittenAndTheTableCopied() throws IOException {
        model.show(TWO);
        for (Format format : List.of(Format.MARKDOWN, Format.HTML)) {
            CompareChoice page = new CompareChoice.Page(format);
            model.write(page, folder.resolve(page.fileName()));
            assertThat(Files.readString(folder.resolve("comparison." + format.extension())))
                    .contains("far away").contains("nginx, keep-alive");
        }
        List<String> copied = new ArrayList<>();
        model.copyTable(copied::add);
        assertThat(copied).singleElement().asString().startsWith("|");
    }

    @Test
    void aFolderInTheWayIsRefusedInWords() throws IOException {
        model.show(TWO);
        Files.createDirectory(folder.resolve("comparison.md"));
        model.write(new CompareChoice.Page(Format.MARKDOWN), folder.resolve("comparison.md"));
        assertThat(model.exports().outcomeProperty().get()).isInstanceOfSatisfying(Outcome.Refused.class,
                refused -> assertThat(refused.message()).contains("comparison.md"));
    }
}
