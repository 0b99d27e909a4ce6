package dev.tacho.ui.results;

import dev.tacho.measure.Metric;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.EventPump;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** One finished run: its numbers in tables, and its way into files and the clipboard. */
public final class ResultModel {
    /** ab's own, and on to where a thousand and ten thousand requests begin to tell. */
    static final List<Double> PERCENTS = List.of(50.0, 66.0, 75.0, 80.0, 90.0, 95.0, 98.0, 99.0, 99.9, 99.99, 100.0);

    private static final Logger LOG = System.getLogger(ResultModel.class.getName());
    private static final Texts TEXTS = Texts.of("ui");

    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Export> export = new ReadOnlyObjectWrapper<>(new Export.None());
    private final Executor away;
    private final Executor screen;

    /** How the latest export or copy went. */
    public sealed interface Export {
        record None() implements Export {
        }

        record Working() implements Export {
        }

        record Written(Path file) implements Export {
        }

        /** @param image whether a picture was copied, or else text */
        record Copied(boolean image) implements Export {
        }

        /** @param message in the user's words */
        record Refused(String message) implements Export {
        }
    }

    /**
     * Response and service time that {@code percent} of the requests did not exceed.
     *
     * @param samplesBeyond how many requests took longer: with fewer than ten the figure says little
     */
    public record Percentile(double percent, long responseNanos, long serviceNanos, long samplesBeyond) {
    }

    public ResultModel() {
        this(work -> Thread.ofPlatform().name("tacho-export").daemon().start(work), EventPump::later);
    }

    /**
     * @param away   where files are written
     * @param screen where their outcome is told
     */
    ResultModel(Executor away, Executor screen) {
        this.away = away;
        this.screen = screen;
    }

    // properties

    /** Null before the first one. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Export> exportProperty() {
        return export.getReadOnlyProperty();
    }

    public List<Percentile> percentiles() {
        var response = result.get().latency(Metric.RESPONSE);
        var service = result.get().latency(Metric.SERVICE);
        return PERCENTS.stream().map(percent -> new Percentile(percent, response.percentileNanos(percent),
                service.percentileNanos(percent), Math.round(response.count() * (100 - percent) / 100))).toList();
    }

    // commands

    public void show(Result next) {
        export.set(new Export.None());
        result.set(next);
    }

    /** Writes a file in the background; how it went shows in {@link #exportProperty}. */
    public void write(ExportChoice choice, Path target) {
        ResultExports exports = new ResultExports(result.get());
        work(() -> exports.write(choice, target), Export.Written::new);
    }

    /** Makes a picture in the background and hands it to {@code clipboard} on the screen's thread, as PNG. */
    public void copyImage(ExportChoice.Png choice, Consumer<byte[]> clipboard) {
        ResultExports exports = new ResultExports(result.get());
        work(() -> exports.bytes(choice), png -> {
            clipboard.accept(png);
            return new Export.Copied(true);
        });
    }

    /** Likewise the table, as Markdown. */
    public void copyTable(Consumer<String> clipboard) {
        ResultExports exports = new ResultExports(result.get());
        work(() -> new String(exports.bytes(new ExportChoice.Document(Format.MARKDOWN)), StandardCharsets.UTF_8),
                table -> {
                    clipboard.accept(table);
                    return new Export.Copied(false);
                });
    }

    private <T> void work(Callable<T> task, Function<T, Export> then) {
        export.set(new Export.Working());
        Result of = result.get();
        away.execute(() -> {
            try {
                T made = task.call();
                screen.execute(() -> tell(of, then.apply(made)));
            } catch (IOException e) {
                screen.execute(() -> tell(of, new Export.Refused(e.getMessage())));
            } catch (Exception e) {
                LOG.log(Level.ERROR, "an export failed", e);
                screen.execute(() -> tell(of,
                        new Export.Refused(TEXTS.get("results.export.defect", e.toString()))));
            }
        });
    }

    /** Says nothing about a result that is no longer shown; it is written or copied all the same. */
    private void tell(Result of, Export outcome) {
        if (result.get() == of) {
            export.set(outcome);
        }
    }
}
