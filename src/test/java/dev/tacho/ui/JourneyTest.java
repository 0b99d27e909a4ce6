package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Consents;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.ui.library.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** The real window over libraries in a temporary folder and, unless a test says otherwise, a runner the test conducts. */
@ExtendWith(ApplicationExtension.class)
abstract class JourneyTest {
    protected final FakeRunner runner = new FakeRunner();
    protected final FxRobot robot = new FxRobot();
    protected Path folder;
    protected ProfileLibrary profiles;
    protected ResultLibrary results;
    protected WorkbenchModel model;
    protected Stage stage;

    /** To be called from each test class's own {@code @Start}: TestFX does not look for one in a superclass. */
    protected void open(Stage stage) throws IOException {
        this.stage = stage;
        folder = Files.createTempDirectory("tacho-journey");
        profiles = new ProfileLibrary(folder.resolve("profiles"));
        results = new ResultLibrary(folder.resolve("results"));
        prepare();
        Workbench workbench = new Workbench(new Services(profiles, results, runner(), List.of("/hello", "/slow-tail"),
                folder.resolve("window.properties"),
                new Consents(folder.resolve("consents.json")), new EverythingInstalled()));
        model = workbench.model();
        stage.setX(0);
        stage.setY(0);
        workbench.show(stage);
    }

    /** What runs profiles: one whose events are told when the test says so, unless the test brings its own. */
    protected BiFunction<Profile, Consumer<RunEvent>, Run> runner() {
        return runner;
    }

    /** Puts into the folder what should be there when the window opens. */
    protected void prepare() throws IOException {
    }

    /** The window stands until TestFX takes it away; what it still has to write would bring the folder back. */
    @AfterEach
    void clear() throws Exception {
        CompletableFuture<Void> written = new CompletableFuture<>();
        robot.interact(() -> {
            if (stage.isShowing()) {
                model.editor().flush(() -> model.library().listRuns(() -> written.complete(null)));
            } else {
                written.complete(null);
            }
        });
        written.get(15, TimeUnit.SECONDS);
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    protected void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(15, TimeUnit.SECONDS, () ->
                    WaitForAsyncUtils.asyncFx(condition).get());
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain", e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    protected void untilStarted() {
        until(() -> model.pages().runnableProperty().get());
    }

    /** Presses a control as a screen reader or the keyboard would: wherever it is scrolled to. */
    protected void press(String id) {
        ButtonBase button = robot.lookup(id).queryAs(ButtonBase.class);
        robot.interact(button::fire);
    }

    /** Puts the focus on a control, wherever it is scrolled to: a click needs it in sight, which varies with fonts. */
    protected void focus(String id) {
        Node control = robot.lookup(id).query();
        robot.interact(control::requestFocus);
    }

    /** Types over what a field holds. */
    protected void type(String id, String text) {
        TextInputControl field = robot.lookup(id).queryAs(TextInputControl.class);
        focus(id);
        robot.interact(() -> {
            field.selectAll();
            field.replaceSelection(text);
        });
    }

    protected String text(String id) {
        return robot.lookup(id).queryAs(TextInputControl.class).getText();
    }

    protected boolean visible(String id) {
        return robot.lookup(id).match(JourneyTest::shown).tryQuery().isPresent();
    }

    protected void select(Row row) {
        robot.interact(() -> model.sidebar().select(row));
        WaitForAsyncUtils.waitForFxEvents();
    }

    protected Row row(String key) {
        return model.sidebar().find(key).orElseThrow();
    }

    protected void sees(String sentence) {
        assertThat(robot.lookup((Node node) -> node instanceof Label label && shown(node)
                && label.getText() != null && label.getText().contains(sentence)).tryQuery())
                .as("a label that says: " + sentence).isPresent();
    }

    private static boolean shown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
