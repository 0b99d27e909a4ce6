package dev.tacho.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Metric;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.Samples;
import dev.tacho.ui.kit.ExportModel.Outcome;
import dev.tacho.ui.kit.ExportModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultModelTest {
    private static final ExportChoice JSON = new ExportChoice.Document(Format.JSON);
    private final Deque<Runnable> away = new ArrayDeque<>();
    private final ResultModel model = new ResultModel(new ExportModel(away::add, Runnable::run));
    private final Result result = Samples.result(40);

    @TempDir
    private Path folder;

    @Test
    void percentilesGoToTheMaximumAndSayHowManyWereSlower() {
        model.show(result);
        var rows = model.percentiles();
        assertThat(rows).hasSameSizeAs(ResultModel.PERCENTS);
        assertThat(rows.getLast().responseNanos()).isEqualTo(result.latency(Metric.RESPONSE).maxNanos());
        assertThat(rows.getLast().samplesBeyond()).isZero();
        assertThat(rows.getFirst().samplesBeyond()).isBetween(9_000L, 10_000L);
        assertThat(rows).extracting(ResultModel.Percentile::responseNanos).isSorted();
    }

    @Test
    void exportIsWrittenInTheBackgroundAndThenTold() throws IOException {
        model.show(result);
        Path file = folder.resolve("run.json");
        model.write(JSON, file);
        assertThat(model.exports().outcomeProperty().get()).isEqualTo(new Outcome.Working());
        assertThat(file).doesNotExist();
        away.remove().run();
        assertThat(model.exports().outcomeProperty().get()).isEqualTo(new Outcome.Written(file));
        assertThat(ResultFile.read(file)).isEqualTo(result);
    }

    @Test
    void refusedExportIsToldInWordsAndLeavesNothing() throws IOException {
        model.show(result);
        Path inTheWay = Files.writeString(folder.resolve("file"), "mine");
        model.write(JSON, inTheWay.resolve("run.json"));
        away.remove().run();
        assertThat(model.exports().outcomeProperty().get()).isInstanceOfSatisfying(Outcome.Refused.class,
                refused -> assertThat(refused.message()).contains(inTheWay.toString()).contains("not written"));
        assertThat(inTheWay).hasContent("mine");
        assertThat(folder).isDirectoryContaining(path -> path.equals(inTheWay)).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void outcomeOfAnEarlierResultIsNotToldUnderTheNext() {
        model.show(result);
        model.write(JSON, folder.resolve("run.json"));
        model.show(Samples.remote(8));
        away.remove().run();
        assertThat(model.exports().outcomeProperty().get()).isEqualTo(new Outcome.None());
        assertThat(folder.resolve("run.json")).exists();
    }

    @Test
    void nameWithoutAnEndingGetsOneButReplacesNothing() throws IOException {
        ExportChoice csv = new ExportChoice.Document(Format.CSV);
        model.show(result);
        assertThat(written(csv, "run")).isEqualTo(new Outcome.Written(folder.resolve("run.csv")));
        assertThat(written(csv, "nginx 1.22")).isEqualTo(new Outcome.Written(folder.resolve("nginx 1.22.csv")));
        assertThat(written(csv, "run.txt")).isEqualTo(new Outcome.Written(folder.resolve("run.txt")));
        Files.writeString(folder.resolve("run.csv"), "mine");
        assertThat(written(csv, "run")).isInstanceOfSatisfying(Outcome.Refused.class, refused ->
                assertThat(refused.message()).contains("run.csv").contains("another name"));
        assertThat(folder.resolve("run.csv")).hasContent("mine");
    }

    private Outcome written(ExportChoice choice, String name) {
        model.write(choice, folder.resolve(name));
        away.remove().run();
        return model.exports().outcomeProperty().get();
    }
}
