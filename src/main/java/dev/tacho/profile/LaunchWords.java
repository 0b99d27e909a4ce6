package dev.tacho.profile;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Service;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * What a launch would do, for someone who is to agree to it: nothing is left out or shortened, and what cannot be seen,
 * or pretends to be something else, is spelt out.
 */
public final class LaunchWords {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String INDENT = "  ";
    private static final String QUOTE = "| ";
    private final List<String> lines = new ArrayList<>();

    private LaunchWords() {
    }

    /** Lines for a fixed-width font, each without a line feed; commands are quoted as for a shell. */
    public static List<String> lines(Launch launch) {
        LaunchWords words = new LaunchWords();
        words.needs(launch.needs());
        if (!launch.files().isEmpty()) {
            words.say(0, "words.files");
            words.files(launch.files());
        }
        launch.prepare().ifPresent(words::prepare);
        if (!launch.versions().isEmpty()) {
            words.say(0, "words.versions");
            launch.versions().forEach(command -> words.command("", command));
        }
        words.say(0, "words.services");
        for (Service service : launch.services()) {
            words.command(ShellWords.visible(service.name()) + ": ", service.command());
        }
        if (!launch.cores().isEmpty()) {
            words.say(0, "words.cores", ShellWords.visible(launch.cores()));
        }
        return List.copyOf(words.lines);
    }

    private void add(int depth, String line) {
        lines.add(INDENT.repeat(depth) + line);
    }

    private void say(int depth, String key, Object... arguments) {
        add(depth, TEXTS.get(key, arguments));
    }

    private void needs(List<Need> needs) {
        if (needs.isEmpty()) {
            return;
        }
        say(0, "words.needs");
        for (Need need : needs) {
            String what = ShellWords.visible(need.what());
            add(1, need.debianPackage().isEmpty() ? what
                    : TEXTS.get("words.need", what, ShellWords.visible(need.debianPackage())));
        }
    }

    private void files(List<LaunchFile> files) {
        for (LaunchFile file : files) {
            String name = ShellWords.quoted(file.name());
            String filled = file.template() ? TEXTS.get("words.template") : "";
            switch (file.content()) {
                case Content.Text(String text) -> {
                    say(1, "words.text", name, filled);
                    quote(2, text);
                }
                case Content.Shipped(String path) -> say(1, "words.shipped", name, ShellWords.quoted(path), filled);
                case Content.Local(String path) -> say(1, "words.local", name, ShellWords.quoted(path), filled);
            }
        }
    }

    private void prepare(Prepare prepare) {
        say(0, "words.prepare", ShellWords.visible(prepare.title()), "{" + Placeholders.CACHE + "}");
        files(prepare.files());
        prepare.steps().forEach(step -> command("", step));
    }

    private void command(String name, Command command) {
        if (command.shell()) {
            add(1, name + TEXTS.get("words.shell"));
            quote(2, String.join("\n", command.words()));
        } else {
            add(1, name + ShellWords.join(command.words()));
        }
        if (!command.directory().isEmpty()) {
            say(2, "words.directory", ShellWords.quoted(command.directory()));
        }
        command.environment().forEach((variable, value) -> say(2, "words.environment",
                ShellWords.visible(variable) + "=" + ShellWords.quoted(value)));
        if (!command.user().isEmpty()) {
            say(2, "words.user", ShellWords.visible(command.user()));
        }
    }

    /** A text of several lines, set off from ours. */
    private void quote(int depth, String text) {
        text.lines().forEach(line -> add(depth, QUOTE + ShellWords.visible(line)));
    }
}
