package dev.tacho.ui.compare;

import dev.tacho.report.Comparisons;
import dev.tacho.result.Result;
import dev.tacho.ui.kit.ExportModel.Copied;
import dev.tacho.ui.kit.ExportModel;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The runs that are compared, what they come to side by side, and their way into files and the clipboard. */
public final class CompareModel {
    private static final int FEWEST = 2;

    private final ReadOnlyObjectWrapper<List<Result>> results = new ReadOnlyObjectWrapper<>(List.of());
    private final BooleanBinding enough = Bindings.createBooleanBinding(() -> results.get().size() >= FEWEST, results);
    private final ExportModel exports;

    public CompareModel() {
        this(new ExportModel());
    }

    CompareModel(ExportModel exports) {
        this.exports = exports;
    }

    // properties

    public ReadOnlyObjectProperty<List<Result>> resultsProperty() {
        return results.getReadOnlyProperty();
    }

    /** There are two or more. */
    public BooleanBinding enough() {
        return enough;
    }

    /** How the latest export or copy went. */
    public ExportModel exports() {
        return exports;
    }

    /** Who is ahead; there must be enough of them, as for the next two. */
    public String lead() {
        return Comparisons.lead(results.get());
    }

    /** Whether the repeats support each difference. */
    public List<String> differences() {
        return Comparisons.differences(results.get());
    }

    /** The ranked table, its heads first. */
    public List<List<String>> cells() {
        return Comparisons.cells(results.get());
    }

    // commands

    public void show(List<Result> next) {
        exports.changeSubject();
        results.set(List.copyOf(next));
    }

    /** Writes a file in the background. */
    public void write(CompareChoice choice, Path target) {
        CompareExports of = new CompareExports(results.get());
        exports.write(target, choice.extension(), () -> of.bytes(choice));
    }

    /** Makes a picture in the background and hands it to {@code clipboard} on the screen's thread, as PNG. */
    public void copyImage(CompareChoice.Drawing choice, Consumer<byte[]> clipboard) {
        CompareExports of = new CompareExports(results.get());
        exports.copy(Copied.IMAGE, () -> of.bytes(choice), clipboard);
    }

    /** Likewise the ranked table, as Markdown. */
    public void copyTable(Consumer<String> clipboard) {
        CompareExports of = new CompareExports(results.get());
        exports.copy(Copied.TABLE, of::table, clipboard);
    }

    /** Likewise the numbers of a chart. */
    public void copyData(CompareChart chart, Consumer<String> clipboard) {
        CompareExports of = new CompareExports(results.get());
        exports.copy(Copied.TEXT, () -> of.data(chart), clipboard);
    }
}
