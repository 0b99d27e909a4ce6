package dev.tacho.profile;

import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Target.Watch;
import dev.tacho.text.Texts;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What makes a server one that can be started, or found among what runs already. */
final class LaunchRules {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int MOST_READY_SECONDS = 3600;
    private static final int MOST_PREPARE_SECONDS = 86_400;
    private static final int MAX_NAME_LENGTH = 60;
    private static final int MAX_PORT = 65_535;
    /** Debian Policy, 5.6.1. It goes into a command line that people copy: nothing else may stand there. */
    private static final Pattern PACKAGE = Pattern.compile("[a-z0-9][a-z0-9+.-]+");
    private static final Pattern CORES = Pattern.compile("[0-9]{1,4}(-[0-9]{1,4})?(,[0-9]{1,4}(-[0-9]{1,4})?)*");
    private static final Pattern THIS_MACHINE =
            Pattern.compile("localhost|.*\\.localhost|127(\\.\\d+){3}|(0*:)*0*1", Pattern.CASE_INSENSITIVE);
    private final Findings findings;

    LaunchRules(Findings findings) {
        this.findings = findings;
    }

    /** Nothing is started where the load does not go, and the load goes to one port. */
    void url(String written, HttpUrl url) {
        findings.require(THIS_MACHINE.matcher(url.host()).matches(), Field.URL, "launch.otherMachine", url.host());
        Placeholders.names(written).stream().filter(Placeholders::known).filter(name -> !name.equals(Placeholders.PORT))
                .findFirst().ifPresent(name -> findings.add(Field.URL, "launch.urlPlaceholder", "{" + name + "}",
                        Target.Server.PORT));
    }

    /** In the order of the form. Looks at the files that it names. */
    void check(Launch launch) {
        Vocabulary known = new Vocabulary(true, launch.prepare().isPresent());
        needs(Spot.of(findings, Field.NEEDS), launch.needs());
        new LaunchFileRules(known).files(Spot.of(findings, Field.FILES), "", launch.files());
        launch.prepare().ifPresent(prepare -> prepare(Spot.of(findings, Field.PREPARE), prepare));
        services(Spot.of(findings, Field.SERVICES), launch.services(), new CommandRules(known));
        new CommandRules(known).commands(Spot.of(findings, Field.VERSIONS), "", launch.versions(),
                TEXTS.get("launch.version"));
        cores(Spot.of(findings, Field.CORES), launch.cores());
        Spot.of(findings, Field.READY_SECONDS).seconds(launch.readySeconds(), MOST_READY_SECONDS);
    }

    private static void needs(Spot spot, List<Need> needs) {
        for (int number = 0; number < needs.size(); number++) {
            Need need = needs.get(number);
            Spot place = spot.at("", number, "");
            if (need.what().isBlank()) {
                place.at("what").add("launch.noNeed");
            } else {
                boolean relative = need.what().indexOf('/') > 0;
                place.at("what").require(!relative && need.what().chars().noneMatch(Character::isISOControl),
                        "launch.need", ShellWords.visible(Source.quoted(need.what())));
            }
            place.at("package").require(need.debianPackage().isEmpty()
                    || PACKAGE.matcher(need.debianPackage()).matches(), "launch.package",
                    ShellWords.visible(Source.quoted(need.debianPackage())));
        }
    }

    private static void prepare(Spot spot, Prepare prepare) {
        Vocabulary known = new Vocabulary(false, true);
        spot.at("title").require(!prepare.title().isBlank(), "launch.noTitle");
        new LaunchFileRules(known).files(spot, "files", prepare.files());
        spot.at("steps").require(!prepare.steps().isEmpty(), "launch.noSteps");
        new CommandRules(known).commands(spot, "steps", prepare.steps(), TEXTS.get("launch.step"));
        spot.at("limitSeconds").seconds(prepare.limitSeconds(), MOST_PREPARE_SECONDS);
    }

    private static void services(Spot spot, List<Service> services, CommandRules commands) {
        spot.require(!services.isEmpty(), "launch.noServices");
        Set<String> names = new HashSet<>();
        for (int number = 0; number < services.size(); number++) {
            String name = services.get(number).name();
            Spot place = spot.at("", number, name.isBlank()
                    ? TEXTS.get("launch.service", Integer.toString(number + 1))
                    : ShellWords.visible(Source.quoted(name)));
            if (name.isBlank()) {
                place.at("name").add("launch.noName");
            } else {
                place.at("name").require(name.length() <= MAX_NAME_LENGTH
                        && name.chars().noneMatch(Character::isISOControl), "launch.name",
                        Integer.toString(MAX_NAME_LENGTH));
                place.at("name").require(names.add(name), "launch.nameTwice");
            }
            commands.service(place, services.get(number));
        }
    }

    private static void cores(Spot spot, String cores) {
        if (!cores.isEmpty()) {
            spot.require(CORES.matcher(cores).matches() && Arrays.stream(cores.split(","))
                    .map(range -> range.split("-")).allMatch(ends -> Integer.parseInt(ends[0])
                            <= Integer.parseInt(ends[ends.length - 1])), "launch.cores", Source.quoted(cores));
        }
    }

    void watch(Watch watch) {
        Spot spot = Spot.of(findings, Field.WATCH);
        switch (watch) {
            case Watch.Listener() -> { }
            case Watch.Ports(List<Integer> ports) -> spot.at("ports").require(!ports.isEmpty()
                    && ports.stream().allMatch(port -> port >= 1 && port <= MAX_PORT), "watch.ports");
            case Watch.Pids(List<Long> pids) -> spot.at("pids").require(!pids.isEmpty()
                    && pids.stream().allMatch(pid -> pid >= 1), "watch.pids");
            case Watch.Named(String name) -> spot.at("name").require(!name.isBlank()
                    && name.chars().noneMatch(Character::isISOControl), "watch.name");
        }
    }
}
