package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.Target.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaunchRulesTest {
    private static final String URL = "http://127.0.0.1:{port}/";
    private static final Launch GOOD = Launch.of(List.of("nginx", "-p", "{dir}", "-g", "listen {port:db} {{};"));
    private static final Command COMMAND = GOOD.services().getFirst().command();

    private static final Command TRUE = Command.of(List.of("true"));

    private static Profile profile(String url, Launch launch) {
        return Profile.starter("n").withTarget(new Target.Server(url, launch));
    }

    @ParameterizedTest
    @ValueSource(strings = {URL, "http://localhost/", "https://[::1]:{port}/x?y=1", "http://127.3.2.1:8080",
        "http://a.localhost:{port}/", "http://LOCALHOST:{port}/"})
    void whatIsOnThisMachineCanBeStarted(String url) {
        assertThat(Rules.problems(profile(url, GOOD))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.com:{port}/", "http://10.0.0.1/", "http://localhost.example.com/",
        "http://[::2]:{port}/", "http://0.0.0.0:{port}/", "http://127.0.0.1.example.com:{port}/", "http://127.a:{port}/"})
    void whatIsElsewhereCannot(String url) {
        assertThat(Rules.problems(profile(url, GOOD))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.URL);
            assertThat(problem.text()).contains("is not this machine");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"{port:a}", "{dir}", "{cache}"})
    void whatTheUrlCannotHoldIsNotSentAsItStands(String placeholder) {
        assertThat(Rules.problems(profile(URL + "?x=" + placeholder, GOOD))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.URL);
            assertThat(problem.text()).contains("“" + placeholder + "” would be sent as it stands");
        });
        assertThat(Rules.problems(profile(URL + "{port}?x={id}", GOOD))).isEmpty();
    }

    @Test
    void everythingALaunchCanSayIsRight() {
        Command command = new Command(List.of("{cache}/server", "{port}"), false, "{cache}",
                new TreeMap<>(Map.of("A_1", "{dir}/x")), "www-data");
        Prepare prepare = new Prepare("Building", List.of(file("server.c", new Content.Text("{dir}"))),
                List.of(Command.of(List.of("gcc", "-o", "{cache}/server", "server.c"))), 86_400);
        assertThat(Rules.problems(profile(URL, new Launch(
                List.of(new Need("/usr/lib/x y.so", "libx-dev", ""), new Need("g++", "", "from its makers")),
                List.of(file("a", new Content.Text("")), file("b/..c", new Content.Local("pom.xml"))),
                Optional.of(prepare),
                List.of(new Service("one", command, new Ready.Log("^ready\\d{2}\\{ {port}"), StopSignal.INT, 600),
                        new Service("two", command, new Ready.Port("{port:db}"), StopSignal.INT, 0.1),
                        new Service("three", command, new Ready.Port("65535"), StopSignal.INT, 1),
                        new Service("four", command, new Ready.File("{dir}/sock"), StopSignal.INT, 1)),
                List.of(command), "0,2-3,7", 3600)))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource
    void problemNamesItsFieldItsKeyAndWhatToDo(Launch launch, Field field, String key, String sentence) {
        assertThat(Rules.problems(profile(URL, launch))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.path()).isEqualTo("target.launch." + key);
            assertThat(problem.text()).contains(sentence);
        });
    }

    static Stream<Arguments> problemNamesItsFieldItsKeyAndWhatToDo() {
        return Stream.of(
                services("services", "Add at least one program"),
                services("services[0].name", "Service 1: Give it a name", Service.of(" ", COMMAND)),
                services("services[0].name", "one line", Service.of("a\nb", COMMAND)),
                services("services[0].name", "at most 60 characters", Service.of("x".repeat(61), COMMAND)),
                services("services[1].name", "nginx: Two services have this name", Service.of("nginx", COMMAND),
                        Service.of("nginx", COMMAND)),
                run("Say which program", List.of()), run("Say which program", List.of("")),
                run("“{prot}” is no placeholder. Did you mean “{port}”?", List.of("x", "{prot}")),
                run("“{cache}” is what a preparation makes, but nothing is prepared", List.of("{cache}/x")),
                run("Take the null character out", List.of("x\0y")),
                command("services[0].shell", "Write the script", new Command(List.of(" "), true, "", none(), "")),
                command("services[0].shell", "Write the script", new Command(List.of(), true, "", none(), "")),
                command("services[0].directory", "“{dri}” is no",
                        new Command(List.of("x"), false, "{dri}", none(), "")),
                command("services[0].environment", "“1A” cannot be", environment("1A", "x")),
                command("services[0].environment", "“A=B” cannot be", environment("A=B", "x")),
                command("services[0].environment", "“” cannot be", environment("", "x")),
                command("services[0].environment", "“{nothing}” is no placeholder", environment("A", "{nothing}")),
                command("services[0].user", "“-x” cannot be the name of a user", user("-x")),
                command("services[0].user", "“a b” cannot be the name of a user", user("a b")),
                ready("port", "“0” is not a port", new Ready.Port("0")),
                ready("port", "“65536” is not a port", new Ready.Port("65536")),
                ready("port", "“” is not a port", new Ready.Port("")),
                ready("port", "“{dir}” is not a port", new Ready.Port("{dir}")),
                ready("file", "Say which file", new Ready.File("")),
                ready("file", "“{tmp}” is no placeholder", new Ready.File("{tmp}/x")),
                ready("log", "Say which line", new Ready.Log("")),
                ready("log", "“ready (now” is not a regular expression", new Ready.Log("ready (now")),
                grace(0), grace(-1), grace(601), grace(Double.NaN),
                files("files[0].name", "Give the file a name", file(" ", new Content.Text(""))),
                outside("/etc/passwd"), outside("../x"), outside("a/../../x"), outside("a/.."), outside("./x"),
                outside("a//b"), outside("a/"), outside("a\\b"), outside("C:x"),
                files("files[0].name", "control characters", file("a\nb", new Content.Text(""))),
                files("files[1].name", "a: Two files have this name", file("a", new Content.Text("")),
                        file("a", new Content.Text("x"))),
                files("files", "“a” cannot be both", file("a", new Content.Text("")),
                        file("a/b", new Content.Text(""))),
                files("files[0].text", "nothing is prepared", new LaunchFile("a", new Content.Text("{cache}"), true)),
                files("files[0].shipped", "No file “no/such” comes with Tacho",
                        file("a", new Content.Shipped("no/such"))),
                files("files[0].shipped", "No file “../messages/ui.properties”",
                        file("a", new Content.Shipped("../messages/ui.properties"))),
                files("files[0].path", "There is no file /no/such", file("a", new Content.Local("/no/such"))),
                files("files[0].path", "not a file but a folder", file("a", new Content.Local("src"))),
                files("files[0].path", "Choose the file", file("a", new Content.Local(""))),
                need("needs[0].what", "Say which program or file", new Need("", "x1", "")),
                need("needs[0].what", "“bin/x” cannot be looked for", new Need("bin/x", "", "")),
                need("needs[0].package", "“X; rm -rf ~” cannot be", new Need("x", "X; rm -rf ~", "")),
                need("needs[0].package", "“--yes” cannot be", new Need("x", "--yes", "")),
                prepare("prepare.title", "Say in a few words", "", List.of(TRUE), 1),
                prepare("prepare.steps", "at least one step", "t", List.of(), 1),
                prepare("prepare.steps[1].run", "Step 2: Say which program", "t",
                        List.of(TRUE, Command.of(List.of())), 1),
                prepare("prepare.steps[0].run", "“{dir}” is another in each. Use {cache}", "t",
                        List.of(Command.of(List.of("{dir}/x"))), 1),
                prepare("prepare.steps[0].run", "“{port}” is another in each", "t",
                        List.of(Command.of(List.of("x", "{port}"))), 1),
                prepare("prepare.limitSeconds", "at most 86400 seconds", "t", List.of(TRUE), 86_401),
                arguments(new Launch(List.of(), List.of(), Optional.empty(), GOOD.services(),
                        List.of(Command.of(List.of(""))), "", 1), Field.VERSIONS, "versions[0].run",
                        "Version command 1: Say which program"),
                cores("a"), cores("0,"), cores("3-1"), cores("-1"), cores("0 1"), cores("0-2-3"), cores("99999"),
                ready(0), ready(3601), ready(Double.NaN));
    }

    @ParameterizedTest
    @MethodSource
    void whoIsWatchedMustBeSaid(Watch watch, String key, String sentence) {
        assertThat(Rules.problems(Profile.starter("n").withTarget(new Target.Url("http://h/", watch)))).singleElement()
                .satisfies(problem -> {
                    assertThat(problem.field()).isEqualTo(Field.WATCH);
                    assertThat(problem.path()).isEqualTo("target.watch." + key);
                    assertThat(problem.text()).contains(sentence);
                });
    }

    static Stream<Arguments> whoIsWatchedMustBeSaid() {
        return Stream.of(Arguments.of(new Watch.Ports(List.of()), "ports", "Give the ports"),
                Arguments.of(new Watch.Ports(List.of(80, 65_536)), "ports", "1 to 65535"),
                Arguments.of(new Watch.Ports(List.of(0)), "ports", "1 to 65535"),
                Arguments.of(new Watch.Pids(List.of()), "pids", "Give the numbers"),
                Arguments.of(new Watch.Pids(List.of(0L)), "pids", "at least 1"),
                Arguments.of(new Watch.Named(" "), "name", "such as nginx"));
    }

    @Test
    void everyProblemIsListed() {
        List<Service> services = new ArrayList<>(List.of(Service.of("", Command.of(List.of())),
                Service.of("", Command.of(List.of("{x}", "{y}")))));
        assertThat(Rules.problems(profile("http://h/", new Launch(List.of(), List.of(), Optional.empty(), services,
                List.of(), "x", 0)))).extracting(Problem::path).containsExactly("target.url",
                "target.launch.services[0].name", "target.launch.services[0].run", "target.launch.services[1].name",
                "target.launch.services[1].run", "target.launch.services[1].run", "target.launch.cores",
                "target.launch.readySeconds");
    }

    /** Else a script with braces of its own could not be mended. */
    @Test
    void aPlaceholderThatIsNoneIsMendedAsTheSentenceSays() {
        Profile wrong = profile(URL, Launch.of(List.of("awk", "{print}")));
        assertThat(Rules.problems(wrong)).singleElement().satisfies(problem ->
                assertThat(problem.text()).contains("write “{{}print}”"));
        assertThat(Rules.problems(profile(URL, Launch.of(List.of("awk", "{{}print}"))))).isEmpty();
    }

    private static Arguments arguments(Launch launch, Field field, String key, String sentence) {
        return Arguments.of(launch, field, key, sentence);
    }

    private static Arguments services(String key, String sentence, Service... services) {
        return arguments(new Launch(List.of(), List.of(), Optional.empty(), List.of(services), List.of(), "", 1),
                Field.SERVICES, key, sentence);
    }

    private static Arguments command(String key, String sentence, Command command) {
        return services(key, "a: " + sentence, Service.of("a", command));
    }

    private static Arguments run(String sentence, List<String> words) {
        return command("services[0].run", sentence, Command.of(words));
    }

    private static TreeMap<String, String> none() {
        return new TreeMap<>();
    }

    private static Command environment(String name, String value) {
        return new Command(List.of("x"), false, "", new TreeMap<>(Map.of(name, value)), "");
    }

    private static Command user(String name) {
        return new Command(List.of("x"), false, "", none(), name);
    }

    private static Arguments ready(String key, String sentence, Ready ready) {
        return services("services[0].ready." + key, sentence, new Service("a", COMMAND, ready, StopSignal.TERM, 1));
    }

    private static Arguments grace(double seconds) {
        return services("services[0].graceSeconds", "a: Give a time of more than 0 and at most 600 seconds",
                new Service("a", COMMAND, new Ready.Started(), StopSignal.TERM, seconds));
    }

    private static LaunchFile file(String name, Content content) {
        return new LaunchFile(name, content, false);
    }

    private static Arguments files(String key, String sentence, LaunchFile... files) {
        return arguments(new Launch(List.of(), List.of(files), Optional.empty(), GOOD.services(), List.of(), "", 1),
                Field.FILES, key, sentence);
    }

    private static Arguments outside(String name) {
        return files("files[0].name", name + ": Name the file within", file(name, new Content.Text("")));
    }

    private static Arguments need(String key, String sentence, Need need) {
        return arguments(new Launch(List.of(need), List.of(), Optional.empty(), GOOD.services(), List.of(), "", 1),
                Field.NEEDS, key, sentence);
    }

    private static Arguments prepare(String key, String sentence, String title, List<Command> steps, double limit) {
        return arguments(new Launch(List.of(), List.of(), Optional.of(new Prepare(title, List.of(), steps, limit)),
                GOOD.services(), List.of(), "", 1), Field.PREPARE, key, sentence);
    }

    private static Arguments cores(String cores) {
        return arguments(new Launch(List.of(), List.of(), Optional.empty(), GOOD.services(), List.of(), cores, 1),
                Field.CORES, "cores", "“" + cores + "” is not a list of cores");
    }

    private static Arguments ready(double seconds) {
        return arguments(new Launch(List.of(), List.of(), Optional.empty(), GOOD.services(), List.of(), "", seconds),
                Field.READY_SECONDS, "readySeconds", "at most 3600 seconds");
    }
}
