package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

class SetupJourneyTest extends JourneyTest {

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Test
    void aProfileMadeByHandIsOnDiskAsItStandsInTheForm() {
        untilStarted();
        press("#new");
        until(() -> text("#name").equals("New profile"));
        until(() -> robot.lookup("#url").query().isFocused());
        robot.write("http://127.0.0.1:1/index.html");
        type("#name", "nginx, small page");
        type("#description", "On the same machine");
        robot.interact(() -> robot.lookup("#method").queryAs(ComboBox.class).getEditor().setText("POST"));
        press("#header-add");
        type("#header-name-0", "X-Trace");
        type("#header-value-0", "1");
        press("#body-inline");
        type("#body-text", "{\"a\": 1}");
        type("#concurrency", "100");
        type("#requests", "50,000");
        type("#duration", "");
        robot.interact(() -> robot.lookup("#keep-alive").queryAs(CheckBox.class).setSelected(false));
        press("#http-http_1_0");
        type("#timeout", "2.5");
        type("#statuses", "200");
        type("#body-contains", "ok");
        until(() -> saved().stream().anyMatch(profile -> profile.equals(model.editor().draftProperty().get())));
        Profile profile = saved().getFirst();
        assertThat(profile.name()).isEqualTo("nginx, small page");
        assertThat(profile.target()).isEqualTo(new Target.Url("http://127.0.0.1:1/index.html"));
        assertThat(profile.request().method()).isEqualTo("POST");
        assertThat(profile.request().headers()).containsExactly(new Header("X-Trace", "1"));
        assertThat(profile.request().body()).isEqualTo(new Body.Inline("{\"a\": 1}"));
        assertThat(profile.load()).isEqualTo(new Load.Closed(100, OptionalLong.of(50_000),
                Optional.empty()));
        assertThat(profile.connection().keepAlive()).isFalse();
        assertThat(profile.connection().timeoutSeconds()).isEqualTo(2.5);
        assertThat(profile.checks().bodyContains()).contains("ok");
        assertThat(run().isDisabled()).isFalse();
    }

    @Test
    void everyFieldSaysWhatIsWrongAsItIsTypedAndHoldsBackRun() {
        untilStarted();
        press("#target-url");
        for (List<String> wrong : List.of(List.of("#url", "127.0.0.1:8080", "http://"),
                List.of("#concurrency", "abc", "Write a whole number, for example 100."),
                List.of("#requests", "1.5", "leave it empty for no limit"),
                List.of("#duration", "soon", "Write a number of seconds"),
                List.of("#timeout", "", "Write a number of seconds"),
                List.of("#statuses", "fine", "“fine” is no status"),
                List.of("#name", " ", ""))) {
            String before = wrong.getFirst().equals("#url") ? "http://127.0.0.1:1/" : text(wrong.getFirst());
            type(wrong.getFirst(), wrong.get(1));
            assertThat(text(wrong.getFirst())).isEqualTo(wrong.get(1));
            sees(wrong.get(2));
            assertThat(run().isDisabled()).as(wrong.getFirst()).isTrue();
            type(wrong.getFirst(), before);
            assertThat(run().isDisabled()).as("mended " + wrong.getFirst()).isFalse();
        }
    }

    @Test
    void aBodyFileThatIsNotThereIsSaid() {
        untilStarted();
        press("#body-file");
        type("#body-path", folder.resolve("vanished.bin").toString());
        sees("vanished.bin");
        assertThat(run().isDisabled()).isTrue();
    }

    @Test
    void aHeaderRowGoesAgain() {
        untilStarted();
        press("#header-add");
        type("#header-name-0", "X-A");
        press("#header-add");
        type("#header-name-1", "X-B");
        press("#header-remove-0");
        assertThat(text("#header-name-0")).isEqualTo("X-B");
        assertThat(model.editor().draftProperty().get().request().headers()).extracting(Header::name)
                .containsExactly("X-B");
    }

    @Test
    void anOpenLoopOfTwoRequestsIsMadeByHand() {
        untilStarted();
        press("#load-open");
        type("#stage-from-1", "100");
        type("#stage-to-1", "500");
        type("#stage-seconds-1", "5");
        press("#stage-add");
        type("#stage-from-2", "500");
        type("#stage-seconds-2", "20");
        press("#arrivals-poisson");
        type("#max-in-flight", "64");
        press("#pauses");
        type("#warm-up", "3");
        press("#request-add");
        type("#weight", "2");
        press("#request-more");
        type("#request-path", "/slow-tail?n=${counter}");
        press("#sockets");
        type("#local-addresses", "127.0.0.2, 127.0.0.3");
        Profile draft = model.editor().draftProperty().get();
        assertThat(draft.load()).isEqualTo(new Load.Open(Load.Arrivals.POISSON,
                List.of(new Load.Stage(100, 500, 5), new Load.Stage(500, 500, 20)), 64));
        assertThat(draft.window().warmUpSeconds()).isEqualTo(3);
        assertThat(draft.requests().get(1).path()).contains("/slow-tail?n=${counter}");
        assertThat(draft.requests().get(1).weight()).isEqualTo(2);
        assertThat(draft.connection().sockets().localAddresses()).containsExactly("127.0.0.2", "127.0.0.3");
        until(() -> saved().contains(model.editor().draftProperty().get()));
        until(() -> model.sidebar().selectedProperty().get().key().startsWith("mine "));
        assertThat(visible("#local-addresses")).isTrue();
        press("#sockets");
        sees("2 local addresses");
        assertThat(run().isDisabled()).isFalse();
        press("#request-1");
        assertThat(text("#weight")).isEqualTo("1");
        press("#new");
        until(() -> text("#name").equals("New profile"));
        assertThat(visible("#warm-up")).isFalse();
    }

    @Test
    void aFoldWithAProblemOpensItself() {
        untilStarted();
        assertThat(visible("#warm-up")).isFalse();
        robot.interact(() -> model.editor().text(Field.WARM_UP).set("soon"));
        assertThat(visible("#warm-up")).isTrue();
        assertThat(run().isDisabled()).isTrue();
    }

    @Test
    void tlsIsForHttpsOnly() {
        untilStarted();
        press("#target-url");
        type("#url", "http://127.0.0.1:1/");
        assertThat(robot.lookup("#tls").query().isDisabled()).isTrue();
        type("#url", "https://127.0.0.1:1/");
        assertThat(robot.lookup("#tls").query().isDisabled()).isFalse();
    }

    @Test
    void theAbLineFollowsAndIsCopied() {
        untilStarted();
        type("#concurrency", "123");
        assertThat(text("#ab-line")).contains("-c 123");
        press("#ab-copy");
        String[] copied = new String[1];
        robot.interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
        assertThat(copied[0]).isEqualTo(text("#ab-line"));
    }

    @Test
    void aShippedProfileSaysSoUntilItIsEdited() {
        untilStarted();
        assertThat(visible("#origin-note")).isTrue();
        focus("#concurrency");
        robot.type(KeyCode.DIGIT1);
        assertThat(visible("#origin-note")).isFalse();
        until(() -> model.sidebar().selectedProperty().get().key().startsWith("mine "));
        assertThat(text("#name")).endsWith("(copy)");
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidAndTheDraftStays() throws IOException {
        untilStarted();
        Files.writeString(folder.resolve("profiles"), "a file where the folder should be");
        type("#concurrency", "123");
        until(() -> robot.lookup("#notices").lookup(".trouble").tryQuery().isPresent());
        sees("profiles");
        assertThat(text("#concurrency")).isEqualTo("123");
        assertThat(run().isDisabled()).isFalse();
        Files.delete(folder.resolve("profiles"));
        type("#concurrency", "124");
        until(() -> robot.lookup("#notices").lookup(".trouble").tryQuery().isEmpty());
        assertThat(saved()).containsExactly(model.editor().draftProperty().get());
    }

    private Button run() {
        return robot.lookup("#run").queryButton();
    }

    private List<Profile> saved() {
        return profiles.list().stream().filter(entry -> !entry.shipped()).map(ProfileLibrary.Entry::profile).toList();
    }
}
