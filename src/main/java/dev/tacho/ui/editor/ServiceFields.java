package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One service: its name, its command, by what it is ready, and what few need folded away. */
final class ServiceFields {
    private static final Texts TEXTS = Texts.of("ui");

    private ServiceFields() {
    }

    static Region of(ObjectProperty<ServiceText> service, ItemRows.Place place) {
        TextField name = Inputs.text(place.id("service-name"), Lens.text(service, ServiceText::name,
                ServiceText::withName), TEXTS.get("editor.service.name.prompt"));
        name.setAccessibleText(TEXTS.get("editor.service.name", Integer.toString(place.number())));
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox head = new HBox(name, place.buttons());
        head.getStyleClass().add("item-line");
        CommandFields command = new CommandFields("service-command", Lens.of(service, ServiceText::command,
                ServiceText::withCommand), place);
        FormRow line = new FormRow(TEXTS.get("editor.command"), command.line(TEXTS.get("editor.command.prompt")));
        VBox box = new VBox(new FormRow(TEXTS.get("editor.service"), head).node(), line.node(),
                command.shell().node(), ready(service, place).node(),
                command.more(List.of(), stop(service, place), grace(service, place)).node());
        box.getStyleClass().addAll("item", "service");
        return box;
    }

    private static FormRow ready(ObjectProperty<ServiceText> service, ItemRows.Place place) {
        ObjectProperty<ReadyKind> kind = Lens.of(service, ServiceText::ready, ServiceText::withReady);
        ComboBox<ReadyKind> choice = Inputs.pick(place.id("service-ready"), List.of(ReadyKind.values()),
                value -> switch (value) {
                    case STARTED -> TEXTS.get("editor.ready.started");
                    case PORT -> TEXTS.get("editor.ready.port");
                    case FILE -> TEXTS.get("editor.ready.file");
                    case LOG -> TEXTS.get("editor.ready.log");
                }, kind);
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.setAccessibleText(TEXTS.get("editor.ready"));
        TextField by = Inputs.text(place.id("service-ready-by"), Lens.text(service, ServiceText::readyBy,
                ServiceText::withReadyBy), "");
        by.getStyleClass().add("code");
        by.visibleProperty().bind(kind.isNotEqualTo(ReadyKind.STARTED));
        by.promptTextProperty().bind(kind.map(value -> switch (value) {
            case STARTED -> "";
            case PORT -> "{port}";
            case FILE -> "{dir}/server.sock";
            case LOG -> TEXTS.get("editor.ready.log.prompt");
        }));
        by.accessibleTextProperty().bind(choice.valueProperty().map(choice.getConverter()::toString));
        HBox.setHgrow(by, Priority.ALWAYS);
        HBox row = new HBox(choice, by);
        row.getStyleClass().add("item-line");
        return new FormRow(TEXTS.get("editor.ready"), row);
    }

    private static FormRow stop(ObjectProperty<ServiceText> service, ItemRows.Place place) {
        return new FormRow(TEXTS.get("editor.stop"), Inputs.pick(place.id("service-stop"),
                List.of(StopSignal.values()), value -> switch (value) {
                    case TERM -> TEXTS.get("editor.stop.term");
                    case INT -> TEXTS.get("editor.stop.int");
                    case QUIT -> TEXTS.get("editor.stop.quit");
                }, Lens.of(service, ServiceText::stopSignal, ServiceText::withStopSignal)));
    }

    private static FormRow grace(ObjectProperty<ServiceText> service, ItemRows.Place place) {
        return new FormRow(TEXTS.get("editor.grace"), Inputs.number(place.id("service-grace"), Lens.text(service,
                ServiceText::grace, ServiceText::withGrace), "", TEXTS.get("editor.seconds")))
                .hint(TEXTS.get("editor.grace.hint"));
    }
}
