package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** One request being edited. */
public final class RequestModel {
    private final Fields fields = new Fields(RequestForm.FIELDS);
    private final ObservableList<Header> headers = FXCollections.observableArrayList();
    private final ObjectProperty<BodyKind> body = new SimpleObjectProperty<>(BodyKind.NONE);
    private final StringProperty bodyFile = new SimpleStringProperty("");
    private final ObjectProperty<Order> bodyOrder = new SimpleObjectProperty<>(Order.SEQUENTIAL);
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper(true);
    /** The form is being filled, not edited. */
    private boolean filling;

    RequestModel(RequestForm form) {
        body.addListener((_, was, now) -> bodyChosen(was, now));
        fill(form);
    }

    /** What is typed into a field, kept even when it cannot be read. {@link Field#BODY} is the inline body. */
    public StringProperty text(Field field) {
        return fields.text(field);
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

    /** In which the lines of the body's file are used, where there is one for each request. */
    public ObjectProperty<Order> bodyOrderProperty() {
        return bodyOrder;
    }

    /** What is wrong in a field and what to do about it; empty if nothing is. */
    public ReadOnlyStringProperty problem(Field field) {
        return fields.problem(field);
    }

    /** Nothing in it keeps the draft from being run. */
    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    Stream<Observable> inputs() {
        return Stream.concat(fields.texts().stream(), Stream.of(headers, body, bodyFile, bodyOrder));
    }

    void fill(RequestForm form) {
        filling = true;
        fields.fill(form.texts());
        headers.setAll(form.headers());
        body.set(form.body());
        bodyFile.set(form.bodyFile());
        bodyOrder.set(form.bodyOrder());
        filling = false;
    }

    RequestForm form() {
        return new RequestForm(fields.values(), List.copyOf(headers), body.get(), bodyFile.get(), bodyOrder.get());
    }

    void show(Map<Field, String> problems) {
        fields.show(problems);
        valid.set(problems.isEmpty());
    }

    /** As ab has it: a body makes a GET a POST, and without one a POST is a GET again. Either can then be changed. */
    private void bodyChosen(BodyKind was, BodyKind now) {
        StringProperty method = text(Field.METHOD);
        if (filling) {
            return;
        }
        if (was == BodyKind.NONE && method.get().equals("GET")) {
            method.set("POST");
        } else if (now == BodyKind.NONE && method.get().equals("POST")) {
            method.set("GET");
        }
    }
}
