package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

class LibraryJourneyTest extends JourneyTest {
    private static final Result PAST = Samples.result(6);
    /** Of another year, and fast: as long a line as there is. */
    private static final Result STOPPED = new Result("2025-09-22T04-00-00-cut-short",
            Instant.parse("2025-09-22T04:00:00Z"), Result.Ending.STOPPED, PAST.profile(), PAST.document(),
            PAST.counts(), PAST.counts().completed() / 123_456.0, PAST.latency(), PAST.generator(), PAST.target(), PAST.warnings(), PAST.environment(), PAST.ticks());

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Override
    protected void prepare() throws IOException {
        profiles.create(Profile.starter("gevent"));
        profiles.create(Profile.starter("tornado"));
        Files.writeString(folder.resolve("profiles/cut.json"), "{ \"schema\": ");
        results.save(PAST);
        results.save(STOPPED);
        Path cut = folder.resolve("results").resolve("2026-01-01-cut").resolve("result.json");
        Files.createDirectories(cut.getParent());
        Files.writeString(cut, "{ \"schema\": \"tacho.result/1\", ");
    }

    @Test
    void renamedInPlaceWithF2() {
        untilListed();
        select(row("mine gevent"));
        robot.interact(this::list);
        robot.push(KeyCode.F2);
        until(() -> robot.lookup("#rename").tryQuery().isPresent());
        robot.eraseText(6).write("uwsgi").push(KeyCode.ENTER);
        until(() -> names().contains("uwsgi") && !names().contains("gevent"));
        assertThat(model.sidebar().selectedProperty().get().name()).isEqualTo("uwsgi");
    }

    @Test
    void clickingTheSelectedRowAgainIsNoRename() {
        untilListed();
        robot.clickOn("gevent");
        until(() -> model.sidebar().selectedProperty().get().name().equals("gevent"));
        robot.clickOn("gevent");
        robot.clickOn("gevent");
        assertThat(robot.lookup("#rename").tryQuery()).isEmpty();
        assertThat(text("#name")).isEqualTo("gevent");
    }

    @Test
    void escapeLeavesTheNameAsItWas() {
        untilListed();
        select(row("mine gevent"));
        robot.interact(this::list);
        robot.push(KeyCode.F2);
        until(() -> robot.lookup("#rename").tryQuery().isPresent());
        robot.write("other").push(KeyCode.ESCAPE);
        until(() -> robot.lookup("#rename").tryQuery().isEmpty());
        assertThat(names()).contains("gevent").doesNotContain("other");
    }

    @Test
    void duplicatedDeletedAndBroughtBack() {
        untilListed();
        select(row("mine gevent"));
        robot.push(KeyCode.CONTROL, KeyCode.D);
        until(() -> names().contains("gevent (copy)"));
        until(() -> model.sidebar().selectedProperty().get().name().equals("gevent (copy)"));
        robot.interact(this::list);
        robot.push(KeyCode.DELETE);
        until(() -> !names().contains("gevent (copy)"));
        until(() -> robot.lookup("#notice-action").tryQuery().isPresent());
        sees("Deleted “gevent (copy)”.");
        robot.clickOn("#notice-action");
        until(() -> names().contains("gevent (copy)"));
    }

    @Test
    void searchNarrowsTheListAndEscapeClearsIt() {
        untilListed();
        robot.push(KeyCode.CONTROL, KeyCode.F).write("torn");
        until(() -> model.sidebar().rows().size() == 2);
        assertThat(model.sidebar().rows().getLast().name()).isEqualTo("tornado");
        robot.push(KeyCode.ESCAPE);
        until(() -> model.sidebar().rows().size() > 8);
    }

    @Test
    void arrowKeysPassOverHeadings() {
        untilListed();
        select(model.sidebar().rows().stream().filter(row -> row.key().startsWith("shipped ")).toList().getLast());
        robot.interact(this::list);
        robot.push(KeyCode.DOWN);
        assertThat(model.sidebar().selectedProperty().get().key()).startsWith("mine ");
    }

    @Test
    void nothingButANameIsCutShort() {
        untilListed();
        sees("stopped");
        var lines = robot.lookup("#library").lookup((Node node) -> node instanceof Label label
                && !label.getStyleClass().contains("row-name") && !label.getText().isEmpty()).queryAllAs(Label.class);
        assertThat(lines).hasSizeGreaterThan(6);
        assertThat(lines).allSatisfy(line ->
                assertThat(((Text) line.lookup(".text")).getText()).isEqualTo(line.getText()));
    }

    @Test
    void aPastRunOpensOnItsResult() {
        untilListed();
        select(row("run " + PAST.id()));
        until(() -> model.pages().pageProperty().get() == Page.RESULT);
        assertThat(model.pages().titleProperty().get()).isEqualTo(PAST.profile().name());
    }

    @Test
    void brokenFilesSayWhatIsWrongAndAreLeftAlone() {
        untilListed();
        select(row("mine cut"));
        until(() -> visible("#unreadable"));
        sees("cut.json");
        select(row("run 2026-01-01-cut"));
        until(() -> visible("#unreadable"));
        assertThat(folder.resolve("profiles/cut.json")).exists();
        assertThat(folder.resolve("results/2026-01-01-cut/result.json")).exists();
        select(row("mine gevent"));
        until(() -> !visible("#unreadable"));
        assertThat(visible("#setup")).isTrue();
    }

    @Test
    void aDroppedFileIsOpenedAndABadOneExplained() throws IOException {
        untilListed();
        Path good = folder.resolve("dropped.json");
        ProfileFile.write(good, Profile.starter("from elsewhere"));
        Path bad = Files.writeString(folder.resolve("bad.json"), "nothing of ours");
        robot.interact(() -> model.library().open(good));
        until(() -> model.sidebar().selectedProperty().get().name().equals("from elsewhere"));
        robot.interact(() -> model.library().open(bad));
        until(() -> robot.lookup("#notice-dismiss").tryQuery().isPresent());
        sees("bad.json");
        robot.clickOn("#notice-dismiss");
        until(() -> robot.lookup("#notice-dismiss").tryQuery().isEmpty());
    }

    private void untilListed() {
        untilStarted();
        until(() -> model.sidebar().find("run " + PAST.id()).isPresent());
    }

    @SuppressWarnings("unchecked")
    private ListView<Object> list() {
        ListView<Object> list = robot.lookup("#library").queryListView();
        list.requestFocus();
        return list;
    }

    private List<String> names() {
        return profiles.list().stream().filter(entry -> entry.problem().isEmpty())
                .map(entry -> entry.profile().name()).toList();
    }
}
