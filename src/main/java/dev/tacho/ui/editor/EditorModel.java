package dev.tacho.ui.editor;

import dev.tacho.profile.AbCommand;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Errands;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** One profile being edited: what stands in the form, the draft it makes, and what keeps that from running. */
public final class EditorModel {
    private static final Texts TEXTS = Texts.of("ui");

    private final Map<Field, StringProperty> texts = new EnumMap<>(Field.class);
    private final StringProperty description = new SimpleStringProperty("");
    private final ObjectProperty<TargetKind> target = new SimpleObjectProperty<>(TargetKind.DEMO);
    private final ObservableList<Header> headers = FXCollections.observableArrayList();
    private final ObjectProperty<BodyKind> body = new SimpleObjectProperty<>(BodyKind.NONE);
    private final StringProperty bodyFile = new SimpleStringProperty("");
    private final BooleanProperty keepAlive = new SimpleBooleanProperty();
    private final ObjectProperty<Connection.Http> http = new SimpleObjectProperty<>(Connection.Http.HTTP_1_1);
    private final BooleanProperty sameLength = new SimpleBooleanProperty();

    private final ReadOnlyObjectWrapper<Profile> draft = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Origin> origin = new ReadOnlyObjectWrapper<>(Origin.MINE);
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper abLine = new ReadOnlyStringWrapper("");
    private final Map<Field, ReadOnlyStringWrapper> problems = new EnumMap<>(Field.class);
    private final Autosave autosave;
    /** The form is being filled, not edited. */
    private boolean filling;

    /**
     * @param stored called after each write, and after each that failed
     */
    public EditorModel(ProfileLibrary library, Errands errands, Consumer<Stored> stored) {
        autosave = new Autosave(library, errands, event -> {
            if (event.open()) {
                adopt(event);
            }
            stored.accept(event);
        });
        for (Field field : Field.values()) {
            texts.put(field, new SimpleStringProperty(""));
            problems.put(field, new ReadOnlyStringWrapper(""));
        }
        body.addListener((_, was, now) -> bodyChosen(was, now));
        texts.values().forEach(this::watch);
        List.of(description, target, headers, body, bodyFile, keepAlive, http, sameLength).forEach(this::watch);
    }

    /** What is typed into a field, kept even when it cannot be read. {@link Field#BODY} is the inline body. */
    public StringProperty text(Field field) {
        return texts.get(field);
    }

    public StringProperty descriptionProperty() {
        return description;
    }

    public ObjectProperty<TargetKind> targetProperty() {
        return target;
    }

    /** Header rows, in order; those with neither name nor value are not part of the draft. */
    public ObservableList<Header> headers() {
        return headers;
    }

    public ObjectProperty<BodyKind> bodyProperty() {
        return body;
    }

    public StringProperty bodyFileProperty() {
        return bodyFile;
    }

    public BooleanProperty keepAliveProperty() {
        return keepAlive;
    }

    public ObjectProperty<Connection.Http> httpProperty() {
        return http;
    }

    public BooleanProperty sameLengthProperty() {
        return sameLength;
    }

    /** The profile as far as the form can be read; null before one is opened. */
    public ReadOnlyObjectProperty<Profile> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Origin> originProperty() {
        return origin.getReadOnlyProperty();
    }

    /** Nothing keeps the draft from being run. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** What is wrong in a field and what to do about it; empty if nothing is. */
    public ReadOnlyStringProperty problem(Field field) {
        return problems.get(field).getReadOnlyProperty();
    }

    /** The ab command line that comes nearest to the draft; empty while the draft has problems. */
    public ReadOnlyStringProperty abLineProperty() {
        return abLine.getReadOnlyProperty();
    }

    public void openMine(ProfileLibrary.Entry entry) {
        open(Origin.MINE, entry, entry.profile());
    }

    /** Opens a profile that becomes a new one of the user's own when it is edited. */
    public void openForeign(Origin from, Profile profile) {
        open(from, null, profile);
    }

    /** Leaves the form without a profile. */
    public void close() {
        autosave.close();
        origin.set(Origin.MINE);
        draft.set(null);
        valid.set(false);
    }

    /** Writes now what has not been written; then, whether that went well or not, {@code then}. */
    public void flush(Runnable then) {
        autosave.flush(then);
    }

    /** Something that was edited could not be written yet and exists in memory only. */
    public boolean unsaved() {
        return autosave.unsaved();
    }

    /** As ab has it: a body makes a GET a POST, and without one a POST is a GET again. Either can then be changed. */
    private void bodyChosen(BodyKind was, BodyKind now) {
        StringProperty method = text(Field.METHOD);
        if (filling || draft.get() == null) {
            return;
        }
        if (was == BodyKind.NONE && method.get().equals("GET")) {
            method.set("POST");
        } else if (now == BodyKind.NONE && method.get().equals("POST")) {
            method.set("GET");
        }
    }

    private void open(Origin from, ProfileLibrary.Entry entry, Profile profile) {
        autosave.open(entry, profile);
        origin.set(from);
        draft.set(profile);
        fill(Form.of(profile));
        read();
    }

    private void fill(Form form) {
        filling = true;
        form.texts().forEach((field, text) -> texts.get(field).set(text));
        description.set(form.description());
        target.set(form.target());
        headers.setAll(form.headers());
        body.set(form.body());
        bodyFile.set(form.bodyFile());
        keepAlive.set(form.keepAlive());
        http.set(form.http());
        sameLength.set(form.sameLength());
        filling = false;
    }

    private void watch(Observable input) {
        input.addListener(_ -> edited());
    }

    private void edited() {
        if (filling || draft.get() == null) {
            return;
        }
        Profile before = draft.get();
        read();
        if (draft.get().equals(before)) {
            return;
        }
        if (origin.get() != Origin.MINE) {
            becomeCopy(before);
        }
        autosave.edited(draft.get());
    }

    /** The first edit of a profile that is not the user's own; named apart from it unless the edit was the name. */
    private void becomeCopy(Profile before) {
        origin.set(Origin.MINE);
        if (draft.get().name().equals(before.name())) {
            rename(TEXTS.get("editor.copy", before.name()));
        }
    }

    /** The name under which the library holds it, which may have got a number. */
    private void adopt(Stored event) {
        String name = event.after().profile().name();
        if (text(Field.NAME).get().strip().equals(event.asked().name()) && !name.equals(event.asked().name())) {
            rename(name);
        }
    }

    private void rename(String name) {
        filling = true;
        text(Field.NAME).set(name);
        filling = false;
        read();
    }

    private void read() {
        Form form = new Form(texts(), description.get(), target.get(), List.copyOf(headers), body.get(), bodyFile.get(),
                keepAlive.get(), http.get(), sameLength.get());
        FormReader.Reading reading = new FormReader(form, draft.get()).read();
        draft.set(reading.profile());
        problems.forEach((field, problem) -> problem.set(reading.problems().getOrDefault(field, "")));
        valid.set(reading.problems().isEmpty());
        abLine.set(valid.get() ? AbCommand.of(reading.profile()) : "");
    }

    private Map<Field, String> texts() {
        Map<Field, String> values = new EnumMap<>(Field.class);
        texts.forEach((field, text) -> values.put(field, text.get()));
        return values;
    }
}
