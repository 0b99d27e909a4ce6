package dev.tacho.ui.editor;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormSection;
import java.util.IdentityHashMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is sent: one request as a form; or a list of several, and the form of the one chosen below it. */
final class RequestSection {
    private static final Texts TEXTS = Texts.of("ui");

    private final RequestsModel requests;
    private final BooleanBinding several;
    private final Map<RequestModel, Region> forms = new IdentityHashMap<>();
    private final VBox form = new VBox();
    private final FormSection section;

    RequestSection(EditorModel model) {
        requests = model.requests();
        several = Bindings.size(requests.all()).greaterThan(1);
        RequestList list = new RequestList(requests, model.draftProperty());
        section = new FormSection(TEXTS.get("editor.request"), list::rows, () -> form,
                DataFold.of(model), list::add);
        requests.all().addListener((ListChangeListener<RequestModel>) _ ->
                forms.keySet().removeIf(request -> !requests.all().contains(request)));
        requests.chosenProperty().subscribe(this::show);
    }

    Region node() {
        return section.node();
    }

    private void show(RequestModel request) {
        form.getChildren().setAll(forms.computeIfAbsent(request, of -> new RequestFields(of, several).node()));
    }
}
