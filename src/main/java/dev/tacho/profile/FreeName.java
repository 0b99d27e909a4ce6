package dev.tacho.profile;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers a name until nobody has it: {@code Name}, {@code Name 2}, {@code Name 3}, … */
final class FreeName {
    private static final Pattern NUMBERED = Pattern.compile("(.+) ([1-9]\\d{0,8})", Pattern.DOTALL);

    private FreeName() {
    }

    /** A copy of {@code Name 2} is {@code Name 3}, if there is a {@code Name}; else the number belongs to the name. */
    static String of(String name, Predicate<String> taken) {
        if (!taken.test(name)) {
            return name;
        }
        Matcher numbered = NUMBERED.matcher(name);
        String base = numbered.matches() && taken.test(numbered.group(1)) ? numbered.group(1) : name;
        return numbered(base, " ", taken);
    }

    /** The first of {@code base}, {@code base-2}, … that is free, with {@code gap} for the hyphen. */
    static String numbered(String base, String gap, Predicate<String> taken) {
        String name = base;
        for (int number = 2; taken.test(name); number++) {
            String suffix = gap + number;
            name = base.substring(0, Math.min(base.length(), Rules.MAX_NAME_LENGTH - suffix.length())) + suffix;
        }
        return name;
    }
}
