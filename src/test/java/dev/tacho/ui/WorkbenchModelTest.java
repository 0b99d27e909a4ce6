package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Field;
import dev.tacho.profile.Consents;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.result.Samples;
import dev.tacho.ui.editor.Origin;
import dev.tacho.ui.kit.DirectErrands;
import dev.tacho.ui.kit.Notice;
import dev.tacho.ui.library.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbenchModelTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private final FakeRunner runner = new FakeRunner();
    private ProfileLibrary profiles;
    private ResultLibrary results;
    private WorkbenchModel model;

    @BeforeEach
    void open() {
        profiles = new ProfileLibrary(folder.resolve("profiles"));
        results = new ResultLibrary(folder.resolve("results"));
        model = new WorkbenchModel(new Services(profiles, results, runner, List.of("/hello"),
                folder.resolve("window.properties"),
                new Consents(folder.resolve("consents.json")), new EverythingInstalled()), desk.errands(),
                batches -> event -> batches.accept(List.of(event)));
    }

    @Test
    void opensOnAShippedProfileThatRunsAtOnce() {
        model.start();
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.SHIPPED);
        assertThat(model.pages().runnableProperty().get()).isTrue();
        assertThat(model.pages().available(Page.SETUP).get()).isTrue();
        assertThat(model.pages().available(Page.LIVE).get()).isFalse();
        assertThat(model.pages().available(Page.RESULT).get()).isFalse();
    }

    @Test
    void aRunIsWatchedThenShownThenListed() throws IOException {
        model.start();
        model.run();
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.LIVE);
        assertThat(model.runningProperty().get()).isTrue();
        assertThat(model.pages().runnableProperty().get()).isFalse();
        runner.tick(4);
        Result result = runner.finish(Result.Ending.COMPLETED);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.RESULT);
        assertThat(model.result().resultProperty().get()).isEqualTo(result);
        assertThat(model.sidebar().find("run " + result.id())).isPresent();
        assertThat(results.load(result.id()).profile()).isEqualTo(result.profile());
        assertThat(model.pages().runnableProperty().get()).isTrue();
    }

    @Test
    void aProfileWithAProblemDoesNotRun() {
        model.start();
        model.editor().text(Field.CONCURRENCY).set("abc");
        model.run();
        assertThat(runner.begun()).isEmpty();
    }

    @Test
    void aSecondRunDoesNotBeginDuringTheFirst() {
        model.start();
        model.run();
        model.run();
        assertThat(runner.begun()).hasSize(1);
    }

    @Test
    void whatRunsIsWhatStandsInTheFormAndIsSavedFirst() {
        model.start();
        model.library().create(() -> { });
        model.editor().text(Field.CONCURRENCY).set("77");
        model.run();
        assertThat(runner.begun()).containsExactly(model.editor().draftProperty().get());
        assertThat(profiles.list()).extracting(ProfileLibrary.Entry::profile).contains(runner.begun().getFirst());
    }

    @Test
    void stoppingIsAskedForOnceAndKeepsThePartialResult() {
        model.start();
        model.run();
        runner.tick(2);
        model.stop();
        model.stop();
        assertThat(model.stoppingProperty().get()).isTrue();
        assertThat(runner.stops()).isEqualTo(1);
        Result partial = runner.finish(Result.Ending.STOPPED);
        assertThat(model.stoppingProperty().get()).isFalse();
        assertThat(results.list()).extracting(ResultLibrary.Entry::ending).containsExactly(Result.Ending.STOPPED);
        assertThat(model.result().resultProperty().get()).isEqualTo(partial);
    }

    @Test
    void aRunThatCannotBeginSaysWhyAndLeavesTheProfileRunnable() {
        model.start();
        model.run();
        runner.fail("Nobody listens on port 1.");
        assertThat(model.live().failureProperty().get()).isEqualTo("Nobody listens on port 1.");
        assertThat(model.runningProperty().get()).isFalse();
        assertThat(model.pages().runnableProperty().get()).isTrue();
    }

    @Test
    void anotherProfileMayBeReadDuringARunAndIsNotPushedAside() throws IOException {
        ProfileLibrary.Entry other = profiles.create(Profile.starter("other"));
        model.start();
        model.run();
        model.sidebar().select(new Row.OfProfile(other));
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        assertThat(model.pages().available(Page.LIVE).get()).isTrue();
        assertThat(model.pages().runnableProperty().get()).isFalse();
        Result result = runner.finish(Result.Ending.COMPLETED);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        assertThat(model.pages().titleProperty().get()).isEqualTo("other");
        model.notices().act(model.notices().notices().getFirst());
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.RESULT);
        assertThat(model.sidebar().selectedProperty().get().key()).isEqualTo("run " + result.id());
    }

    @Test
    void aResultThatCannotBeSavedIsShownAndTheReasonSaid() throws IOException {
        Files.writeString(folder.resolve("results"), "a file where the folder should be");
        model.start();
        model.run();
        Result result = runner.finish(Result.Ending.COMPLETED);
        assertThat(model.result().resultProperty().get()).isEqualTo(result);
        assertThat(model.notices().notices()).extracting(Notice::kind).contains(Notice.Kind.TROUBLE);
    }

    @Test
    void aPastRunIsShownWithItsExactProfile() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.RESULT);
        assertThat(model.result().resultProperty().get().id()).isEqualTo(past.id());
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.PAST_RUN);
        assertThat(model.editor().draftProperty().get()).isEqualTo(past.profile());
        model.run();
        assertThat(runner.begun()).containsExactly(past.profile());
    }

    @Test
    void aPastRunThatIsRunAgainHandsTheSelectionToTheNewRun() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        Row old = model.sidebar().find("run " + past.id()).orElseThrow();
        model.sidebar().select(old);
        model.run();
        Result again = runner.finish(Result.Ending.COMPLETED);
        assertThat(model.result().resultProperty().get()).isEqualTo(again);
        assertThat(model.sidebar().selectedProperty().get().key()).isEqualTo("run " + again.id());
        model.sidebar().select(old);
        assertThat(model.result().resultProperty().get().id()).isEqualTo(past.id());
    }

    @Test
    void aRunSelectedWhileAnotherIsSavedStaysSelected() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        Row first = model.sidebar().selectedProperty().get();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        model.run();
        desk.putOff();
        runner.finish(Result.Ending.COMPLETED);
        assertThat(model.sidebar().selectedProperty().get()).isNull();
        model.sidebar().select(first);
        desk.finish();
        assertThat(model.sidebar().selectedProperty().get()).isEqualTo(first);
    }

    @Test
    void aSlowlyLoadedRunDoesNotPushAsideWhatWasSelectedSince() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        Row before = model.sidebar().selectedProperty().get();
        desk.putOff();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        model.sidebar().select(before);
        desk.finish();
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.SHIPPED);
    }

    @Test
    void aSaveThatEndsLateDoesNotPullBackFromARunJustChosen() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        model.editor().text(Field.CONCURRENCY).set("77");
        desk.putOff();
        desk.passTime();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        desk.finish();
        assertThat(model.sidebar().selectedProperty().get().key()).isEqualTo("run " + past.id());
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.RESULT);
        assertThat(profiles.list()).extracting(ProfileLibrary.Entry::shipped).contains(false);
    }

    @Test
    void aBrokenProfileShowsItsProblemAndStays() throws IOException {
        Files.createDirectories(folder.resolve("profiles"));
        Path broken = Files.writeString(folder.resolve("profiles/cut.json"), "{ \"schema\": \"tach");
        model.start();
        model.sidebar().select(model.sidebar().find("mine cut").orElseThrow());
        assertThat(model.pages().troubleProperty().get()).isNotEmpty();
        assertThat(model.pages().runnableProperty().get()).isFalse();
        assertThat(model.pages().available(Page.SETUP).get()).isFalse();
        model.library().duplicate();
        model.library().rename("other");
        assertThat(broken).hasContent("{ \"schema\": \"tach");
        assertThat(profiles.list().stream().filter(entry -> !entry.shipped())).hasSize(1);
    }

    @Test
    void editingAShippedProfileSelectsTheCopyWithoutReopeningIt() {
        model.start();
        model.editor().text(Field.CONCURRENCY).set("77");
        desk.passTime();
        assertThat(model.sidebar().selectedProperty().get().key()).startsWith("mine ");
        assertThat(model.editor().text(Field.CONCURRENCY).get()).isEqualTo("77");
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.MINE);
    }
}
