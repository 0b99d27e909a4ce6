package dev.tacho.profile;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** What makes a command one that can be run, and a service one that can be waited for and stopped. */
final class CommandRules {
    private static final int MOST_GRACE_SECONDS = 600;
    /** As the shell has it (POSIX, 3.231 Name): others cannot be used in scripts. */
    private static final Pattern VARIABLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    /** As useradd(8) takes it, and capitals, which some directories have. */
    private static final Pattern USER = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,30}\\$?");
    private static final Pattern PORT = Pattern.compile("\\{port(:[\\w-]+)?}");
    private static final int MAX_PORT = 65_535;
    private final Vocabulary known;

    CommandRules(Vocabulary known) {
        this.known = known;
    }

    /** Each is called by its number. */
    void commands(Spot spot, String key, List<Command> commands, String called) {
        for (int number = 0; number < commands.size(); number++) {
            command(spot.at(key, number, called + " " + (number + 1)), commands.get(number));
        }
    }

    void service(Spot spot, Service service) {
        command(spot, service.command());
        ready(spot.at("ready"), service.ready());
        spot.at("graceSeconds").seconds(service.graceSeconds(), MOST_GRACE_SECONDS);
    }

    private void command(Spot spot, Command command) {
        Spot words = spot.at(command.shell() ? "shell" : "run");
        if (command.words().isEmpty() || command.words().getFirst().isBlank()) {
            words.add(command.shell() ? "launch.noScript" : "launch.noProgram");
        }
        words.texts(command.words(), known);
        spot.at("directory").text(command.directory(), known);
        command.environment().forEach((name, value) -> {
            Spot variable = spot.at("environment");
            variable.require(VARIABLE.matcher(name).matches(), "launch.variable", Source.quoted(name));
            variable.text(value, known);
        });
        spot.at("user").require(command.user().isEmpty() || USER.matcher(command.user()).matches(), "launch.user",
                Source.quoted(command.user()));
    }

    private void ready(Spot spot, Ready ready) {
        switch (ready) {
            case Ready.Started() -> { }
            case Ready.Port(String port) -> spot.at("port").require(port(port), "launch.port", Source.quoted(port));
            case Ready.File(String path) -> {
                spot.at("file").require(!path.isBlank(), "launch.noReadyFile");
                spot.at("file").text(path, known);
            }
            case Ready.Log(String pattern) -> log(spot.at("log"), pattern);
        }
    }

    private static boolean port(String text) {
        return PORT.matcher(text).matches()
                || text.matches("[0-9]{1,5}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MAX_PORT;
    }

    private void log(Spot spot, String pattern) {
        spot.require(!pattern.isEmpty(), "launch.noPattern");
        try {
            Pattern.compile(known.fill(pattern));
        } catch (PatternSyntaxException e) {
            spot.add("launch.pattern", Source.quoted(pattern), Integer.toString(e.getIndex() + 1));
        } catch (IOException e) {
            spot.say(e.getMessage());
        }
    }
}
