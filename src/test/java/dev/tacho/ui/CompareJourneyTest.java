package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.Samples;
import java.io.IOException;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

class CompareJourneyTest extends JourneyTest {
    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Override
    protected void prepare() throws IOException {
        results.save(Samples.result(20));
        results.save(Samples.remote(12));
    }

    private void untilListed() {
        untilStarted();
        until(() -> robot.lookup(".row-tick").queryAll().size() == 2);
    }

    @Test
    void tickedRunsAreComparedAndTakenAway() {
        untilListed();
        assertThat(visible("#compare-ticked")).isFalse();
        List<Node> ticks = List.copyOf(robot.lookup(".row-tick").queryAll());
        robot.clickOn(ticks.getFirst());
        assertThat(model.sidebar().ticked()).hasSize(1);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        assertThat(robot.lookup("#compare-ticked").queryAs(Button.class).isDisabled()).isTrue();
        robot.clickOn(ticks.getLast());
        robot.clickOn("#compare-ticked");
        until(() -> model.compared().enough().get());
        assertThat(model.pages().titleProperty().get()).isEqualTo("Comparison");
        assertThat(robot.lookup("#compare-title").queryAs(Label.class).getText()).contains("2 runs");
        assertThat(robot.lookup("#compare-table").queryAs(TableView.class).getItems()).hasSize(2);
        robot.clickOn("#tab-compare-percentiles").clickOn("#compare-percentiles-copy-data");
        until(() -> visible("#compare-outcome"));
        until(() -> Clipboard.getSystemClipboard().getString().contains("far away"));
    }

    @Test
    void theComparisonFollowsTheTicksAndStaysAtHand() {
        untilListed();
        List<String> ids = results.list().stream().map(entry -> entry.id()).toList();
        robot.interact(() -> ids.forEach(id -> model.sidebar().tick(id).set(true)));
        press("#compare-ticked");
        until(() -> visible("#compare"));
        robot.interact(() -> model.sidebar().tick(ids.getFirst()).set(false));
        until(() -> visible("#compare-too-few"));
        select(row("run " + ids.getFirst()));
        until(() -> model.pages().pageProperty().get() == Page.RESULT);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.COMPARE);
        robot.interact(() -> model.sidebar().tick(ids.getFirst()).set(true));
        until(() -> visible("#compare"));
    }
}
