package dev.tacho.ui;

import dev.tacho.chart.Look;
import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.result.ServerRuns;
import dev.tacho.run.RunEvent;
import dev.tacho.ui.kit.Theme;
import dev.tacho.ui.live.LiveModel;
import dev.tacho.ui.live.LiveView;
import dev.tacho.ui.results.ResultModel;
import dev.tacho.ui.results.ResultView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/**
 * Writes pictures of what the screen says of a server, in a small and a large window, light and dark, to look at:
 * {@code ServerPictures FOLDER}. Not a test: whether a screen is good is seen, not asserted.
 */
final class ServerPictures {
    private static final double[][] SIZES = {{764, 648}, {1_180, 848}};
    private static final List<String> TROUBLE = List.of("nginx is not installed on this machine. Install it with",
            "\n    sudo apt-get install nginx-light",
            "uWSGI did not come up within 30 s. The last lines that it printed:\n*** Starting uWSGI 2.0.21-debian ***\n"
                    + "current working directory: /tmp/tacho-1\nprobably another instance of uWSGI is running on the "
                    + "same address (127.0.0.1:8080).\nbind(): Address already in use [core/socket.c line 769]");

    private final Path folder;

    private ServerPictures(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws Exception {
        Platform.startup(() -> { });
        ServerPictures pictures = new ServerPictures(Files.createDirectories(Path.of(arguments[0])));
        for (double[] size : SIZES) {
            for (Look look : Look.values()) {
                pictures.make(size, look);
            }
        }
        Platform.exit();
    }

    private void make(double[] size, Look look) throws Exception {
        String suffix = "-" + (int) size[0] + "-" + look.name().toLowerCase(Locale.ROOT);
        for (int processes : new int[] {6, 24}) {
            LiveModel model = new LiveModel();
            Stage stage = show(new LiveView(model, new SimpleObjectProperty<>(look)).node(), size, look);
            onScreen(() -> run(model, processes));
            save(stage, "live-charts-" + processes + suffix, 0, "");
            save(stage, "live-server-" + processes + suffix, 1, "");
            save(stage, "live-tree-" + processes + suffix, 1, "#server-shown-tree");
            save(stage, "live-machine-" + processes + suffix, 1, "#server-shown-machine");
            save(stage, "live-log-" + processes + suffix, 2, "");
            onScreen(stage::close);
        }
        notices(size, look, suffix);
        results(size, look, suffix);
    }

    private void notices(double[] size, Look look, String suffix) throws Exception {
        LiveModel model = new LiveModel();
        Stage stage = show(new LiveView(model, new SimpleObjectProperty<>(look)).node(), size, look);
        onScreen(() -> {
            model.begin(ServerRuns.result(2).profile(), () -> { });
            model.apply(List.of(new RunEvent.Preparing("Filling a table of a million rows"),
                    new RunEvent.Output(ServerRuns.log(40))));
        });
        save(stage, "preparing" + suffix, -1, "");
        for (String words : List.of(TROUBLE.get(0) + TROUBLE.get(1), TROUBLE.get(2))) {
            onScreen(() -> {
                model.begin(ServerRuns.result(2).profile(), () -> { });
                model.apply(List.of(new RunEvent.Failed(words)));
            });
            save(stage, "failed-" + TROUBLE.indexOf(words) + suffix, -1, "");
        }
        onScreen(() -> {
            model.begin(Profile.starter("nginx, already running"), () -> { });
            model.apply(List.of(new RunEvent.Started(null, Optional.empty(), "")));
        });
        save(stage, "log-none" + suffix, 2, "");
        save(stage, "server-none" + suffix, 1, "");
        onScreen(stage::close);
    }

    private void results(double[] size, Look look, String suffix) throws Exception {
        ResultModel model = new ResultModel();
        Stage stage = show(new ResultView(model, new SimpleObjectProperty<>(look)).node(), size, look);
        for (Result result : List.of(ServerRuns.result(120, 24), ServerRuns.died(120))) {
            onScreen(() -> model.show(result));
            String name = result.ending().name().toLowerCase(Locale.ROOT);
            save(stage, "result-" + name + suffix, 1, "");
            onScreen(() -> stage.getScene().getRoot().lookupAll(".result-scroll").stream()
                    .map(ScrollPane.class::cast).forEach(pane -> pane.setVvalue(1)));
            save(stage, "result-" + name + "-end" + suffix, 1, "");
        }
        save(stage, "result-environment" + suffix, 7, "");
        onScreen(stage::close);
    }

    private static void run(LiveModel model, int processes) {
        Result result = ServerRuns.result(160, processes);
        model.begin(result.profile(), () -> { });
        model.apply(Stream.concat(Stream.of(new RunEvent.Started(null, Optional.of(result.target().orElseThrow().info()),
                        ""), new RunEvent.Output(ServerRuns.log(300))),
                result.ticks().stream().map(RunEvent.Ticked::new)).map(RunEvent.class::cast).toList());
    }

    private static Stage show(Region page, double[] size, Look look) throws Exception {
        CompletableFuture<Stage> shown = new CompletableFuture<>();
        onScreen(() -> {
            Stage stage = new Stage();
            Scene scene = new Scene(page, size[0], size[1]);
            (look == Look.DARK ? Theme.DARK : Theme.LIGHT).dress(scene);
            stage.setScene(scene);
            stage.setX(0);
            stage.setY(0);
            stage.show();
            shown.complete(stage);
        });
        return shown.get();
    }

    /** @param tab to choose; -1 for none */
    private void save(Stage stage, String name, int tab, String button) throws Exception {
        onScreen(() -> {
            if (tab >= 0) {
                ((TabPane) stage.getScene().lookup(".tab-pane")).getSelectionModel().select(tab);
            }
            Node node = button.isEmpty() ? null : stage.getScene().lookup(button);
            if (node instanceof ToggleButton toggle) {
                toggle.fire();
            }
        });
        // The first picture of a page lays it out, a second one is of what is then painted.
        onScreen(() -> stage.getScene().snapshot(null));
        Screenshots.pulses(stage.getScene());
        onScreen(() -> {
            try {
                ImageIO.write(SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null), "png",
                        folder.resolve(name + ".png").toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static void onScreen(Runnable step) throws Exception {
        Screenshots.onScreen(step);
    }
}
