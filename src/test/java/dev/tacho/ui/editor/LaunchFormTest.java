package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Field;
import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.profile.Target.Watch;
import dev.tacho.ui.kit.DirectErrands;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LaunchFormTest {
    private static final Command PLAIN = Command.of(List.of("gunicorn", "-b", "127.0.0.1:{port}", "my app:app", ""));
    /** Nothing in it is as the form has it by itself. */
    private static final Launch FULL = new Launch(
            List.of(new Need("uwsgi", "uwsgi-core", ""), new Need("meinheld", "", "pip install meinheld")),
            List.of(new LaunchFile("nginx.conf", new Content.Shipped("nginx/nginx.conf"), true),
                    new LaunchFile("app.py", new Content.Text("def app():\n\treturn '{port}'\n"), false),
                    new LaunchFile("data/x", new Content.Local("/tmp/x"), false)),
            Optional.of(new Prepare("Filling a table", List.of(new LaunchFile("fill.sql", new Content.Text("SELECT 1"),
                    true)), List.of(new Command(List.of("it's\n\"done\""), true, "{cache}/x", new TreeMap<>(Map.of("A",
                    "1 2", "B", "")), "mysql"), PLAIN), 120.5)),
            List.of(new Service("uWSGI", new Command(List.of("python3", "-c", "print('a')\nprint(\"$b\")"), false, "/srv",
                            new TreeMap<>(Map.of("LANG", "C", "X", "a=b c")), "www-data"),
                            new Ready.File("{dir}/uwsgi.sock"), StopSignal.INT, 2.5),
                    new Service("nginx", PLAIN, new Ready.Log("^ready \\d+ $"), StopSignal.QUIT, 5),
                    new Service("third", PLAIN, new Ready.Port("{port:db}"), StopSignal.TERM, 5)),
            List.of(Command.of(List.of("nginx", "-v")), PLAIN), "0,2-3", 12.5);

    @TempDir
    private Path folder;

    private static Profile serverOf(Launch launch) {
        return Profile.starter("mine").withTarget(new Target.Server("http://127.0.0.1:{port}/", launch));
    }

    @Test
    void everythingThatALaunchCanSayIsReadBackUnchanged() {
        assertThat(read(Form.of(serverOf(FULL)), Profile.starter("other")).profile().target())
                .isEqualTo(new Target.Server("http://127.0.0.1:{port}/", FULL));
        assertThat(openedAndRead(serverOf(FULL))).isEqualTo(serverOf(FULL));
    }

    static Stream<ProfileLibrary.Entry> shipped() {
        return Stream.concat(Gallery.entries().stream(), new ProfileLibrary(Path.of("nowhere")).list().stream());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyProfileThatShipsIsReadBackUnchanged(ProfileLibrary.Entry entry) {
        assertThat(openedAndRead(entry.profile())).isEqualTo(entry.profile());
    }

    /** After another one, of which nothing may remain. */
    private Profile openedAndRead(Profile profile) {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, serverOf(FULL).withName("before"));
        model.openForeign(Origin.SHIPPED, profile);
        return model.draftProperty().get();
    }

    private EditorModel model() {
        return new EditorModel(new ProfileLibrary(folder), new DirectErrands().errands(), _ -> { });
    }

    @ParameterizedTest
    @MethodSource("watched")
    void whoIsWatchedIsReadBackUnchanged(Watch watch) {
        Profile profile = Profile.starter("mine").withTarget(new Target.Url("http://127.0.0.1:8080/", watch));
        assertThat(read(Form.of(profile), Profile.starter("other")).profile()).isEqualTo(profile);
    }

    static Stream<Watch> watched() {
        return Stream.of(new Watch.Listener(), new Watch.Ports(List.of(8080, 9000)), new Watch.Pids(List.of(4711L)),
                new Watch.Named("nginx"));
    }

    @Test
    void theNumberInTheBodyIsReadBackUnchanged() {
        Profile profile = Profile.starter("mine").withChecks(new Checks(StatusSet.DEFAULT, false, Optional.empty(),
                Optional.of(new NumberRange(-1.5, 90))));
        assertThat(read(Form.of(profile), Profile.starter("other")).profile()).isEqualTo(profile);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"10|''", "''|90", "ten|90"})
    void aRangeOfOneEndIsAProblem(String least, String most) {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, Profile.starter("mine"));
        model.checks().leastProperty().set(least);
        model.checks().mostProperty().set(most);
        assertThat(model.problem(Field.BODY_NUMBER).get()).startsWith("Write two numbers");
        assertThat(model.draftProperty().get().checks().bodyNumber()).isEmpty();
        model.checks().leastProperty().set("10");
        model.checks().mostProperty().set("90");
        assertThat(model.problem(Field.BODY_NUMBER).get()).isEmpty();
        assertThat(model.draftProperty().get().checks().bodyNumber()).contains(new NumberRange(10, 90));
    }

    @ParameterizedTest
    @CsvSource({"PORTS,http", "PORTS,''", "PIDS,'1, nginx'"})
    void whatNamesNoProcessIsAProblem(WatchKind kind, String text) {
        EditorModel model = model();
        Target before = new Target.Url("http://127.0.0.1:8080/", new Watch.Named("nginx"));
        model.openForeign(Origin.SHIPPED, Profile.starter("mine").withTarget(before));
        model.target().watchProperty().set(kind);
        model.text(Field.WATCH).set(text);
        assertThat(model.problem(Field.WATCH).get()).startsWith("Write one or more");
        assertThat(model.validProperty().get()).isFalse();
        assertThat(model.draftProperty().get().target()).isEqualTo(before);
    }

    @Test
    void aCommandIsReadAsAShellReadsIt() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, Profile.starter("mine"));
        model.target().kindProperty().set(TargetKind.SERVER);
        assertThat(model.text(Field.URL).get()).isEqualTo("http://127.0.0.1:{port}/");
        edit(model, service -> service.withCommand(service.command()
                .withLine("/usr/bin/python3 -c 'print(1)' --port={port}").withEnvironment("A=1 B='x y'")));
        Service service = launch(model).services().getFirst();
        assertThat(service.name()).isEqualTo("python3");
        assertThat(service.command().words()).containsExactly("/usr/bin/python3", "-c", "print(1)", "--port={port}");
        assertThat(service.command().environment()).isEqualTo(Map.of("A", "1", "B", "x y"));
        edit(model, text -> text.withCommand(text.command().withShell(true)));
        assertThat(launch(model).services().getFirst().command().words())
                .containsExactly("/usr/bin/python3 -c 'print(1)' --port={port}");
    }

    @Test
    void aServiceInWhichNothingStandsLacksItsProgram() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, Profile.starter("mine"));
        model.target().kindProperty().set(TargetKind.SERVER);
        assertThat(model.problem(Field.SERVICES).get()).contains("Service 1", "Say which program to run.");
    }

    @Test
    void whatCannotBeReadIsSaidOfItsPlaceAndLeavesTheCommandAsItWas() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, serverOf(FULL));
        model.target().launch().services().places().get(1).set(ServiceText.of(FULL.services().get(1))
                .withCommand(CommandText.of(PLAIN).withLine("nginx 'unclosed")));
        assertThat(model.problem(Field.SERVICES).get()).startsWith("Service 2: ");
        assertThat(launch(model)).isEqualTo(FULL);
        model.target().launch().services().places().get(1).set(ServiceText.of(FULL.services().get(1))
                .withGrace("soon"));
        assertThat(model.problem(Field.SERVICES).get()).startsWith("Service 2: Write a number of seconds");
        assertThat(launch(model)).isEqualTo(FULL);
        model.target().launch().services().places().get(1).set(ServiceText.of(FULL.services().get(1)));
        model.target().launch().versions().places().get(1).set(CommandText.of(PLAIN).withEnvironment("LANG"));
        assertThat(model.problem(Field.VERSIONS).get()).startsWith("Version command 2: “LANG” sets no variable.");
        assertThat(launch(model)).isEqualTo(FULL);
    }

    @Test
    void emptyRowsAreNoPartOfTheLaunch() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, serverOf(FULL));
        LaunchModel launch = model.target().launch();
        List.of(launch.needs(), launch.files(), launch.prepareFiles(), launch.steps(), launch.versions())
                .forEach(ItemsModel::add);
        assertThat(launch(model)).isEqualTo(FULL);
        assertThat(model.originProperty().get()).isEqualTo(Origin.SHIPPED);
    }

    @Test
    void servicesAreMovedAddedAndRemovedButNeverAll() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, serverOf(FULL));
        ItemsModel<ServiceText> services = model.target().launch().services();
        services.moveUp(1);
        assertThat(launch(model).services()).extracting(Service::name).containsExactly("nginx", "uWSGI", "third");
        services.moveDown(1);
        services.moveDown(2);
        services.moveUp(0);
        assertThat(launch(model).services()).extracting(Service::name).containsExactly("nginx", "third", "uWSGI");
        services.remove(0);
        services.remove(0);
        services.remove(0);
        assertThat(launch(model).services()).extracting(Service::name).containsExactly("uWSGI");
        services.add();
        assertThat(launch(model).services()).hasSize(2);
    }

    @Test
    void howAServerIsStartedIsKeptWhileAnotherTargetIsLookedAt() {
        EditorModel model = model();
        model.openForeign(Origin.SHIPPED, serverOf(FULL));
        model.target().kindProperty().set(TargetKind.DEMO);
        model.target().kindProperty().set(TargetKind.SERVER);
        assertThat(launch(model)).isEqualTo(FULL);
    }

    private static void edit(EditorModel model, UnaryOperator<ServiceText> edit) {
        var place = model.target().launch().services().places().getFirst();
        place.set(edit.apply(place.get()));
    }

    private static Launch launch(EditorModel model) {
        return ((Target.Server) model.draftProperty().get().target()).launch();
    }

    private static FormReader.Reading read(Form form, Profile before) {
        return new FormReader(form, before).read();
    }
}
