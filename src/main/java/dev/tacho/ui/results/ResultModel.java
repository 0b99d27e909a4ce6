package dev.tacho.ui.results;

import dev.tacho.measure.Metric;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.ui.kit.ExportModel.Copied;
import dev.tacho.ui.kit.ExportModel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** One finished run: its numbers in tables, and its way into files and the clipboard. */
public final class ResultModel {
    /** ab's own, and on to where a thousand and ten thousand requests begin to tell. */
    static final List<Double> PERCENTS = List.of(50.0, 66.0, 75.0, 80.0, 90.0, 95.0, 98.0, 99.0, 99.9, 99.99, 100.0);

    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ExportModel exports;

    /**
     * Response and service time that {@code percent} of the requests did not exceed.
     *
     * @param samplesBeyond how many requests took longer: with fewer than ten the figure says little
     */
    public record Percentile(double percent, long responseNanos, long serviceNanos, long samplesBeyond) {
    }

    public ResultModel() {
        this(new ExportModel());
    }

    ResultModel(ExportModel exports) {
        this.exports = exports;
    }

    // properties

    /** Null before the first one. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** How the latest export or copy went. */
    public ExportModel exports() {
        return exports;
    }

    /** A report to read as it is. */
    public String text(Format format) {
        return text(new ResultExports(result.get()), format);
    }

    public List<Percentile> percentiles() {
        var response = result.get().latency(Metric.RESPONSE);
        var service = result.get().latency(Metric.SERVICE);
        return PERCENTS.stream().map(percent -> new Percentile(percent, response.percentileNanos(percent),
                service.percentileNanos(percent), Math.round(response.count() * (100 - percent) / 100))).toList();
    }

    // commands

    public void show(Result next) {
        exports.changeSubject();
        result.set(next);
    }

    /** Writes a file in the background. */
    public void write(ExportChoice choice, Path target) {
        ResultExports of = new ResultExports(result.get());
        exports.write(target, choice.extension(), file -> of.write(choice, file));
    }

    /** Makes a picture in the background and hands it to {@code clipboard} on the screen's thread, as PNG. */
    public void copyImage(ExportChoice.Png choice, Consumer<byte[]> clipboard) {
        ResultExports of = new ResultExports(result.get());
        exports.copy(Copied.IMAGE, () -> of.bytes(choice), clipboard);
    }

    /** Likewise the table, as Markdown. */
    public void copyTable(Consumer<String> clipboard) {
        ResultExports of = new ResultExports(result.get());
        exports.copy(Copied.TABLE, () -> text(of, Format.MARKDOWN), clipboard);
    }

    /** Likewise anything that is text. */
    public void copyText(Format format, Consumer<String> clipboard) {
        ResultExports of = new ResultExports(result.get());
        exports.copy(Copied.TEXT, () -> text(of, format), clipboard);
    }

    private static String text(ResultExports of, Format format) {
        return new String(of.bytes(new ExportChoice.Document(format)), StandardCharsets.UTF_8);
    }
}
