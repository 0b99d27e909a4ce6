package dev.tacho.ui;

import dev.tacho.demo.DemoServer;
import dev.tacho.profile.Consents;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.ResultLibrary;
import dev.tacho.target.Requirements;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/**
 * Writes pictures of how a server is described, of the question before it is started and of the gallery, in a small and
 * a large window, light and dark, to look at: {@code SetupPictures FOLDER}, or of one window alone
 * {@code SetupPictures FOLDER 1440 dark}. Not a test.
 */
final class SetupPictures {
    private static final double[][] SIZES = {{1_024, 700}, {1_440, 900}};
    private static final Requirements HALF_INSTALLED = new Requirements() {
        @Override
        public List<Need> missing(List<Need> needs) {
            return needs.stream().filter(need -> need.what().length() % 4 == 0).toList();
        }

        @Override
        public String install(List<Need> missing) {
            return missing.isEmpty() ? "" : "sudo apt-get install --no-install-recommends " + missing.stream()
                    .map(Need::debianPackage).distinct().collect(Collectors.joining(" "));
        }
    };

    private final Path folder;
    private Stage stage;
    private WorkbenchModel model;
    private String suffix;

    private SetupPictures(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws Exception {
        Platform.startup(() -> { });
        Platform.setImplicitExit(false);
        SetupPictures pictures = new SetupPictures(Files.createDirectories(Path.of(arguments[0])));
        for (double[] size : SIZES) {
            for (boolean dark : new boolean[] {false, true}) {
                if (arguments.length < 3 || Integer.parseInt(arguments[1]) == (int) size[0]
                        && dark == arguments[2].equals("dark")) {
                    pictures.make(size, dark);
                }
            }
        }
        Platform.exit();
    }

    private void make(double[] size, boolean dark) throws Exception {
        Path data = Files.createTempDirectory("tacho-pictures");
        suffix = "-" + (int) size[0] + (dark ? "-dark" : "-light");
        Screenshots.onScreen(() -> open(data, size));
        Screenshots.until(() -> model.pages().runnableProperty().get());
        if (dark) {
            fire("#theme");
        }
        fire("#open-gallery");
        Screenshots.until(() -> !model.gallery().cards().isEmpty()
                && model.gallery().cards().getFirst().rows().getFirst().missing().isPresent());
        save("gallery");
        Screenshots.onScreen(() -> stage.getScene().getRoot().lookup("#gallery-run-c-bottle-100").requestFocus());
        scroll("#gallery", 0.5);
        save("gallery-middle");
        Screenshots.onScreen(() -> model.gallery().open(model.gallery().cards().stream()
                .flatMap(card -> card.rows().stream()).filter(row -> row.entry().id().equals("a-php-spawn-fcgi"))
                .findFirst().orElseThrow()));
        scroll("#setup", 0);
        save("server");
        for (String fold : List.of("#service-command-more-1", "#launch-placeholders", "#launch-files",
                "#launch-prepare", "#launch-needs", "#launch-versions", "#launch-limits")) {
            Screenshots.onScreen(() -> ((ToggleButton) stage.getScene().lookup(fold)).setSelected(true));
        }
        for (int part = 0; part <= 3; part++) {
            scroll("#setup", part / 3.0);
            save("server-open-" + part);
        }
        Screenshots.onScreen(() -> {
            Launch launch = ((Target.Server) model.editor().draftProperty().get().target()).launch();
            Profile foreign = Profile.starter("From a friend").withTarget(new Target.Server("http://127.0.0.1:{port}/",
                    new Launch(launch.needs(), launch.files(), launch.prepare(), launch.services(),
                            launch.versions(), launch.cores() + ",1", 30)));
            model.library().adopt(foreign);
        });
        Screenshots.until(() -> model.pages().runnableProperty().get()
                && model.pages().titleProperty().get().equals("From a friend"));
        Screenshots.onScreen(model::run);
        Screenshots.until(() -> model.consent().askedProperty().get() != null && Window.getWindows().size() > 1);
        Screenshots.onScreen(() -> { });
        save("consent", Window.getWindows().getLast().getScene());
        Screenshots.onScreen(() -> Window.getWindows().getLast().hide());
        Screenshots.onScreen(() -> model.library().create(() -> { }));
        Screenshots.until(() -> model.pages().titleProperty().get().equals("New profile"));
        scroll("#setup", 0);
        save("url");
        fire("#target-server");
        save("new-server");
        Screenshots.onScreen(stage::close);
    }

    private void open(Path data, double[] size) {
        Workbench workbench = new Workbench(new Services(new ProfileLibrary(data.resolve("profiles")),
                new ResultLibrary(data.resolve("results")), new FakeRunner(), DemoServer.paths(),
                data.resolve("window.properties"), new Consents(data.resolve("consents.json")), HALF_INSTALLED));
        stage = new Stage();
        workbench.show(stage);
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(size[0]);
        stage.setHeight(size[1]);
        model = workbench.model();
    }

    private void fire(String id) throws Exception {
        Screenshots.onScreen(() -> ((ButtonBase) stage.getScene().lookup(id)).fire());
    }

    private void scroll(String page, double where) throws Exception {
        Screenshots.pulses(stage.getScene());
        Screenshots.onScreen(() -> {
            Node scroll = stage.getScene().lookup(page).lookup(".form-scroll");
            ((ScrollPane) scroll).setVvalue(where);
        });
    }

    private void save(String name) throws Exception {
        save(name, stage.getScene());
    }

    private void save(String name, Scene scene) throws Exception {
        Screenshots.pulses(scene);
        Screenshots.onScreen(() -> {
            try {
                ImageIO.write(SwingFXUtils.fromFXImage(scene.snapshot(null), null), "png",
                        folder.resolve((name + suffix + ".png").toLowerCase(Locale.ROOT)).toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
