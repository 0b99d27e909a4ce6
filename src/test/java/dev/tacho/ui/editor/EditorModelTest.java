package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.ui.kit.DirectErrands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorModelTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private final List<Stored> stored = new ArrayList<>();
    private ProfileLibrary library;
    private EditorModel model;

    @BeforeEach
    void open() {
        library = new ProfileLibrary(folder.resolve("profiles"));
        model = new EditorModel(library, desk.errands(), stored::add);
    }

    @Test
    void eachEditMakesANewDraftAndANewAbLine() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.CONCURRENCY).set("250");
        assertThat(((Load.Closed) model.draftProperty().get().load()).concurrency()).isEqualTo(250);
        assertThat(model.abLineProperty().get()).startsWith("ab ").contains("-c 250");
        assertThat(model.validProperty().get()).isTrue();
    }

    @Test
    void noAbLineForWhatCannotBeRun() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.REQUESTS).set("abc");
        assertThat(model.abLineProperty().get()).isEmpty();
        model.text(Field.REQUESTS).set("5000");
        assertThat(model.abLineProperty().get()).contains("-n 5000");
    }

    @Test
    void textThatCannotBeReadStaysAndSaysWhatToWrite() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.CONCURRENCY).set("abc");
        assertThat(model.text(Field.CONCURRENCY).get()).isEqualTo("abc");
        assertThat(model.problem(Field.CONCURRENCY).get()).isEqualTo("Write a whole number, for example 100.");
        assertThat(model.validProperty().get()).isFalse();
        model.text(Field.CONCURRENCY).set("5");
        assertThat(model.problem(Field.CONCURRENCY).get()).isEmpty();
        assertThat(model.validProperty().get()).isTrue();
    }

    @Test
    void noAbCommandIsShownForWhatCannotRun() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.TIMEOUT).set("1");
        model.text(Field.TIMEOUT).set("1h");
        assertThat(model.abLineProperty().get()).isEmpty();
        model.text(Field.TIMEOUT).set("10");
        assertThat(model.abLineProperty().get()).contains("-s 10");
    }

    @Test
    void aBodyMakesAGetAPostAsItDoesForAb() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        RequestModel request = model.requests().all().getFirst();
        request.bodyProperty().set(BodyKind.INLINE);
        assertThat(model.draftProperty().get().request().method()).isEqualTo("POST");
        request.bodyProperty().set(BodyKind.NONE);
        assertThat(model.draftProperty().get().request().method()).isEqualTo("GET");
        request.text(Field.METHOD).set("PUT");
        request.bodyProperty().set(BodyKind.FILE);
        assertThat(request.text(Field.METHOD).get()).isEqualTo("PUT");
        Profile get = Profile.starter("get").withRequest(new RequestSpec("GET", List.of(), new Body.Inline("x"), "text/plain"));
        model.openMine(library.create(get));
        assertThat(model.draftProperty().get()).isEqualTo(get);
    }

    @Test
    void editsAreWrittenTogetherAMomentLater() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.CONCURRENCY).set("2");
        model.text(Field.CONCURRENCY).set("25");
        model.requests().all().getFirst().headers().add(new Header("X-A", "1"));
        assertThat(stored).isEmpty();
        desk.passTime();
        assertThat(stored).hasSize(1);
        assertThat(mine()).containsExactly(model.draftProperty().get());
    }

    @Test
    void openingSomethingElseWritesWhatWasEdited() throws IOException {
        ProfileLibrary.Entry first = library.create(Profile.starter("first"));
        ProfileLibrary.Entry second = library.create(Profile.starter("second"));
        model.openMine(first);
        model.text(Field.CONCURRENCY).set("25");
        Profile edited = model.draftProperty().get();
        model.openMine(second);
        assertThat(mine()).contains(edited);
        assertThat(stored).singleElement().extracting(Stored::open).isEqualTo(false);
    }

    @Test
    void openingIsNoEdit() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        desk.passTime();
        assertThat(stored).isEmpty();
        assertThat(model.unsaved()).isFalse();
    }

    @Test
    void theFirstEditOfAShippedProfileMakesACopy() {
        model.openForeign(Origin.SHIPPED, Profile.starter("Demo"));
        model.text(Field.CONCURRENCY).set("25");
        assertThat(model.originProperty().get()).isEqualTo(Origin.MINE);
        assertThat(model.text(Field.NAME).get()).isEqualTo("Demo (copy)");
        desk.passTime();
        model.text(Field.CONCURRENCY).set("26");
        desk.passTime();
        assertThat(mine()).containsExactly(model.draftProperty().get());
    }

    @Test
    void aShippedProfileRenamedIsACopyOfThatName() {
        model.openForeign(Origin.SHIPPED, Profile.starter("Demo"));
        model.text(Field.NAME).set("My own");
        desk.passTime();
        assertThat(mine()).extracting(Profile::name).containsExactly("My own");
    }

    @Test
    void aNameThatIsTakenGetsANumberAlsoInTheForm() throws IOException {
        library.create(Profile.starter("Demo (copy)"));
        model.openForeign(Origin.SHIPPED, Profile.starter("Demo"));
        model.text(Field.CONCURRENCY).set("25");
        desk.passTime();
        assertThat(model.text(Field.NAME).get()).isEqualTo("Demo (copy) 2");
        assertThat(mine()).extracting(Profile::name).contains("Demo (copy) 2").hasSize(2);
    }

    @Test
    void editsMadeWhileAWriteIsUnderWayAreWrittenAfterIt() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.CONCURRENCY).set("2");
        desk.putOff();
        desk.passTime();
        model.text(Field.CONCURRENCY).set("25");
        desk.finish();
        desk.passTime();
        assertThat(((Load.Closed) mine().getFirst().load()).concurrency()).isEqualTo(25);
    }

    @Test
    void aProfileWithoutANameIsNotWrittenUntilItHasOne() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        model.text(Field.NAME).set("");
        desk.passTime();
        assertThat(stored).isEmpty();
        assertThat(model.problem(Field.NAME).get()).isNotEmpty();
        model.text(Field.NAME).set("other");
        desk.passTime();
        assertThat(mine()).extracting(Profile::name).containsExactly("other");
    }

    @Test
    void whatCannotBeWrittenStaysInMemoryUntilItCan() throws IOException {
        Files.writeString(folder.resolve("profiles"), "a file where the folder should be");
        model.openForeign(Origin.SHIPPED, Profile.starter("Demo"));
        model.text(Field.CONCURRENCY).set("25");
        desk.passTime();
        assertThat(stored).singleElement().extracting(Stored::trouble).asString().isNotEmpty();
        assertThat(model.unsaved()).isTrue();
        ProfileLibrary.Entry kept = stored.getFirst().after();

        model.openForeign(Origin.SHIPPED, Profile.starter("Other"));
        model.openMine(kept);
        assertThat(model.text(Field.CONCURRENCY).get()).isEqualTo("25");
        Files.delete(folder.resolve("profiles"));
        boolean[] done = {false};
        model.flush(() -> done[0] = true);
        assertThat(done).containsExactly(true);
        assertThat(model.unsaved()).isFalse();
        assertThat(mine()).extracting(Profile::name).containsExactly("Demo (copy)");
    }

    @Test
    void requestsAreAddedAndTakenAwayAgain() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        RequestsModel requests = model.requests();
        RequestModel first = requests.all().getFirst();
        requests.remove(first);
        assertThat(requests.all()).containsExactly(first);
        requests.add();
        RequestModel second = requests.chosenProperty().get();
        second.text(Field.PATH).set("/second");
        second.text(Field.WEIGHT).set("3");
        assertThat(model.draftProperty().get().requests()).extracting(RequestSpec::weight).containsExactly(1, 3);
        second.text(Field.PATH).set("second");
        assertThat(second.problem(Field.PATH).get()).isNotEmpty();
        assertThat(second.validProperty().get()).isFalse();
        assertThat(first.problem(Field.PATH).get()).isEmpty();
        assertThat(model.validProperty().get()).isFalse();
        requests.remove(second);
        assertThat(requests.chosenProperty().get()).isSameAs(first);
        assertThat(model.validProperty().get()).isTrue();
        desk.passTime();
        assertThat(mine()).containsExactly(model.draftProperty().get());
    }

    @Test
    void stagesAreAddedAtTheRateOfTheLastAndMoved() throws IOException {
        model.openMine(library.create(Profile.starter("mine")));
        LoadModel load = model.load();
        load.kindProperty().set(LoadKind.OPEN);
        load.stages().setAll(new StageText("100", "500", "10"));
        load.addStage();
        assertThat(((Load.Open) model.draftProperty().get().load()).stages()).containsExactly(
                new Load.Stage(100, 500, 10), Load.Stage.constant(500, 10));
        load.moveUp(1);
        load.moveUp(0);
        assertThat(((Load.Open) model.draftProperty().get().load()).stages()).containsExactly(
                Load.Stage.constant(500, 10), new Load.Stage(100, 500, 10));
        load.moveDown(1);
        load.moveDown(0);
        assertThat(((Load.Open) model.draftProperty().get().load()).stages()).containsExactly(
                new Load.Stage(100, 500, 10), Load.Stage.constant(500, 10));
        load.stages().set(0, new StageText("fast", "", "10"));
        assertThat(model.problem(Field.STAGES).get()).startsWith("Stage 1: ");
        assertThat(model.validProperty().get()).isFalse();
    }

    @Test
    void openingAnotherProfileLeavesNothingOfTheOneBefore() throws IOException {
        Profile several = Profile.starter("several").withRequests(List.of(RequestSpec.get(), RequestSpec.get(),
                RequestSpec.get())).withLoad(Load.Open.starter());
        model.openMine(library.create(several));
        model.requests().chosenProperty().set(model.requests().all().getLast());
        Profile one = Profile.starter("one");
        model.openMine(library.create(one));
        assertThat(model.draftProperty().get()).isEqualTo(one);
        assertThat(model.requests().all()).containsExactly(model.requests().chosenProperty().get());
        desk.passTime();
        assertThat(stored).isEmpty();
    }

    private List<Profile> mine() {
        return library.list().stream().filter(entry -> !entry.shipped()).map(ProfileLibrary.Entry::profile).toList();
    }
}
