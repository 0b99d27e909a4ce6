package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.Start;

/** Servers that Tacho starts: described by hand, asked about, found in the gallery. */
class ServerJourneyTest extends JourneyTest {

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Test
    void aServerDescribedByHandIsOnDiskAsItStandsInTheForm() {
        untilStarted();
        press("#new");
        until(() -> text("#name").equals("New profile"));
        press("#target-server");
        type("#url", "http://127.0.0.1:{port}/");
        type("#service-command-1", "gunicorn -b 127.0.0.1:{port} 'my app:app'");
        robot.interact(() -> choose("#service-ready-1", 1));
        type("#service-ready-by-1", "{port}");
        press("#service-command-more-1");
        type("#service-command-environment-1", "LANG=C WORKERS='4'");
        robot.interact(() -> choose("#service-stop-1", 1));
        press("#service-add");
        until(() -> robot.lookup("#service-name-2").query().isFocused());
        type("#service-name-2", "db");
        type("#service-command-2", "sleep 60");
        press("#service-up-2");
        press("#launch-files");
        press("#file-add");
        type("#file-name-1", "app.py");
        type("#file-text-1", "app = None\n");
        press("#launch-limits");
        type("#ready-seconds", "12");
        until(() -> saved().contains(model.editor().draftProperty().get()));
        Launch launch = ((Target.Server) saved().getFirst().target()).launch();
        assertThat(launch.services()).extracting(Launch.Service::name).containsExactly("db", "gunicorn");
        Launch.Service gunicorn = launch.services().getLast();
        assertThat(gunicorn.command().words()).containsExactly("gunicorn", "-b", "127.0.0.1:{port}", "my app:app");
        assertThat(gunicorn.command().environment()).isEqualTo(Map.of("LANG", "C", "WORKERS", "4"));
        assertThat(gunicorn.ready()).isEqualTo(new Ready.Port("{port}"));
        assertThat(gunicorn.stopSignal()).isEqualTo(StopSignal.INT);
        assertThat(launch.files()).containsExactly(new LaunchFile("app.py", new Content.Text("app = None\n"), true));
        assertThat(launch.readySeconds()).isEqualTo(12);
        press("#run");
        until(() -> visible("#question-details"));
        assertThat(text("#question-details")).contains("gunicorn -b 127.0.0.1:{port} 'my app:app'", "sleep 60",
                "app = None");
        assertThat(robot.lookup("#question-no").queryAs(Button.class).isDefaultButton()).isTrue();
        robot.type(KeyCode.ENTER);
        until(() -> model.consent().askedProperty().get() == null);
        assertThat(runner.begun()).isEmpty();
        press("#run");
        until(() -> visible("#question-details"));
        press("#question-yes");
        until(() -> runner.begun().size() == 1);
        assertThat(runner.begun().getFirst().target()).isEqualTo(saved().getFirst().target());
    }

    @ParameterizedTest
    @ValueSource(strings = {"'unclosed", ""})
    void aCommandThatIsNoneIsSaidAndHoldsBackRun(String command) {
        untilStarted();
        press("#target-server");
        type("#service-command-1", "server");
        until(() -> model.pages().runnableProperty().get());
        type("#service-command-1", command);
        assertThat(robot.lookup("#run").queryButton().isDisabled()).isTrue();
        assertThat(robot.lookup("#launch").lookup(".form-problem").match(node -> node.isVisible()).tryQuery())
                .isPresent();
    }

    @Test
    void aProfileOfTheGalleryIsFoundOpenedAndRun() {
        untilStarted();
        press("#open-gallery");
        until(() -> !model.gallery().cards().isEmpty()
                && model.gallery().cards().getFirst().rows().getFirst().missing().isPresent());
        until(() -> robot.lookup("#gallery-search").query().isFocused());
        ProfileLibrary.Entry entry = Gallery.entries().getLast();
        type("#gallery-search", entry.name());
        press("#gallery-open-" + entry.id());
        until(() -> visible("#origin-note"));
        assertThat(text("#name")).isEqualTo(entry.name());
        assertThat(model.editor().draftProperty().get()).isEqualTo(entry.profile());
        press("#open-gallery");
        press("#gallery-run-" + entry.id());
        until(() -> runner.begun().equals(List.of(entry.profile())));
        assertThat(visible("#question-details")).isFalse();
    }

    @Test
    void theGalleryEndsWithItsLastCard() {
        untilStarted();
        press("#open-gallery");
        until(() -> !model.gallery().cards().isEmpty());
        type("#gallery-search", Gallery.entries().getLast().name());
        until(() -> model.gallery().cards().size() < 3);
        ScrollPane scroll = robot.lookup("#gallery-scroll").queryAs(ScrollPane.class);
        until(() -> scroll.getContent().getLayoutBounds().getHeight() <= scroll.getViewportBounds().getHeight());
    }

    private void choose(String id, int index) {
        robot.lookup(id).queryAs(ComboBox.class).getSelectionModel().select(index);
    }

    private List<Profile> saved() {
        return profiles.list().stream().filter(entry -> !entry.shipped()).map(ProfileLibrary.Entry::profile).toList();
    }
}
