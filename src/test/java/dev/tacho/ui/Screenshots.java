package dev.tacho.ui;

import dev.tacho.demo.DemoProcess;
import dev.tacho.demo.DemoServer;
import dev.tacho.profile.Consents;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Runner;
import dev.tacho.target.Targets;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.live.LiveModel.Phase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Makes the pictures of the README by running what they show, best on a machine at rest, since the numbers are real.
 * With an X server: {@code mvn -q test-compile dependency:copy-dependencies -DoutputDirectory=target/lib && java
 * -Dprism.order=sw -cp 'target/classes:target/test-classes:target/lib/*' dev.tacho.ui.Screenshots}.
 */
final class Screenshots {
    private static final Path FOLDER = Path.of("assets/screenshots");
    private static final double WATCHED = 0.85;
    private static final int PULSES = 30;
    private static final int PATIENCE_SECONDS = 60;

    private Workbench workbench;
    private Stage stage;

    private Screenshots() {
    }

    public static void main(String[] arguments) throws Exception {
        Platform.startup(() -> { });
        new Screenshots().make();
        Platform.exit();
    }

    private void make() throws Exception {
        Path data = Files.createTempDirectory("tacho-screenshots");
        onScreen(() -> open(data));
        WorkbenchModel model = workbench.model();
        until(() -> model.pages().runnableProperty().get());
        run(model, "Demo: hello", "");
        run(model, "Demo: open loop, constant rate", "live");
        save("result");
        onScreen(() -> model.pages().pageProperty().set(Page.SETUP));
        save("setup");
        onScreen(() -> {
            model.pages().pageProperty().set(Page.RESULT);
            ((ButtonBase) stage.getScene().lookup("#theme")).fire();
        });
        save("result-dark");
    }

    private void open(Path data) {
        workbench = new Workbench(new Services(new ProfileLibrary(data.resolve("profiles")),
                new ResultLibrary(data.resolve("results")),
                new Runner(DemoProcess.command(), Targets.ofThisMachine())::start, DemoServer.paths(),
                data.resolve("window.properties"),
                new Consents(data.resolve("consents.json")), new EverythingInstalled()));
        stage = new Stage();
        stage.setX(0);
        stage.setY(0);
        workbench.show(stage);
    }

    private static Row row(WorkbenchModel model, String name) {
        return model.sidebar().rows().stream().filter(row -> row instanceof Row.OfProfile && row.name().equals(name))
                .findFirst().orElseThrow();
    }

    /** @param watched the name of the picture to take near the end; empty for none */
    private void run(WorkbenchModel model, String name, String watched) throws Exception {
        onScreen(() -> model.sidebar().select(row(model, name)));
        until(() -> model.pages().runnableProperty().get());
        onScreen(model::run);
        if (!watched.isEmpty()) {
            until(() -> model.live().progressProperty().get() > WATCHED);
            save(watched);
        }
        until(() -> model.live().phaseProperty().get() == Phase.FINISHED
                && model.pages().pageProperty().get() == Page.RESULT);
    }

    private void save(String name) throws Exception {
        pulses(stage.getScene());
        onScreen(() -> {
            try {
                ImageIO.write(SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null), "png",
                        Files.createDirectories(FOLDER).resolve(name + ".png").toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Charts are drawn at one of the pulses after what they show has changed. */
    static void pulses(Scene scene) throws Exception {
        AtomicInteger pulses = new AtomicInteger();
        Runnable count = pulses::incrementAndGet;
        onScreen(() -> scene.addPostLayoutPulseListener(count));
        until(() -> {
            Platform.requestNextPulse();
            return pulses.get() > PULSES;
        });
        onScreen(() -> scene.removePostLayoutPulseListener(count));
    }

    static void until(BooleanSupplier condition) throws Exception {
        WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> {
            boolean[] met = new boolean[1];
            onScreen(() -> met[0] = condition.getAsBoolean());
            return met[0];
        });
    }

    static void onScreen(Runnable step) throws Exception {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                step.run();
                done.complete(null);
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            }
        });
        done.get(60, TimeUnit.SECONDS);
    }
}
