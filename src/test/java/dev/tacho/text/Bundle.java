package dev.tacho.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One file of messages, read more strictly than at run time.
 *
 * @param repeated keys given more than once, of which all but the last would be lost
 */
record Bundle(Path file, SortedMap<String, String> messages, List<String> repeated) {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)");

    static Bundle read(Path file) {
        SortedMap<String, String> messages = new TreeMap<>();
        List<String> repeated = new ArrayList<>();
        Properties properties = new Properties() {
            @Override
            public synchronized Object put(Object key, Object value) {
                if (messages.put((String) key, (String) value) != null) {
                    repeated.add((String) key);
                }
                return super.put(key, value);
            }
        };
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            properties.load(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException("not UTF-8 or not readable: " + file, e);
        }
        return new Bundle(file, messages, repeated);
    }

    String name() {
        return file.getFileName().toString().replaceFirst("\\.properties$", "");
    }

    boolean translated() {
        return !language().isEmpty();
    }

    /** {@code zh-CN} of {@code report_zh_CN}; empty for the English one. */
    String language() {
        return name().contains("_") ? name().substring(name().indexOf('_') + 1).replace('_', '-') : "";
    }

    /** What it is a translation of. */
    String original() {
        return name().replaceFirst("_.*", "");
    }

    /** The numbers of the arguments it shows. */
    Set<String> places(String key) {
        return PLACE.matcher(messages.get(key)).results().map(place -> place.group(1)).collect(Collectors.toSet());
    }

    /** How many arguments a message takes: one more than its highest number. */
    int arguments(String key) {
        return PLACE.matcher(messages.get(key)).results().mapToInt(place -> 1 + Integer.parseInt(place.group(1)))
                .max().orElse(0);
    }

    /** Whatever would keep a message from reading as written. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        repeated.forEach(key -> faults.add(key + " is given twice"));
        messages.forEach((key, message) -> {
            if (message.isBlank()) {
                faults.add(key + " is empty");
            }
            if (arguments(key) == 0) {
                if (message.contains("''")) {
                    faults.add(key + " takes no arguments, so '' would show as two apostrophes: " + message);
                }
                return;
            }
            if (message.replace("''", "").contains("'")) {
                faults.add(key + " takes arguments, so an apostrophe must be written '': " + message);
            }
            try {
                int places = new MessageFormat(message).getFormatsByArgumentIndex().length;
                for (int place = 0; place < places; place++) {
                    if (!message.contains("{" + place)) {
                        faults.add(key + " skips {" + place + "}: " + message);
                    }
                }
            } catch (IllegalArgumentException e) {
                faults.add(key + " is no message format (" + e.getMessage() + "): " + message);
            }
        });
        return faults;
    }

    @Override
    public String toString() {
        return name();
    }
}
