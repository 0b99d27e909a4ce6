package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.ui.kit.Theme;
import java.io.IOException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

class RunJourneyTest extends JourneyTest {

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Test
    void runIsOnePressFromTheStartAndEndsWithTheResult() {
        untilStarted();
        robot.clickOn("#run");
        until(() -> model.runningProperty().get());
        assertThat(run().getText()).isEqualTo("Stop");
        runner.tick(8);
        Result result = runner.finish(Result.Ending.COMPLETED);
        until(() -> model.pages().pageProperty().get() == Page.RESULT);
        assertThat(run().getText()).isEqualTo("Run");
        until(() -> model.sidebar().find("run " + result.id()).isPresent());
    }

    @Test
    void theFocusLeavesTheFormWhenARunBegins() {
        untilStarted();
        focus("#concurrency");
        robot.push(KeyCode.CONTROL, KeyCode.R);
        until(() -> model.runningProperty().get());
        assertThat(stage.getScene().getFocusOwner()).isEqualTo(run());
    }

    @Test
    void escapeStopsAndThePartialResultIsKept() {
        untilStarted();
        robot.push(KeyCode.F5);
        until(() -> model.runningProperty().get());
        runner.tick(3);
        robot.push(KeyCode.ESCAPE);
        until(() -> runner.stops() == 1);
        assertThat(run().isDisabled()).isTrue();
        runner.finish(Result.Ending.STOPPED);
        until(() -> !results.list().isEmpty());
        assertThat(results.list()).extracting(ResultLibrary.Entry::ending).containsExactly(Result.Ending.STOPPED);
        assertThat(results.list()).extracting(ResultLibrary.Entry::problem).containsExactly("");
    }

    @Test
    void closingDuringARunAsksAndKeepsRunningWhenTold() {
        untilStarted();
        robot.clickOn("#run");
        until(() -> model.runningProperty().get());
        close();
        until(() -> robot.lookup("#question-no").tryQuery().isPresent());
        robot.clickOn("#question-no");
        until(() -> model.closing().stateProperty().get() == Closing.NO);
        assertThat(stage.isShowing()).isTrue();
        assertThat(runner.stops()).isZero();
        runner.finish(Result.Ending.COMPLETED);
        until(() -> !model.runningProperty().get());
    }

    @Test
    void closingDuringARunStopsItKeepsItsResultAndCloses() {
        untilStarted();
        robot.clickOn("#run");
        until(() -> model.runningProperty().get());
        runner.tick(3);
        close();
        until(() -> robot.lookup("#question-yes").tryQuery().isPresent());
        robot.clickOn("#question-yes");
        until(() -> runner.stops() == 1);
        assertThat(stage.isShowing()).isTrue();
        runner.finish(Result.Ending.STOPPED);
        until(() -> !stage.isShowing());
        assertThat(results.list()).hasSize(1);
    }

    @Test
    void theWindowIsRememberedAsItWasWhenItCloses() throws IOException {
        untilStarted();
        robot.clickOn("#theme");
        assertThat(stage.getScene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("dark.css"));
        close();
        until(() -> !stage.isShowing());
        WindowMemory memory = WindowMemory.read(folder.resolve("window.properties"));
        assertThat(memory.theme()).isEqualTo(Theme.DARK);
        assertThat(memory.sidebarWidth()).isCloseTo(WindowMemory.FIRST.sidebarWidth(), within(0.01));
    }

    @Test
    void pagesThatHaveNothingToShowCannotBeChosen() {
        untilStarted();
        assertThat(disabled("#page-setup")).isFalse();
        assertThat(disabled("#page-live")).isTrue();
        assertThat(disabled("#page-result")).isTrue();
    }

    private boolean disabled(String id) {
        return robot.lookup(id).<Node>query().isDisabled();
    }

    private void close() {
        robot.interact(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }

    private Button run() {
        return robot.lookup("#run").queryButton();
    }
}
