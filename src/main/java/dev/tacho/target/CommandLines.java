package dev.tacho.target;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Placeholders;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes of a profile's commands what is run: placeholders filled in, the program found, as whom and on which cores.
 *
 * @param values of the placeholders
 * @param prefix goes before each command: what pins it to cores; may be empty
 */
record CommandLines(Map<String, String> values, List<String> prefix) {
    private static final Texts TEXTS = Texts.of("target");
    private static final String PATH = "PATH";
    private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

    CommandLines {
        values = Map.copyOf(values);
        prefix = List.copyOf(prefix);
    }

    /**
     * @param home in which it starts unless it says otherwise
     * @throws IOException in the user's words: no such placeholder, program or directory
     */
    GuardOrder order(Command command, Path home, int signal, double graceSeconds, boolean once) throws IOException {
        SortedMap<String, String> environment = new TreeMap<>();
        if (Account.changes(command.user())) {
            environment.putAll(Account.environment(command.user()));
        }
        environment.put(PATH, Needs.searchPath());
        for (Map.Entry<String, String> variable : command.environment().entrySet()) {
            environment.put(variable.getKey(), fill(variable.getValue()));
        }
        environment.computeIfPresent(PATH, (_, path) -> Needs.searchPath(path));
        Path directory = home.resolve(fill(command.directory()));
        if (!Files.isDirectory(directory)) {
            throw new IOException(TEXTS.get("command.noDirectory", directory, command.words().getFirst()));
        }
        List<String> words = words(command);
        if (!command.shell()) {
            words.set(0, found(words.getFirst(), directory, environment.get(PATH)));
        }
        return new GuardOrder(signal, Math.round(graceSeconds * 1000), once, directory.toString(), environment,
                prefixed(command, words));
    }

    /** With what chooses its cores and its user before it. */
    private List<String> prefixed(Command command, List<String> words) throws IOException {
        List<String> whole = new ArrayList<>(prefix);
        if (Account.changes(command.user())) {
            whole.addAll(Account.prefix(command.user()));
        }
        whole.addAll(words);
        return whole;
    }

    private List<String> words(Command command) throws IOException {
        List<String> words = new ArrayList<>(command.shell() ? List.of("/bin/sh", "-c") : List.of());
        for (String word : command.words()) {
            words.add(fill(word));
        }
        return words;
    }

    String fill(String text) throws IOException {
        return Placeholders.fill(text, values, true);
    }

    private static String found(String program, Path directory, String path) throws IOException {
        if (program.indexOf('/') < 0) {
            return Needs.find(program, path).map(Path::toString).orElseThrow(() -> missing(program));
        }
        if (!Files.isExecutable(directory.resolve(program))) {
            throw missing(program);
        }
        return program;
    }

    /** Says early that a program is missing, where nothing that is yet to be made could bring it. */
    static void requireProgram(Command command) throws IOException {
        String program = command.words().getFirst();
        boolean ownPath = command.environment().containsKey(PATH);
        if (!command.shell() && !ownPath && program.indexOf('/') < 0 && program.indexOf('{') < 0) {
            found(program, Path.of(""), Needs.searchPath());
        }
    }

    private static IOException missing(String program) {
        return new IOException(TEXTS.get("command.noProgram", program));
    }

    /** As one would type it. */
    String shown(Command command) throws IOException {
        return shown(prefixed(command, words(command)));
    }

    private static String shown(List<String> words) {
        return words.stream().map(word -> PLAIN.matcher(word).matches() ? word
                : "'" + word.replace("'", "'\\''") + "'").collect(Collectors.joining(" "));
    }
}
