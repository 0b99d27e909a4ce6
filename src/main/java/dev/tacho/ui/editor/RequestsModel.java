package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.RequestSpec;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The requests being edited, one of which is looked at. */
public final class RequestsModel {
    private final ObservableList<RequestModel> all = FXCollections.observableArrayList();
    private final ObservableList<RequestModel> shown = FXCollections.unmodifiableObservableList(all);
    private final ObjectProperty<RequestModel> chosen = new SimpleObjectProperty<>();
    private final Runnable edited;

    /** @param edited called after each change of any of them */
    RequestsModel(Runnable edited) {
        this.edited = edited;
        all.add(watched(RequestForm.of(RequestSpec.get())));
        chosen.set(all.getFirst());
    }

    /** At least one, in order; changed by the commands only. */
    public ObservableList<RequestModel> all() {
        return shown;
    }

    /** The one that is looked at. */
    public ObjectProperty<RequestModel> chosenProperty() {
        return chosen;
    }

    /** One more after the others, which is then looked at. */
    public void add() {
        all.add(watched(RequestForm.of(RequestSpec.get())));
        chosen.set(all.getLast());
        edited.run();
    }

    /** Takes one away, if there are others. */
    public void remove(RequestModel request) {
        int index = all.indexOf(request);
        if (all.size() > 1 && index >= 0) {
            if (chosen.get() == request) {
                chosen.set(all.get(index > 0 ? index - 1 : 1));
            }
            all.remove(index);
            edited.run();
        }
    }

    void fill(List<RequestForm> forms) {
        chosen.set(all.getFirst());
        while (all.size() > forms.size()) {
            all.removeLast();
        }
        for (int i = 0; i < forms.size(); i++) {
            if (i < all.size()) {
                all.get(i).fill(forms.get(i));
            } else {
                all.add(watched(forms.get(i)));
            }
        }
    }

    List<RequestForm> forms() {
        return all.stream().map(RequestModel::form).toList();
    }

    /** @param problems of each */
    void show(List<Map<Field, String>> problems) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).show(problems.get(i));
        }
    }

    private RequestModel watched(RequestForm form) {
        RequestModel request = new RequestModel(form);
        request.inputs().forEach(input -> input.addListener(_ -> edited.run()));
        return request;
    }
}
