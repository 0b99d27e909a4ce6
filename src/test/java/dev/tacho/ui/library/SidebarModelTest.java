package dev.tacho.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class SidebarModelTest {
    private static final ProfileLibrary.Entry DEMO = entry("demo", true, "Demo: hello");
    private static final ProfileLibrary.Entry NGINX = new ProfileLibrary.Entry("nginx", false,
            Profile.starter("nginx").withTarget(new Target.Url("http://10.0.0.7:8080/")), "");
    private static final ProfileLibrary.Entry BROKEN = new ProfileLibrary.Entry("cut", false, null, "cut in half");
    private static final ResultLibrary.Entry RUN = new ResultLibrary.Entry("2026-nginx", "nginx", Instant.EPOCH, 20_000,
            3, Result.Ending.STOPPED, "");

    private final SidebarModel model = new SidebarModel();

    @Test
    void listsSectionsInOrderWithAWordWhereThereIsNothing() {
        model.list(List.of(DEMO), List.of());
        assertThat(model.rows()).containsExactly(new Row.Heading(Row.Section.SHIPPED), new Row.OfProfile(DEMO),
                new Row.Heading(Row.Section.MINE), new Row.Nothing(Row.Section.MINE),
                new Row.Heading(Row.Section.RUNS), new Row.Nothing(Row.Section.RUNS));
    }

    @Test
    void searchFiltersEverySectionByNameAndTarget() {
        model.list(List.of(DEMO, BROKEN, NGINX), List.of(RUN));
        model.searchProperty().set(" NGI");
        assertThat(model.rows()).containsExactly(new Row.Heading(Row.Section.MINE), new Row.OfProfile(NGINX),
                new Row.Heading(Row.Section.RUNS), new Row.OfRun(RUN));
        model.searchProperty().set("10.0.0.7");
        assertThat(model.rows()).containsExactly(new Row.Heading(Row.Section.MINE), new Row.OfProfile(NGINX));
        model.searchProperty().set("no such thing");
        assertThat(model.rows()).isEmpty();
        model.searchProperty().set("");
        assertThat(model.rows()).hasSize(7);
    }

    @Test
    void aBrokenFileIsListedUnderItsFilesNameWithItsProblem() {
        model.list(List.of(BROKEN), List.of());
        Row row = model.find("mine cut").orElseThrow();
        assertThat(row.name()).isEqualTo("cut");
        assertThat(row.problem()).isEqualTo("cut in half");
    }

    @Test
    void headingsCannotBeSelected() {
        model.list(List.of(DEMO), List.of());
        model.select(new Row.OfProfile(DEMO));
        model.select(new Row.Heading(Row.Section.MINE));
        assertThat(model.selectedProperty().get()).isEqualTo(new Row.OfProfile(DEMO));
    }

    @Test
    void aSavedProfileStaysSelectedUnderItsNewName() {
        model.list(List.of(DEMO, NGINX), List.of());
        model.select(new Row.OfProfile(NGINX));
        ProfileLibrary.Entry renamed = entry("a-first", false, "A first");
        model.put(new Row.OfProfile(NGINX), renamed);
        assertThat(model.selectedProperty().get()).isEqualTo(new Row.OfProfile(renamed));
        assertThat(model.rows()).doesNotContain(new Row.OfProfile(NGINX)).contains(new Row.OfProfile(renamed));
    }

    @Test
    void anotherListOfRunsKeepsWhatIsSelected() {
        model.list(List.of(DEMO), List.of());
        model.select(new Row.OfProfile(DEMO));
        model.list(List.of(RUN));
        assertThat(model.selectedProperty().get()).isEqualTo(new Row.OfProfile(DEMO));
        assertThat(model.rows()).contains(new Row.OfRun(RUN));
    }

    @Test
    void theNeighbourIsTheOneBelowOrElseAbove() {
        ProfileLibrary.Entry last = entry("z", false, "z");
        model.list(List.of(DEMO, NGINX, last), List.of());
        assertThat(model.neighbour(new Row.OfProfile(NGINX))).isEqualTo(new Row.OfProfile(last));
        assertThat(model.neighbour(new Row.OfProfile(last))).isEqualTo(new Row.OfProfile(NGINX));
        model.remove(new Row.OfProfile(last));
        assertThat(model.neighbour(new Row.OfProfile(NGINX))).isEqualTo(new Row.OfProfile(DEMO));
    }

    private static ProfileLibrary.Entry entry(String id, boolean shipped, String name) {
        return new ProfileLibrary.Entry(id, shipped, Profile.starter(name), "");
    }

    @Test
    void ticksAreInTheirOrderAndGoWithTheirRuns() {
        ResultLibrary.Entry other = new ResultLibrary.Entry("2026-uwsgi", "uwsgi", Instant.EPOCH, 9_000, 0,
                Result.Ending.COMPLETED, "");
        model.list(List.of(DEMO), List.of(RUN, other));
        model.tick("2026-uwsgi").set(true);
        model.tick("2026-nginx").set(true);
        assertThat(model.ticked()).containsExactly("2026-uwsgi", "2026-nginx");
        model.remove(new Row.OfRun(other));
        assertThat(model.ticked()).containsExactly("2026-nginx");
        model.list(List.of(RUN, other));
        assertThat(model.tick("2026-uwsgi").get()).isFalse();
        model.untickAll();
        assertThat(model.ticked()).isEmpty();
        assertThat(model.tick("2026-nginx").get()).isFalse();
    }
}
