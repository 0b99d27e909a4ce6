package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.ShellWords;

/**
 * A command as it is typed.
 *
 * @param line        its words as a shell reads them, or the script of a shell
 * @param shell       it is run by a shell
 * @param environment {@code NAME=value} as words
 */
public record CommandText(String line, boolean shell, String directory, String environment, String user) {
    static final CommandText EMPTY = new CommandText("", false, "", "", "");

    static CommandText of(Command command) {
        String line = command.shell() && command.words().size() == 1 ? command.words().getFirst()
                : ShellWords.join(command.words());
        return new CommandText(line, command.shell(), command.directory(), ShellWords.join(command.environment()
                .entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList()), command.user());
    }

    boolean blank() {
        return line.isBlank();
    }

    CommandText withLine(String line) {
        return new CommandText(line, shell, directory, environment, user);
    }

    CommandText withShell(boolean shell) {
        return new CommandText(line, shell, directory, environment, user);
    }

    CommandText withDirectory(String directory) {
        return new CommandText(line, shell, directory, environment, user);
    }

    CommandText withEnvironment(String environment) {
        return new CommandText(line, shell, directory, environment, user);
    }

    CommandText withUser(String user) {
        return new CommandText(line, shell, directory, environment, user);
    }
}
