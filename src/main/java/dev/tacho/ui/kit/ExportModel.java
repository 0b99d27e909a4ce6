package dev.tacho.ui.kit;

import dev.tacho.files.WholeFile;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Things on their way from the screen into files and the clipboard: made in the background, their outcome told. */
public final class ExportModel {
    private static final Logger LOG = System.getLogger(ExportModel.class.getName());
    private static final Texts TEXTS = Texts.of("ui");
    /** Begins with a letter: what follows the point in “nginx 1.22” is no ending. */
    private static final Pattern ENDING = Pattern.compile(".+\\.\\p{Alpha}\\w*");

    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>(new Outcome.None());
    private final Executor away;
    private final Executor screen;
    /** Of what is shown: the outcome of what was made of something else is not told. */
    private long subject;

    /** What was copied. */
    public enum Copied { IMAGE, TABLE, TEXT }

    /** How the latest export or copy went. */
    public sealed interface Outcome {
        record None() implements Outcome {
        }

        record Working() implements Outcome {
        }

        record Written(Path file) implements Outcome {
        }

        record OnClipboard(Copied what) implements Outcome {
        }

        /** @param message in the user's words */
        record Refused(String message) implements Outcome {
        }
    }

    public ExportModel() {
        this(work -> Thread.ofPlatform().name("tacho-export").daemon().start(work), EventPump::later);
    }

    /**
     * @param away   where things are made
     * @param screen where their outcome is told
     */
    public ExportModel(Executor away, Executor screen) {
        this.away = away;
        this.screen = screen;
    }

    // properties

    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    // commands

    /** Something else is shown from now on. */
    public void changeSubject() {
        subject++;
        outcome.set(new Outcome.None());
    }

    /**
     * Writes a file whole or not at all.
     *
     * @param target where to; {@code ending} is added to a name without one
     * @param ending without the dot
     */
    public void write(Path target, String ending, Callable<byte[]> content) {
        write(target, ending, file -> WholeFile.write(file, content.call()));
    }

    /** Likewise, for what writes more than one file. */
    public void write(Path target, String ending, Writer writer) {
        work(() -> {
            Path file = withEnding(target, ending);
            writer.write(file);
            return file;
        }, Outcome.Written::new);
    }

    /** @param clipboard is given what was made, on the screen's thread */
    public <T> void copy(Copied what, Callable<T> content, Consumer<T> clipboard) {
        work(content, made -> {
            clipboard.accept(made);
            return new Outcome.OnClipboard(what);
        });
    }

    /** Whoever chose the name confirmed to replace that file, not the one with an ending. */
    private static Path withEnding(Path target, String ending) throws IOException {
        if (ENDING.matcher(target.getFileName().toString()).matches()) {
            return target;
        }
        Path file = target.resolveSibling(target.getFileName() + "." + ending);
        if (Files.exists(file)) {
            throw new IOException(TEXTS.get("export.exists", file));
        }
        return file;
    }

    private <T> void work(Callable<T> task, Function<T, Outcome> then) {
        outcome.set(new Outcome.Working());
        long of = subject;
        away.execute(() -> {
            try {
                T made = task.call();
                screen.execute(() -> tell(of, then.apply(made)));
            } catch (IOException e) {
                screen.execute(() -> tell(of, new Outcome.Refused(e.getMessage())));
            } catch (Exception e) {
                LOG.log(Level.ERROR, "an export failed", e);
                screen.execute(() -> tell(of, new Outcome.Refused(TEXTS.get("export.defect", e.toString()))));
            }
        });
    }

    /** Says nothing about what is no longer shown; it is written or copied all the same. */
    private void tell(long of, Outcome now) {
        if (subject == of) {
            outcome.set(now);
        }
    }

    /** Writes to a file whose name is settled. */
    @FunctionalInterface
    public interface Writer {
        void write(Path file) throws Exception;
    }
}
