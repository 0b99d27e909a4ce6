package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormRow;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.ComboBox;

/** TLS, for targets that have it. */
final class TlsFold {
    private static final Texts TEXTS = Texts.of("ui");
    private static final List<String> PROTOCOLS = List.of("", "TLSv1.3", "TLSv1.2", "TLSv1.2, TLSv1.3");

    private TlsFold() {
    }

    static Fold of(EditorModel model) {
        ConnectionModel connection = model.connection();
        ComboBox<String> protocols = Inputs.choice("tls-protocols", model.text(Field.TLS_PROTOCOLS), PROTOCOLS);
        protocols.setPromptText(TEXTS.get("editor.tls.libraryChoice"));
        protocols.setMaxWidth(Double.MAX_VALUE);
        List<ReadOnlyStringProperty> problems = List.of(model.problem(Field.TLS_PROTOCOLS),
                model.problem(Field.TLS_CIPHERS), model.problem(Field.TLS_CERTIFICATE),
                model.problem(Field.TLS_KEY));
        // What is wrong can be mended also while the URL has no use for it.
        BooleanBinding useful = Bindings.createBooleanBinding(() -> Summaries.secure(model.draftProperty().get())
                || problems.stream().anyMatch(problem -> !problem.get().isEmpty()),
                model.draftProperty(), problems.get(0), problems.get(1), problems.get(2),
                problems.get(3));
        return new Fold("tls", TEXTS.get("editor.tls"), model.draftProperty().map(Summaries::tls).orElse(""),
                new FormRow(TEXTS.get("editor.tls.verify"), Inputs.check("tls-verify",
                        TEXTS.get("editor.tls.verify.text"), connection.verifyProperty())),
                new FormRow(TEXTS.get("editor.tls.name"), Inputs.check("tls-name", TEXTS.get("editor.tls.name.text"),
                        connection.serverNameProperty())),
                new FormRow(TEXTS.get("editor.tls.resume"), Inputs.check("tls-resume",
                        TEXTS.get("editor.tls.resume.text"), connection.resumeProperty())),
                new FormRow(TEXTS.get("editor.tls.protocols"), protocols).problem(problems.get(0)),
                new FormRow(TEXTS.get("editor.tls.ciphers"), Inputs.text("tls-ciphers", model.text(Field.TLS_CIPHERS),
                        TEXTS.get("editor.tls.libraryChoice"))).problem(problems.get(1)),
                new FormRow(TEXTS.get("editor.tls.certificate"), Inputs.file("tls-certificate",
                        model.text(Field.TLS_CERTIFICATE), TEXTS.get("editor.tls.certificate"),
                        TEXTS.get("editor.tls.certificate.prompt"))).ab("-E", TEXTS.get("editor.tls.certificate.ab"))
                        .problem(problems.get(2)),
                new FormRow(TEXTS.get("editor.tls.key"), Inputs.file("tls-key", model.text(Field.TLS_KEY),
                        TEXTS.get("editor.tls.key"), TEXTS.get("editor.tls.key.prompt"))).problem(problems.get(3)))
                .opensAt(problems).enabledWhen(useful);
    }
}
