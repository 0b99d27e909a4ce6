package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Some fields of the form: what is typed into each, and what is wrong with it. */
final class Fields {
    private final Map<Field, StringProperty> texts = new EnumMap<>(Field.class);
    private final Map<Field, ReadOnlyStringWrapper> problems = new EnumMap<>(Field.class);

    Fields(Set<Field> fields) {
        for (Field field : fields) {
            texts.put(field, new SimpleStringProperty(""));
            problems.put(field, new ReadOnlyStringWrapper(""));
        }
    }

    StringProperty text(Field field) {
        return texts.get(field);
    }

    ReadOnlyStringProperty problem(Field field) {
        return problems.get(field).getReadOnlyProperty();
    }

    Collection<StringProperty> texts() {
        return texts.values();
    }

    Map<Field, String> values() {
        Map<Field, String> values = new EnumMap<>(Field.class);
        texts.forEach((field, text) -> values.put(field, text.get()));
        return values;
    }

    void fill(Map<Field, String> values) {
        values.forEach((field, text) -> texts.get(field).set(text));
    }

    void show(Map<Field, String> wrong) {
        problems.forEach((field, problem) -> problem.set(wrong.getOrDefault(field, "")));
    }
}
