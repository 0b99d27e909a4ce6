package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.ui.editor.Origin;
import java.io.IOException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

class PasteJourneyTest extends JourneyTest {
    private static final String LINE = "wrk -t2 -c40 -d5s http://127.0.0.1:8080/hello";

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Test
    void aCopiedLineBecomesAProfile() {
        untilStarted();
        robot.interact(() -> copy(LINE));
        robot.clickOn("#paste");
        until(() -> visible("#paste-line"));
        assertThat(text("#paste-line")).isEqualTo(LINE);
        sees("As ab it would be:");
        press("#paste-make");
        until(() -> model.editor().originProperty().get() == Origin.MINE);
        assertThat(text("#url")).isEqualTo("http://127.0.0.1:8080/hello");
        assertThat(text("#ab-line")).contains("-c 40").contains("-t 5");
        assertThat(profiles.list()).anyMatch(entry -> !entry.shipped());
    }

    @Test
    void whatIsNoLineIsSaidAndCanBeMended() {
        untilStarted();
        robot.interact(() -> copy("something else"));
        robot.push(KeyCode.CONTROL, KeyCode.L);
        until(() -> visible("#paste-line"));
        assertThat(text("#paste-line")).isEmpty();
        type("#paste-line", "siege http://127.0.0.1/");
        until(() -> visible("#paste-problem"));
        assertThat(robot.lookup("#paste-problem").queryAs(Label.class).getText()).contains("siege");
        Node make = robot.lookup("#paste-make").query();
        assertThat(make.isDisabled()).isTrue();
        type("#paste-line", LINE);
        assertThat(make.isDisabled()).isFalse();
        press("#paste-cancel");
        until(() -> robot.lookup("#paste-line").tryQuery().isEmpty());
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.SHIPPED);
    }

    @Test
    void aLinePastedAsUrlIsTakenForWhatItIs() {
        untilStarted();
        press("#new");
        until(() -> text("#url").startsWith("http"));
        String before = text("#url");
        TextInputControl url = robot.lookup("#url").queryAs(TextInputControl.class);
        robot.interact(() -> {
            copy(LINE);
            url.selectAll();
            url.paste();
        });
        until(() -> visible("#paste-line"));
        assertThat(text("#url")).isEqualTo(before);
        assertThat(text("#paste-line")).isEqualTo(LINE);
        press("#paste-cancel");
        until(() -> robot.lookup("#paste-line").tryQuery().isEmpty());
    }
}
