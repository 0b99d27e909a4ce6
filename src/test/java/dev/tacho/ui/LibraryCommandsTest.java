package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Field;
import dev.tacho.profile.Consents;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.ResultLibrary;
import dev.tacho.result.Samples;
import dev.tacho.ui.editor.TargetKind;
import dev.tacho.ui.kit.DirectErrands;
import dev.tacho.ui.kit.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryCommandsTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private ProfileLibrary profiles;
    private ResultLibrary results;
    private WorkbenchModel model;

    @BeforeEach
    void open() {
        profiles = new ProfileLibrary(folder.resolve("profiles"));
        results = new ResultLibrary(folder.resolve("results"));
        model = new WorkbenchModel(new Services(profiles, results, new FakeRunner(), List.of(),
                folder.resolve("window.properties"),
                new Consents(folder.resolve("consents.json")), new EverythingInstalled()), desk.errands(),
                batches -> event -> batches.accept(List.of(event)));
        model.start();
    }

    @Test
    void aNewProfileIsSelectedRunnableAndForTheUsersOwnServer() {
        List<String> opened = new ArrayList<>();
        model.library().create(() -> opened.add(model.pages().titleProperty().get()));
        assertThat(opened).containsExactly("New profile");
        assertThat(model.editor().target().kindProperty().get()).isEqualTo(TargetKind.URL);
        assertThat(mine()).containsExactly("New profile");
        assertThat(model.pages().titleProperty().get()).isEqualTo("New profile");
        assertThat(model.pages().runnableProperty().get()).isTrue();
    }

    @Test
    void aNewProfileIsFoundEvenDuringASearch() {
        model.sidebar().searchProperty().set("nothing like it");
        model.library().create(() -> { });
        assertThat(model.sidebar().rows()).contains(model.sidebar().selectedProperty().get());
    }

    @Test
    void duplicatesCarryTheEditsOfAMomentAgo() {
        model.library().create(() -> { });
        model.editor().text(Field.CONCURRENCY).set("31");
        model.library().duplicate();
        assertThat(mine()).containsExactly("New profile", "New profile (copy)");
        assertThat(model.editor().text(Field.CONCURRENCY).get()).isEqualTo("31");
    }

    @Test
    void renamingKeepsTheSelection() {
        model.library().create(() -> { });
        model.library().rename("  nginx, tuned ");
        assertThat(mine()).containsExactly("nginx, tuned");
        assertThat(model.sidebar().selectedProperty().get().name()).isEqualTo("nginx, tuned");
        model.library().rename("  ");
        assertThat(mine()).containsExactly("nginx, tuned");
    }

    @Test
    void deletingCanBeUndoneWithEveryEdit() {
        model.library().create(() -> { });
        model.editor().text(Field.CONCURRENCY).set("31");
        model.library().delete();
        assertThat(mine()).isEmpty();
        Notice notice = model.notices().notices().getFirst();
        assertThat(notice.text()).isEqualTo("Deleted “New profile”.");
        model.notices().act(notice);
        assertThat(mine()).containsExactly("New profile");
        assertThat(model.editor().text(Field.CONCURRENCY).get()).isEqualTo("31");
    }

    @Test
    void shippedProfilesCannotBeDeleted() {
        int before = profiles.list().size();
        model.library().delete();
        assertThat(profiles.list()).hasSize(before);
        assertThat(model.notices().notices()).isEmpty();
    }

    @Test
    void aRunIsDeletedAndBroughtBack() throws IOException {
        Result past = Samples.result(5);
        results.save(past);
        model.start();
        model.sidebar().select(model.sidebar().find("run " + past.id()).orElseThrow());
        model.library().delete();
        assertThat(results.list()).isEmpty();
        assertThat(model.sidebar().find("run " + past.id())).isEmpty();
        model.notices().act(model.notices().notices().getFirst());
        assertThat(results.list()).hasSize(1);
        assertThat(model.result().resultProperty().get().id()).isEqualTo(past.id());
    }

    @Test
    void aProfileFromAnywhereBecomesOneOfMine() throws IOException {
        Path file = folder.resolve("colleague.json");
        ProfileFile.write(file, Profile.starter("from a colleague"));
        model.library().open(file);
        assertThat(mine()).containsExactly("from a colleague");
        assertThat(model.pages().titleProperty().get()).isEqualTo("from a colleague");
    }

    @Test
    void aResultFromAnywhereIsShownAndNotCopied() throws IOException {
        Result result = Samples.result(5);
        Path file = folder.resolve("result.json");
        ResultFile.write(file, result);
        model.library().open(file);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.RESULT);
        assertThat(model.result().resultProperty().get().id()).isEqualTo(result.id());
        assertThat(model.sidebar().selectedProperty().get()).isNull();
        assertThat(results.list()).isEmpty();
    }

    @Test
    void aFileThatIsNeitherIsRefusedInWords() throws IOException {
        String before = model.pages().titleProperty().get();
        for (String content : List.of("", "[]", "{\"schema\": \"tacho.profile/1\", \"nam\": 1}", "no json at all",
                "{\"schema\": \"tacho.result/1\"")) {
            Path file = Files.writeString(folder.resolve("bad.json"), content);
            model.library().open(file);
            assertThat(model.notices().notices()).singleElement().satisfies(notice -> {
                assertThat(notice.kind()).isEqualTo(Notice.Kind.TROUBLE);
                assertThat(notice.text()).contains("bad.json");
            });
            model.notices().dismiss(Notice.Kind.TROUBLE);
        }
        model.library().open(folder.resolve("vanished.json"));
        assertThat(model.notices().notices()).singleElement().extracting(Notice::text).asString()
                .contains("vanished.json");
        assertThat(model.pages().titleProperty().get()).isEqualTo(before);
        assertThat(mine()).isEmpty();
    }

    @Test
    void aComplaintAboutAFileIsOverOnceAnotherIsOpened() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "no json at all");
        Path good = folder.resolve("good.json");
        ProfileFile.write(good, Profile.starter("good"));
        model.library().open(bad, good);
        assertThat(model.notices().notices()).extracting(Notice::kind).containsExactly(Notice.Kind.TROUBLE);
        model.library().open(good);
        assertThat(model.notices().notices()).isEmpty();
        model.library().open(bad);
        model.library().saveAs(folder.resolve("saved.json"));
        assertThat(model.notices().notices()).extracting(Notice::kind).containsExactly(Notice.Kind.DONE);
    }

    @Test
    void savedAsAFileItCanBeReadBack() throws IOException {
        Path file = folder.resolve("out.json");
        model.library().saveAs(file);
        assertThat(ProfileFile.read(file)).isEqualTo(model.editor().draftProperty().get());
    }

    private List<String> mine() {
        return profiles.list().stream().filter(entry -> !entry.shipped()).map(entry -> entry.profile().name()).toList();
    }
}
