package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Field;
import dev.tacho.profile.Consents;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.ui.kit.DirectErrands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CloseModelTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private final FakeRunner runner = new FakeRunner();
    private ProfileLibrary profiles;
    private ResultLibrary results;
    private WorkbenchModel model;
    private CloseModel close;

    @BeforeEach
    void open() {
        profiles = new ProfileLibrary(folder.resolve("profiles"));
        results = new ResultLibrary(folder.resolve("results"));
        model = new WorkbenchModel(new Services(profiles, results, runner, List.of(),
                folder.resolve("window.properties"),
                new Consents(folder.resolve("consents.json")), new EverythingInstalled()), desk.errands(),
                batches -> event -> batches.accept(List.of(event)));
        close = model.closing();
        model.start();
    }

    @Test
    void closesAtOnceWhenNothingRunsAndWritesTheLastEdit() {
        model.library().create(() -> { });
        model.editor().text(Field.CONCURRENCY).set("31");
        close.request();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
        assertThat(profiles.list()).extracting(ProfileLibrary.Entry::profile)
                .contains(model.editor().draftProperty().get());
    }

    @Test
    void asksDuringARunAndGoesOnWhenTold() {
        model.run();
        close.request();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.ASK_RUNNING);
        close.cancel();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.NO);
        assertThat(runner.stops()).isZero();
    }

    @Test
    void unaskedItStopsTheRunKeepsItAndCloses() {
        for (boolean questionStands : new boolean[] {false, true}) {
            open();
            model.run();
            runner.tick(3);
            if (questionStands) {
                close.request();
            }
            close.unasked();
            assertThat(close.stateProperty().get()).isEqualTo(Closing.UNDER_WAY);
            runner.finish(Result.Ending.STOPPED);
            assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
        }
        assertThat(results.list()).hasSize(2);
    }

    @Test
    void unaskedItClosesEvenWhenNothingCanBeKept() throws IOException {
        model.run();
        Files.writeString(folder.resolve("results"), "in the way");
        close.unasked();
        runner.finish(Result.Ending.STOPPED);
        assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
    }

    @Test
    void stopsTheRunKeepsWhatWasMeasuredAndOnlyThenCloses() {
        model.run();
        runner.tick(3);
        close.request();
        close.confirm();
        assertThat(runner.stops()).isEqualTo(1);
        assertThat(close.stateProperty().get()).isEqualTo(Closing.UNDER_WAY);
        desk.putOff();
        runner.finish(Result.Ending.STOPPED);
        assertThat(close.stateProperty().get()).isEqualTo(Closing.UNDER_WAY);
        desk.finish();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
        assertThat(results.list()).hasSize(1);
    }

    @Test
    void aRunThatEndsByItselfTakesTheQuestionAway() {
        model.run();
        close.request();
        runner.finish(Result.Ending.COMPLETED);
        assertThat(close.stateProperty().get()).isEqualTo(Closing.NO);
    }

    @Test
    void aRunThatNeverEndsDoesNotHoldTheWindowForEver() {
        model.run();
        close.request();
        close.confirm();
        desk.passTime();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
    }

    @Test
    void staysOpenWhenTheStoppedRunCannotBeSaved() throws IOException {
        Files.writeString(folder.resolve("results"), "a file where the folder should be");
        model.run();
        close.request();
        close.confirm();
        runner.finish(Result.Ending.STOPPED);
        assertThat(close.stateProperty().get()).isEqualTo(Closing.NO);
        assertThat(model.notices().notices()).isNotEmpty();
    }

    @Test
    void asksBeforeEditsThatCannotBeWrittenAreLost() throws IOException {
        Files.writeString(folder.resolve("profiles"), "a file where the folder should be");
        model.editor().text(Field.CONCURRENCY).set("31");
        close.request();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.ASK_UNSAVED);
        close.cancel();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.NO);
        close.request();
        close.confirm();
        assertThat(close.stateProperty().get()).isEqualTo(Closing.DONE);
    }
}
