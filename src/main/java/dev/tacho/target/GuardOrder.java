package dev.tacho.target;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a {@link Guard} is to do. It travels as arguments, so that nothing meant for the command touches the guard.
 *
 * @param signal      asks the command to end
 * @param graceMillis how long it may take to
 * @param once        it is over when the command itself is, whatever it has left behind
 * @param directory   in which it starts
 * @param environment variables besides the guard's own
 * @param words       program and arguments, at least one
 */
record GuardOrder(int signal, long graceMillis, boolean once, String directory, SortedMap<String, String> environment,
                  List<String> words) {
    private static final String SET = "--set";
    private static final String END = "--";
    /** A JVM takes these for its own, says so on the output of the command, and may even not start with them. */
    private static final List<String> OF_JVMS = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    /** With what is meant for JVMs moved from a guard's {@code surroundings}: it is for the command alone. */
    GuardOrder taking(Map<String, String> surroundings) {
        SortedMap<String, String> whole = new TreeMap<>(environment);
        for (String name : OF_JVMS) {
            String value = surroundings.remove(name);
            if (value != null) {
                whole.putIfAbsent(name, value);
            }
        }
        return new GuardOrder(signal, graceMillis, once, directory, whole, words);
    }

    List<String> toArguments() {
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(signal), Long.toString(graceMillis),
                Boolean.toString(once), directory));
        environment.forEach((name, value) -> arguments.addAll(List.of(SET, name + '=' + value)));
        arguments.add(END);
        arguments.addAll(words);
        return arguments;
    }

    /** @throws java.util.NoSuchElementException if these are no arguments of {@link #toArguments} */
    static GuardOrder parse(List<String> arguments) {
        Deque<String> left = new ArrayDeque<>(arguments);
        int signal = Integer.parseInt(left.remove());
        long graceMillis = Long.parseLong(left.remove());
        boolean once = Boolean.parseBoolean(left.remove());
        String directory = left.remove();
        SortedMap<String, String> environment = new TreeMap<>();
        while (left.remove().equals(SET)) {
            String[] pair = left.remove().split("=", 2);
            environment.put(pair[0], pair[1]);
        }
        return new GuardOrder(signal, graceMillis, once, directory, environment, List.copyOf(left));
    }
}
