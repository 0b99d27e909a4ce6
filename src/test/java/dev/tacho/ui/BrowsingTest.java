package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Consents;
import dev.tacho.profile.Field;
import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.ResultLibrary;
import dev.tacho.target.Requirements;
import dev.tacho.ui.editor.Origin;
import dev.tacho.ui.gallery.GalleryCard;
import dev.tacho.ui.gallery.GalleryRow;
import dev.tacho.ui.kit.DirectErrands;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowsingTest {
    @TempDir
    private Path folder;

    private final DirectErrands desk = new DirectErrands();
    private final FakeRunner runner = new FakeRunner();
    private boolean installed;
    private WorkbenchModel model;

    @BeforeEach
    void open() {
        Requirements nginxIsMissing = new Requirements() {
            @Override
            public List<Need> missing(List<Need> needs) {
                return installed ? List.of()
                        : needs.stream().filter(need -> need.what().equals("nginx")).toList();
            }

            @Override
            public String install(List<Need> missing) {
                return missing.isEmpty() ? "" : "install " + missing.getFirst().debianPackage();
            }
        };
        model = new WorkbenchModel(new Services(new ProfileLibrary(folder.resolve("profiles")),
                new ResultLibrary(folder.resolve("results")), runner, List.of("/hello"),
                folder.resolve("window.properties"), new Consents(folder.resolve("consents.json")), nginxIsMissing),
                desk.errands(), batches -> event -> batches.accept(List.of(event)));
        model.start();
    }

    private Stream<GalleryRow> rows() {
        return model.gallery().cards().stream().flatMap(card -> card.rows().stream());
    }

    private GalleryRow lacking(boolean nginx) {
        return rows().filter(row -> row.needs().stream().anyMatch(need -> need.what().equals("nginx")) == nginx)
                .findFirst().orElseThrow();
    }

    @Test
    void everyExperimentIsACardAndEveryProfileARow() {
        model.browse();
        assertThat(model.gallery().cards()).extracting(GalleryCard::experiment)
                .containsExactlyElementsOf(Gallery.experiments());
        assertThat(rows().map(row -> row.entry().id()).distinct())
                .containsExactlyElementsOf(Gallery.entries().stream().map(ProfileLibrary.Entry::id).toList());
        assertThat(model.pages().titleProperty().get()).isEqualTo("Gallery");
        assertThat(model.pages().runnableProperty().get()).isFalse();
    }

    @Test
    void whatIsMissingIsSaidAndLookedForAnewEachTimeTheGalleryIsShown() {
        model.browse();
        assertThat(lacking(true).missing().orElseThrow()).extracting(Need::what).containsExactly("nginx");
        assertThat(model.gallery().cards()).extracting(GalleryCard::install).contains("install nginx-light");
        model.gallery().run(lacking(true));
        assertThat(runner.begun()).isEmpty();
        model.pages().pageProperty().set(Page.SETUP);
        installed = true;
        model.browse();
        assertThat(rows()).allMatch(GalleryRow::runnable);
        assertThat(model.gallery().cards()).extracting(GalleryCard::install).containsOnly("");
    }

    @Test
    void itIsListedBeforeAnyoneKnowsWhatIsInstalled() {
        desk.putOff();
        model.browse();
        assertThat(model.gallery().cards()).isEmpty();
        desk.finish();
        assertThat(rows()).allMatch(row -> row.missing().isPresent());
    }

    @Test
    void aProfileOpensAsAShippedOneAndAnEditMakesACopy() {
        model.browse();
        GalleryRow row = rows().filter(each -> model.sidebar().find("shipped " + each.entry().id()).isEmpty())
                .findFirst().orElseThrow();
        model.gallery().open(row);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
        assertThat(model.editor().originProperty().get()).isEqualTo(Origin.SHIPPED);
        assertThat(model.editor().draftProperty().get()).isEqualTo(row.entry().profile());
        assertThat(model.sidebar().selectedProperty().get()).isNull();
        assertThat(model.sidebar().browsingProperty().get()).isFalse();
        model.editor().text(Field.TIMEOUT).set("7");
        desk.passTime();
        assertThat(model.sidebar().selectedProperty().get().key()).startsWith("mine ");
    }

    @Test
    void aProfileRunsFromItsRowWithoutAQuestion() {
        installed = true;
        model.browse();
        GalleryRow row = rows().filter(each -> each.entry().profile().target() instanceof Target.Server).findFirst()
                .orElseThrow();
        model.gallery().run(row);
        assertThat(model.consent().askedProperty().get()).isNull();
        assertThat(runner.begun()).containsExactly(row.entry().profile());
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.LIVE);
        model.browse();
        model.gallery().run(row);
        assertThat(runner.begun()).hasSize(1);
    }

    @Test
    void goingBackFindsWhatWasOpenSelected() {
        var before = model.sidebar().selectedProperty().get();
        model.browse();
        assertThat(model.sidebar().selectedProperty().get()).isNull();
        assertThat(model.sidebar().browsingProperty().get()).isTrue();
        model.pages().pageProperty().set(Page.SETUP);
        assertThat(model.sidebar().selectedProperty().get()).isEqualTo(before);
        model.browse();
        model.sidebar().select(before);
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.SETUP);
    }

    @Test
    void aSearchLeavesWhatHasTheWords() {
        model.browse();
        String name = rows().toList().getLast().entry().name();
        model.gallery().searchProperty().set(name.toUpperCase(Locale.ROOT));
        assertThat(rows().map(row -> row.entry().name())).contains(name);
        model.gallery().searchProperty().set("no such words");
        assertThat(model.gallery().cards()).isEmpty();
        model.gallery().searchProperty().set("");
        assertThat(model.gallery().cards()).hasSameSizeAs(Gallery.experiments());
    }
}
