package dev.tacho.profile;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.profile.Target.Watch;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The target of a profile, to JSON; {@link LaunchReader} is its mirror. What is as usual is left out of a launch. */
final class LaunchWriter {

    private LaunchWriter() {
    }

    static void put(ObjectNode node, Target target) {
        switch (target) {
            case Target.Url(String url, Watch watch) -> {
                node.put("url", url);
                watch(node, watch);
            }
            case Target.Demo(String path) -> node.put("demo", path);
            case Target.Server(String url, Launch launch) -> launch(node.put("url", url).putObject("launch"), launch);
        }
    }

    private static void watch(ObjectNode node, Watch watch) {
        switch (watch) {
            case Watch.Listener() -> { }
            case Watch.Ports(List<Integer> ports) -> ports.forEach(node.putObject("watch").putArray("ports")::add);
            case Watch.Pids(List<Long> pids) -> pids.forEach(node.putObject("watch").putArray("pids")::add);
            case Watch.Named(String name) -> node.putObject("watch").put("name", name);
        }
    }

    private static void launch(ObjectNode node, Launch launch) {
        if (!launch.needs().isEmpty()) {
            ArrayNode needs = node.putArray("needs");
            launch.needs().forEach(need -> {
                ObjectNode one = needs.addObject().put("what", need.what());
                putUnlessEmpty(one, "package", need.debianPackage());
                putUnlessEmpty(one, "hint", need.hint());
            });
        }
        files(node, launch.files());
        launch.prepare().ifPresent(prepare -> {
            ObjectNode one = node.putObject("prepare").put("title", prepare.title());
            files(one, prepare.files());
            commands(one.putArray("steps"), prepare.steps());
            JsonNumber.putUnless(one, "limitSeconds", prepare.limitSeconds(), Prepare.DEFAULT_LIMIT_SECONDS);
        });
        ArrayNode services = node.putArray("services");
        launch.services().forEach(service -> service(services.addObject(), service));
        if (!launch.versions().isEmpty()) {
            commands(node.putArray("versions"), launch.versions());
        }
        putUnlessEmpty(node, "cores", launch.cores());
        JsonNumber.putUnless(node, "readySeconds", launch.readySeconds(), Launch.DEFAULT_READY_SECONDS);
    }

    private static void files(ObjectNode node, List<LaunchFile> files) {
        if (files.isEmpty()) {
            return;
        }
        ArrayNode array = node.putArray("files");
        for (LaunchFile file : files) {
            ObjectNode one = array.addObject().put("name", file.name());
            switch (file.content()) {
                case Content.Text(String text) -> one.put("text", text);
                case Content.Shipped(String path) -> one.put("shipped", path);
                case Content.Local(String path) -> one.put("path", path);
            }
            if (file.template()) {
                one.put("template", true);
            }
        }
    }

    private static void commands(ArrayNode array, List<Command> commands) {
        commands.forEach(command -> command(array.addObject(), command));
    }

    private static void command(ObjectNode node, Command command) {
        if (command.shell()) {
            node.put("shell", command.words().isEmpty() ? "" : command.words().getFirst());
        } else {
            command.words().forEach(node.putArray("run")::add);
        }
        putUnlessEmpty(node, "directory", command.directory());
        if (!command.environment().isEmpty()) {
            command.environment().forEach(node.putObject("environment")::put);
        }
        putUnlessEmpty(node, "user", command.user());
    }

    private static void service(ObjectNode node, Service service) {
        node.put("name", service.name());
        command(node, service.command());
        switch (service.ready()) {
            case Ready.Started() -> { }
            case Ready.Port(String port) -> node.putObject("ready").put("port", port);
            case Ready.File(String path) -> node.putObject("ready").put("file", path);
            case Ready.Log(String pattern) -> node.putObject("ready").put("log", pattern);
        }
        if (service.stopSignal() != StopSignal.TERM) {
            node.put("stopSignal", service.stopSignal().name());
        }
        JsonNumber.putUnless(node, "graceSeconds", service.graceSeconds(), Service.DEFAULT_GRACE_SECONDS);
    }

    private static void putUnlessEmpty(ObjectNode node, String key, String text) {
        if (!text.isEmpty()) {
            node.put(key, text);
        }
    }
}
