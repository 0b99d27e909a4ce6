package dev.tacho.ui.editor;

import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import dev.tacho.ui.kit.Segments;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ComboBox;

/** Over what connections requests travel. */
final class ConnectionSection {
    private static final Texts TEXTS = Texts.of("ui");

    private ConnectionSection() {
    }

    static FormSection of(EditorModel model) {
        ConnectionModel connection = model.connection();
        Segments<Http> http = new Segments<>("http", Http.values(), Http::number, connection.httpProperty());
        return new FormSection(TEXTS.get("editor.connection"),
                new FormRow(TEXTS.get("editor.keepAlive"), Inputs.check("keep-alive",
                        TEXTS.get("editor.keepAlive.text"), connection.keepAliveProperty()))
                        .ab("-k", TEXTS.get("editor.keepAlive.ab")),
                number(model, Field.TIMEOUT, "timeout", TEXTS.get("editor.timeout"), "", TEXTS.get("editor.seconds"))
                        .ab("-s", TEXTS.get("editor.timeout.ab")),
                new FormRow(TEXTS.get("editor.http"), http.node()), reuse(model), route(model), TlsFold.of(model));
    }

    private static Fold reuse(EditorModel model) {
        return new Fold("reuse", TEXTS.get("editor.reuse"), model.draftProperty().map(Summaries::reuse).orElse(""),
                number(model, Field.REQUESTS_PER_CONNECTION, "requests-per-connection",
                        TEXTS.get("editor.perConnection"), TEXTS.get("editor.noLimit"),
                        TEXTS.get("editor.perConnection.unit")).hint(TEXTS.get("editor.perConnection.hint")),
                new FormRow(TEXTS.get("editor.redirects"), Inputs.check("follow-redirects",
                        TEXTS.get("editor.redirects.text"), model.connection().followRedirectsProperty()))
                        .hint(TEXTS.get("editor.redirects.hint")))
                .opensAt(List.of(model.problem(Field.REQUESTS_PER_CONNECTION)));
    }

    private static Fold route(EditorModel model) {
        ConnectionModel connection = model.connection();
        ComboBox<RouteKind> kind = Inputs.pick("route", List.of(RouteKind.values()), Summaries::route,
                connection.routeProperty());
        kind.setMaxWidth(Double.MAX_VALUE);
        var address = Inputs.text("route-to", model.text(Field.ROUTE), "");
        address.promptTextProperty().bind(Bindings.when(connection.routeProperty().isEqualTo(RouteKind.UNIX_SOCKET))
                .then(TEXTS.get("editor.route.path.prompt")).otherwise(TEXTS.get("editor.route.address.prompt")));
        return new Fold("sockets", TEXTS.get("editor.sockets"),
                model.draftProperty().map(profile -> Summaries.sockets(profile.connection())).orElse(""),
                new FormRow(TEXTS.get("editor.route"), kind),
                new FormRow(TEXTS.get("editor.route.to"), address).problem(model.problem(Field.ROUTE))
                        .visibleWhen(connection.routeProperty().isNotEqualTo(RouteKind.DIRECT)),
                new FormRow(TEXTS.get("editor.localAddresses"), Inputs.text("local-addresses",
                        model.text(Field.LOCAL_ADDRESSES), TEXTS.get("editor.localAddresses.prompt")))
                        .problem(model.problem(Field.LOCAL_ADDRESSES)).hint(TEXTS.get("editor.localAddresses.hint")),
                new FormRow(TEXTS.get("editor.noDelay"), Inputs.check("no-delay", TEXTS.get("editor.noDelay.text"),
                        connection.noDelayProperty())),
                number(model, Field.SEND_BUFFER, "send-buffer", TEXTS.get("editor.sendBuffer"),
                        TEXTS.get("editor.systemChoice"), TEXTS.get("editor.bytes")),
                number(model, Field.RECEIVE_BUFFER, "receive-buffer", TEXTS.get("editor.receiveBuffer"),
                        TEXTS.get("editor.systemChoice"), TEXTS.get("editor.bytes")))
                .opensAt(List.of(model.problem(Field.ROUTE), model.problem(Field.LOCAL_ADDRESSES),
                        model.problem(Field.SEND_BUFFER), model.problem(Field.RECEIVE_BUFFER)));
    }

    private static FormRow number(EditorModel model, Field field, String id, String label, String prompt, String unit) {
        return new FormRow(label, Inputs.number(id, model.text(field), prompt, unit)).problem(model.problem(field));
    }
}
