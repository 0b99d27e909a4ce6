package dev.tacho.cli;

import dev.tacho.profile.Profile;
import dev.tacho.text.Texts;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** An upper limit on how long each run measures, whatever its profile says. */
final class Seconds {
    private static final Texts TEXTS = Texts.of("cli");
    private static final double MOST = 86_400;

    @Option(names = "--seconds", paramLabel = "S", descriptionKey = "seconds", converter = Positive.class)
    private Double seconds;

    Profile applied(Profile profile) {
        return Optional.ofNullable(seconds).map(most -> profile.withLoad(profile.load().atMost(most))).orElse(profile);
    }

    boolean given() {
        return seconds != null;
    }

    /** More than 0, and at most a day. */
    static final class Positive implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            try {
                double seconds = Double.parseDouble(text);
                if (seconds > 0 && seconds <= MOST) {
                    return seconds;
                }
            } catch (NumberFormatException _) {
                // Said below, as for a number out of range.
            }
            throw new TypeConversionException(TEXTS.get("seconds.bad", text));
        }
    }
}
