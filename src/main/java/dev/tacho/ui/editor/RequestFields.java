package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormPart;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.Segments;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One request: method, headers, body, and what few requests need. */
final class RequestFields {
    private static final Texts TEXTS = Texts.of("ui");
    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
    private static final List<String> CONTENT_TYPES = List.of("text/plain", "application/json",
            "application/x-www-form-urlencoded", "application/octet-stream");

    private final RequestModel request;
    private final VBox node = new VBox();

    /** @param several there are others, so that a weight tells something */
    RequestFields(RequestModel request, ObservableBooleanValue several) {
        this.request = request;
        ComboBox<String> method = Inputs.choice("method", request.text(Field.METHOD), METHODS);
        method.setPrefWidth(190);
        node.getStyleClass().add("form-rows");
        add(new FormRow(TEXTS.get("editor.weight"), Inputs.number("weight", request.text(Field.WEIGHT), "",
                TEXTS.get("editor.weight.unit"))).problem(request.problem(Field.WEIGHT))
                .hint(TEXTS.get("editor.weight.hint")).visibleWhen(several));
        add(new FormRow(TEXTS.get("editor.method"), method)
                .ab("-m", TEXTS.get("editor.method.ab")).problem(request.problem(Field.METHOD)));
        add(new FormRow(TEXTS.get("editor.headers"), new HeaderRows(request.headers()).node())
                .ab("-H", TEXTS.get("editor.headers.ab")).problem(request.problem(Field.HEADERS)));
        body();
        add(more());
    }

    Region node() {
        return node;
    }

    private void add(FormPart part) {
        node.getChildren().add(part.node());
    }

    private void body() {
        Segments<BodyKind> kind = new Segments<>("body", BodyKind.values(), value -> switch (value) {
            case NONE -> TEXTS.get("editor.body.none");
            case INLINE -> TEXTS.get("editor.body.inline");
            case FILE -> TEXTS.get("editor.body.file");
            case LINES -> TEXTS.get("editor.body.lines");
        }, request.bodyProperty());
        TextArea inline = Inputs.lines("body-text", request.text(Field.BODY), TEXTS.get("editor.body.text.prompt"), 4);
        inline.getStyleClass().add("code");
        ComboBox<String> contentType = Inputs.choice("content-type", request.text(Field.CONTENT_TYPE), CONTENT_TYPES);
        contentType.setMaxWidth(Double.MAX_VALUE);
        BooleanBinding lines = request.bodyProperty().isEqualTo(BodyKind.LINES);
        BooleanBinding text = request.bodyProperty().isEqualTo(BodyKind.INLINE);
        add(new FormRow(TEXTS.get("editor.body"), kind.node()).ab("-p", TEXTS.get("editor.body.ab")));
        add(new FormRow(TEXTS.get("editor.body.text"), inline).problem(Bindings.when(text)
                .then(request.problem(Field.BODY)).otherwise("")).visibleWhen(text));
        add(new FormRow(TEXTS.get("editor.body.path"), Inputs.file("body-path", request.bodyFileProperty(),
                TEXTS.get("editor.body.path"), TEXTS.get("editor.body.path.prompt")))
                .problem(request.problem(Field.BODY))
                .visibleWhen(request.bodyProperty().isEqualTo(BodyKind.FILE).or(lines)));
        add(new FormRow(TEXTS.get("editor.body.order"), order("body-order", request.bodyOrderProperty()))
                .hint(TEXTS.get("editor.body.order.hint")).visibleWhen(lines));
        add(new FormRow(TEXTS.get("editor.contentType"), contentType)
                .ab("-T", TEXTS.get("editor.contentType.ab")).problem(request.problem(Field.CONTENT_TYPE))
                .visibleWhen(request.bodyProperty().isNotEqualTo(BodyKind.NONE)));
    }

    static Region order(String id, Property<Order> chosen) {
        return new Segments<>(id, Order.values(), value -> switch (value) {
            case SEQUENTIAL -> TEXTS.get("editor.order.sequential");
            case RANDOM -> TEXTS.get("editor.order.random");
        }, chosen).node();
    }

    private Fold more() {
        return new Fold("request-more", TEXTS.get("editor.requestMore"), Bindings.createStringBinding(
                () -> Summaries.request(request.form()), request.text(Field.PATH), request.text(Field.COOKIES),
                request.text(Field.BASIC_AUTH)),
                new FormRow(TEXTS.get("editor.requestPath"), Inputs.text("request-path", request.text(Field.PATH),
                        TEXTS.get("editor.requestPath.prompt"))).problem(request.problem(Field.PATH)),
                new FormRow(TEXTS.get("editor.cookies"), Inputs.text("cookies", request.text(Field.COOKIES),
                        TEXTS.get("editor.cookies.prompt"))).ab("-C", TEXTS.get("editor.cookies.ab"))
                        .problem(request.problem(Field.COOKIES)),
                new FormRow(TEXTS.get("editor.basicAuth"), Inputs.text("basic-auth", request.text(Field.BASIC_AUTH),
                        TEXTS.get("editor.basicAuth.prompt"))).ab("-A", TEXTS.get("editor.basicAuth.ab"))
                        .problem(request.problem(Field.BASIC_AUTH)))
                .opensAt(List.of(request.problem(Field.PATH), request.problem(Field.COOKIES),
                        request.problem(Field.BASIC_AUTH)));
    }
}
