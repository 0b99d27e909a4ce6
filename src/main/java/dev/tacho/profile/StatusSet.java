package dev.tacho.profile;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A set of HTTP status codes, written {@code 2xx, 304, 400-404}.
 *
 * @param ranges in the order written
 */
public record StatusSet(List<Range> ranges) {
    private static final Pattern PART = Pattern.compile("([1-5])xx|([1-5]\\d\\d)(?:\\s*-\\s*([1-5]\\d\\d))?",
            Pattern.CASE_INSENSITIVE);
    public static final StatusSet DEFAULT = parse("2xx, 3xx");
    /** Whatever the server says. */
    public static final StatusSet ANY = parse("100-599");

    public StatusSet {
        ranges = List.copyOf(ranges);
    }

    /** From {@code first} to {@code last}, both included, 100 to 599. */
    public record Range(int first, int last) {
        @Override
        public String toString() {
            if (first == last) {
                return Integer.toString(first);
            }
            boolean hundred = first % 100 == 0 && last == first + 99;
            return hundred ? first / 100 + "xx" : first + "-" + last;
        }
    }

    /**
     * Reads the written form.
     *
     * @throws IllegalArgumentException with the part that is not a status, a class such as {@code 2xx} or a range
     */
    public static StatusSet parse(String text) {
        return new StatusSet(Arrays.stream(text.strip().split("\\s*,\\s*", -1)).map(StatusSet::range).toList());
    }

    private static Range range(String part) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(part);
        }
        if (matcher.group(1) != null) {
            int hundred = Integer.parseInt(matcher.group(1)) * 100;
            return new Range(hundred, hundred + 99);
        }
        int first = Integer.parseInt(matcher.group(2));
        int last = matcher.group(3) == null ? first : Integer.parseInt(matcher.group(3));
        if (last < first) {
            throw new IllegalArgumentException(part);
        }
        return new Range(first, last);
    }

    public boolean contains(int status) {
        return ranges.stream().anyMatch(range -> range.first() <= status && status <= range.last());
    }

    @Override
    public String toString() {
        return ranges.stream().map(Range::toString).collect(Collectors.joining(", "));
    }
}
