package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What is typed into fields, as values. A field that cannot be read becomes a problem and keeps the value it had. */
final class Typed {
    private static final Texts TEXTS = Texts.of("ui");

    private final Map<Field, String> texts;
    private final Map<Field, String> problems = new EnumMap<>(Field.class);

    Typed(Map<Field, String> texts) {
        this.texts = texts;
    }

    /** What could not be read, with what to write instead. */
    Map<Field, String> problems() {
        return problems;
    }

    /** The first complaint about a field stands. */
    void problem(Field field, String text) {
        problems.putIfAbsent(field, text);
    }

    String text(Field field) {
        return texts.get(field).strip();
    }

    /** As it stands, with the blanks around it. */
    String exactly(Field field) {
        return texts.get(field);
    }

    Optional<String> textOrNone(Field field) {
        return Optional.of(text(field)).filter(text -> !text.isEmpty());
    }

    /** Names with any of {@code between} between them. */
    List<String> list(Field field, String between) {
        return Arrays.stream(text(field).split("[" + between + "]")).map(String::strip)
                .filter(name -> !name.isEmpty()).toList();
    }

    /** Beyond an int no field has a use for it either; the rules say which there are. */
    int whole(Field field, int before) {
        OptionalLong number = NumberText.whole(text(field));
        if (number.isEmpty()) {
            problem(field, TEXTS.get("editor.problem.whole"));
        }
        return toInt(number.orElse(before));
    }

    /** @param before also where there was none, which is a limit's own way of saying that it has none */
    OptionalLong wholeOrNone(Field field, OptionalLong before) {
        if (text(field).isEmpty()) {
            return OptionalLong.empty();
        }
        OptionalLong number = NumberText.whole(text(field));
        if (number.isEmpty()) {
            problem(field, TEXTS.get("editor.problem.wholeOrEmpty"));
        }
        return number.isPresent() ? number : before;
    }

    OptionalInt intOrNone(Field field, OptionalInt before) {
        OptionalLong number = wholeOrNone(field,
                before.isPresent() ? OptionalLong.of(before.getAsInt()) : OptionalLong.empty());
        return number.isPresent() ? OptionalInt.of(toInt(number.getAsLong())) : OptionalInt.empty();
    }

    double seconds(Field field, double before) {
        Optional<Double> number = NumberText.decimal(text(field));
        if (number.isEmpty()) {
            problem(field, TEXTS.get("editor.problem.seconds"));
        }
        return number.orElse(before);
    }

    Optional<Double> secondsOrNone(Field field, Optional<Double> before) {
        if (text(field).isEmpty()) {
            return Optional.empty();
        }
        Optional<Double> number = NumberText.decimal(text(field));
        if (number.isEmpty()) {
            problem(field, TEXTS.get("editor.problem.secondsOrEmpty"));
        }
        return number.or(() -> before);
    }

    /** Left empty it is 0. */
    double secondsOrZero(Field field, double before) {
        return secondsOrNone(field, Optional.of(before)).orElse(0.0);
    }

    /** A number in a part of a field; {@code complaint} becomes the field's problem if it is none. */
    OptionalDouble number(Field field, String text, String complaint) {
        Optional<Double> number = NumberText.decimal(text).or(() -> {
            OptionalLong grouped = NumberText.whole(text);
            return grouped.isPresent() ? Optional.of((double) grouped.getAsLong()) : Optional.empty();
        });
        if (number.isEmpty()) {
            problem(field, complaint);
        }
        return number.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    }

    private static int toInt(long number) {
        return Math.clamp(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
