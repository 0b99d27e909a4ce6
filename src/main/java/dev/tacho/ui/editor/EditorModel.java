package dev.tacho.ui.editor;

import dev.tacho.profile.AbCommand;
import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Errands;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** One profile being edited: what stands in the form, the draft it makes, and what keeps that from running. */
public final class EditorModel {
    private static final Texts TEXTS = Texts.of("ui");
    private static final String LOCAL_URL = "http://127.0.0.1:{port}/";

    private final Fields fields = new Fields(EnumSet.complementOf(EnumSet.copyOf(RequestForm.FIELDS)));
    private final StringProperty description = new SimpleStringProperty("");
    private final TargetModel target = new TargetModel(this::edited);
    private final RequestsModel requests = new RequestsModel(this::edited);
    private final ObjectProperty<Order> dataOrder = new SimpleObjectProperty<>(Order.SEQUENTIAL);
    private final LoadModel load = new LoadModel();
    private final ConnectionModel connection = new ConnectionModel();
    private final ChecksModel checks = new ChecksModel();

    private final ReadOnlyObjectWrapper<Profile> draft = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Origin> origin = new ReadOnlyObjectWrapper<>(Origin.MINE);
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private final ReadOnlyLongWrapper openings = new ReadOnlyLongWrapper();
    private final ReadOnlyStringWrapper abLine = new ReadOnlyStringWrapper("");
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
        fields.texts().forEach(this::watch);
        Stream.of(target.inputs(), load.inputs(), connection.inputs(), checks.inputs()).flatMap(inputs -> inputs)
                .forEach(this::watch);
        List.of(description, dataOrder).forEach(this::watch);
        target.kindProperty().addListener((_, _, now) -> suggestUrl(now));
    }

    /** What is typed into a field, kept even when it cannot be read; those of the requests are theirs. */
    public StringProperty text(Field field) {
        return fields.text(field);
    }

    public StringProperty descriptionProperty() {
        return description;
    }

    public TargetModel target() {
        return target;
    }

    public RequestsModel requests() {
        return requests;
    }

    /** In which the rows of the data file are used. */
    public ObjectProperty<Order> dataOrderProperty() {
        return dataOrder;
    }

    public LoadModel load() {
        return load;
    }

    public ConnectionModel connection() {
        return connection;
    }

    public ChecksModel checks() {
        return checks;
    }

    /** The profile as far as the form can be read; null before one is opened. */
    public ReadOnlyObjectProperty<Profile> draftProperty() {
        return draft.getReadOnlyProperty();
    }

    /** Grows by one each time that a profile is about to be opened. */
    public ReadOnlyLongProperty openingsProperty() {
        return openings.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Origin> originProperty() {
        return origin.getReadOnlyProperty();
    }

    /** Nothing keeps the draft from being run. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    /** What is wrong in a field and what to do about it; empty if nothing is. Those of the requests are theirs. */
    public ReadOnlyStringProperty problem(Field field) {
        return fields.problem(field);
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

    private void open(Origin from, ProfileLibrary.Entry entry, Profile profile) {
        autosave.open(entry, profile);
        openings.set(openings.get() + 1);
        origin.set(from);
        draft.set(profile);
        fill(Form.of(profile));
        read();
    }

    private void fill(Form form) {
        filling = true;
        fields.fill(form.texts());
        description.set(form.description());
        target.fill(form.target());
        requests.fill(form.requests());
        dataOrder.set(form.dataOrder());
        load.fill(form.load());
        connection.fill(form.connection());
        checks.fill(form.checks());
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

    /** A server that is started needs a URL of this machine, best at a port that is free. */
    private void suggestUrl(TargetKind chosen) {
        if (!filling && chosen == TargetKind.SERVER && text(Field.URL).get().isBlank()) {
            text(Field.URL).set(LOCAL_URL);
        }
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
        Form form = new Form(fields.values(), description.get(), target.form(), requests.forms(), dataOrder.get(),
                load.form(), connection.form(), checks.form());
        FormReader.Reading reading = new FormReader(form, draft.get()).read();
        draft.set(reading.profile());
        fields.show(reading.problems());
        requests.show(reading.ofRequest());
        valid.set(reading.valid());
        abLine.set(valid.get() ? AbCommand.of(reading.profile()) : "");
    }
}
