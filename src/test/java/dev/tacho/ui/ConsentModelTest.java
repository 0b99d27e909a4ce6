package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Consents;
import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.ui.editor.CommandText;
import dev.tacho.ui.editor.TargetKind;
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

class ConsentModelTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private final FakeRunner runner = new FakeRunner();
    private ProfileLibrary profiles;
    private WorkbenchModel model;

    @BeforeEach
    void open() {
        profiles = new ProfileLibrary(folder.resolve("profiles"));
        model = workbench();
        model.start();
    }

    private WorkbenchModel workbench() {
        return new WorkbenchModel(new Services(profiles, new ResultLibrary(folder.resolve("results")), runner,
                List.of("/hello"), folder.resolve("window.properties"), new Consents(folder.resolve("consents.json")),
                new EverythingInstalled()), desk.errands(), batches -> event -> batches.accept(List.of(event)));
    }

    private static Profile starting(String... words) {
        return Profile.starter("from elsewhere").withTarget(new Target.Server("http://127.0.0.1:{port}/",
                Launch.of(List.of(words))));
    }

    private ConsentModel.Asked asked() {
        return model.consent().askedProperty().get();
    }

    @Test
    void whatAForeignProfileStartsIsShownBeforeItRuns() {
        model.library().adopt(starting("gunicorn", "my app"));
        model.run();
        assertThat(runner.begun()).isEmpty();
        assertThat(asked().name()).isEqualTo("from elsewhere");
        assertThat(asked().lines()).anyMatch(line -> line.contains("gunicorn 'my app'"));
        model.consent().cancel();
        assertThat(asked()).isNull();
        assertThat(runner.begun()).isEmpty();
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        model.run();
        assertThat(asked()).isNotNull();
    }

    @Test
    void whatWasAgreedToRunsAndIsNotAskedAgainNotEvenByTheNextWindow() {
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        model.consent().agree();
        assertThat(runner.begun()).hasSize(1);
        runner.finish(Result.Ending.COMPLETED);
        model.run();
        assertThat(asked()).isNull();
        assertThat(runner.begun()).hasSize(2);
        runner.finish(Result.Ending.COMPLETED);
        model = workbench();
        model.start();
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        assertThat(runner.begun()).hasSize(3);
    }

    @Test
    void aChangedCommandIsAskedAboutAgainAnotherLoadIsNot() {
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        model.consent().agree();
        runner.finish(Result.Ending.COMPLETED);
        model.editor().text(Field.CONCURRENCY).set("77");
        model.run();
        assertThat(runner.begun()).hasSize(2);
        runner.finish(Result.Ending.COMPLETED);
        var place = model.editor().target().launch().services().places().getFirst();
        place.set(place.get().withCommand(new CommandText("gunicorn other", false, "", "", "")));
        model.run();
        assertThat(asked().lines()).anyMatch(line -> line.contains("gunicorn other"));
        assertThat(runner.begun()).hasSize(2);
    }

    @Test
    void aPastRunIsAskedAboutAsWell() throws IOException {
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        model.consent().agree();
        Result past = runner.finish(Result.Ending.COMPLETED);
        Files.delete(folder.resolve("consents.json"));
        model = workbench();
        model.start();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        model.run();
        assertThat(asked()).isNotNull();
        assertThat(runner.begun()).hasSize(1);
    }

    @Test
    void aSecondPressOfRunAsksAndRunsOnce() {
        model.library().adopt(starting("gunicorn", "app"));
        desk.putOff();
        model.run();
        model.run();
        desk.finish();
        model.run();
        model.consent().agree();
        assertThat(runner.begun()).hasSize(1);
        assertThat(asked()).isNull();
    }

    @Test
    void whoTurnsToAnotherProfileMeanwhileRunsNothing() throws IOException {
        ProfileLibrary.Entry other = profiles.create(Profile.starter("other"));
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        model.sidebar().select(new Row.OfProfile(other));
        model.consent().agree();
        assertThat(runner.begun()).isEmpty();
    }

    @Test
    void aConsentThatCannotBeStoredIsSaidAndHoldsForNow() throws IOException {
        model.library().adopt(starting("gunicorn", "app"));
        model.run();
        Files.createDirectories(folder.resolve("consents.json/taken"));
        model.consent().agree();
        assertThat(model.notices().notices()).extracting(Notice::kind).contains(Notice.Kind.TROUBLE);
        assertThat(runner.begun()).hasSize(1);
    }

    @Test
    void whatTheFormHasNotSavedYetIsWhatIsAskedAbout() {
        model.library().create(() -> { });
        model.editor().target().kindProperty().set(TargetKind.SERVER);
        var place = model.editor().target().launch().services().places().getFirst();
        place.set(place.get().withCommand(new CommandText("./server {port}", false, "", "", "")));
        model.run();
        assertThat(asked().lines()).anyMatch(line -> line.contains("./server {port}"));
    }
}
