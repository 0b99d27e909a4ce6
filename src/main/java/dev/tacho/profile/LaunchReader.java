package dev.tacho.profile;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.Target.Watch;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The target of a profile, from JSON; {@link LaunchWriter} is its mirror. */
final class LaunchReader {
    private static final Texts TEXTS = Texts.of("profile");
    private static final List<String> COMMAND = List.of("run", "shell", "directory", "environment", "user");
    private static final List<String> SERVICE = Stream.concat(COMMAND.stream(),
            Stream.of("name", "ready", "stopSignal", "graceSeconds")).toList();
    private static final List<String> CONTENTS = List.of("text", "shipped", "path");
    private static final List<String> FILE = List.of("name", "text", "shipped", "path", "template");
    private static final List<String> READY = List.of("port", "file", "log");
    private static final List<String> WATCH = List.of("ports", "pids", "name");

    private LaunchReader() {
    }

    static Target target(Section section) throws IOException {
        if (section.has("url") == section.has("demo")) {
            throw section.wrong("demo", TEXTS.get("target.one"));
        }
        if (section.has("demo")) {
            return new Target.Demo(section.requiredText("demo"));
        }
        if (section.has("launch") && section.has("watch")) {
            throw section.wrong("watch", TEXTS.get("target.launchOrWatch"));
        }
        String url = section.requiredText("url");
        Optional<Section> launch = section.section("launch", List.of("needs", "files", "prepare", "services",
                "versions", "cores", "readySeconds"));
        if (launch.isPresent()) {
            return new Target.Server(url, launch(launch.get()));
        }
        Optional<Section> watch = section.section("watch", WATCH);
        return new Target.Url(url, watch.isPresent() ? watch(watch.get()) : new Watch.Listener());
    }

    private static Watch watch(Section section) throws IOException {
        return switch (section.onlyOne(WATCH)) {
            case "ports" -> new Watch.Ports(section.wholes("ports", Integer.MAX_VALUE).stream().map(Long::intValue)
                    .toList());
            case "pids" -> new Watch.Pids(section.wholes("pids", Long.MAX_VALUE));
            default -> new Watch.Named(section.requiredText("name"));
        };
    }

    private static Launch launch(Section section) throws IOException {
        List<Need> needs = new ArrayList<>();
        for (Section need : section.sections("needs", List.of("what", "package", "hint"))) {
            needs.add(new Need(need.requiredText("what"), need.text("package").orElse(""),
                    need.text("hint").orElse("")));
        }
        List<Service> services = new ArrayList<>();
        for (Section service : section.sections("services", SERVICE)) {
            services.add(service(service));
        }
        Optional<Section> prepare = section.section("prepare", List.of("title", "files", "steps", "limitSeconds"));
        return new Launch(needs, files(section), prepare.isPresent() ? Optional.of(prepare(prepare.get()))
                : Optional.empty(), services, commands(section, "versions"), section.text("cores").orElse(""),
                section.number("readySeconds").orElse(Launch.DEFAULT_READY_SECONDS));
    }

    private static Prepare prepare(Section section) throws IOException {
        return new Prepare(section.requiredText("title"), files(section), commands(section, "steps"),
                section.number("limitSeconds").orElse(Prepare.DEFAULT_LIMIT_SECONDS));
    }

    private static List<LaunchFile> files(Section section) throws IOException {
        List<LaunchFile> files = new ArrayList<>();
        for (Section file : section.sections("files", FILE)) {
            Content content = switch (file.onlyOne(CONTENTS)) {
                case "text" -> new Content.Text(file.requiredText("text"));
                case "shipped" -> new Content.Shipped(file.requiredText("shipped"));
                default -> new Content.Local(file.requiredText("path"));
            };
            files.add(new LaunchFile(file.requiredText("name"), content, file.flag("template", false)));
        }
        return files;
    }

    private static List<Command> commands(Section section, String key) throws IOException {
        List<Command> commands = new ArrayList<>();
        for (Section command : section.sections(key, COMMAND)) {
            commands.add(command(command));
        }
        return commands;
    }

    private static Command command(Section section) throws IOException {
        boolean shell = section.onlyOne(List.of("run", "shell")).equals("shell");
        return new Command(shell ? List.of(section.requiredText("shell")) : section.texts("run"), shell,
                section.text("directory").orElse(""), section.textMap("environment"),
                section.text("user").orElse(""));
    }

    private static Service service(Section section) throws IOException {
        Optional<Section> ready = section.section("ready", READY);
        return new Service(section.requiredText("name"), command(section),
                ready.isPresent() ? ready(ready.get()) : new Ready.Started(),
                section.oneOf("stopSignal", StopSignal.values(), StopSignal::name, StopSignal.TERM),
                section.number("graceSeconds").orElse(Service.DEFAULT_GRACE_SECONDS));
    }

    private static Ready ready(Section section) throws IOException {
        String key = section.onlyOne(READY);
        String value = section.requiredText(key);
        return switch (key) {
            case "port" -> new Ready.Port(value);
            case "file" -> new Ready.File(value);
            default -> new Ready.Log(value);
        };
    }
}
