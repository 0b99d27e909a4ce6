package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormPart;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;

/** How a server is started; there while that is the target. */
final class LaunchSection {
    private static final Texts TEXTS = Texts.of("ui");

    private final EditorModel model;
    private final LaunchModel launch;

    private LaunchSection(EditorModel model) {
        this.model = model;
        launch = model.target().launch();
    }

    static Region of(EditorModel model) {
        LaunchSection section = new LaunchSection(model);
        Region node = new FormSection(TEXTS.get("editor.launch"), section.services(), section.placeholders(),
                section.files(), section.prepare(), section.needs(), section.versions(), section.limits()).node();
        node.setId("launch");
        node.visibleProperty().bind(model.target().kindProperty().isEqualTo(TargetKind.SERVER));
        node.managedProperty().bind(node.visibleProperty());
        return node;
    }

    private FormPart services() {
        return new FormRow(TEXTS.get("editor.services"), new ItemRows<>("service", TEXTS.get("editor.services.word"),
                TEXTS.get("editor.services.add"), launch.services(), ServiceFields::of).node()).wide()
                .problem(model.problem(Field.SERVICES));
    }

    private FormPart placeholders() {
        return new Fold("launch-placeholders", TEXTS.get("editor.launch.placeholders"),
                model.draftProperty().map(_ -> TEXTS.get("editor.launch.placeholders.summary")).orElse(""),
                () -> new Glossary(TEXTS.get("editor.launch.placeholders.hint"))
                        .add("{port}", TEXTS.get("editor.launch.placeholder.port"))
                        .add("{port:NAME}", TEXTS.get("editor.launch.placeholder.namedPort"))
                        .add("{dir}", TEXTS.get("editor.launch.placeholder.dir"))
                        .add("{cache}", TEXTS.get("editor.launch.placeholder.cache")).node());
    }

    private FormPart files() {
        return fold("files", TEXTS.get("editor.files"), Field.FILES, LaunchSummaries::files,
                wide(Field.FILES, TEXTS.get("editor.files.label"), files("file", launch.files()).node()));
    }

    private static ItemRows<FileText> files(String id, ItemsModel<FileText> files) {
        return new ItemRows<>(id, TEXTS.get("editor.files.word"), TEXTS.get("editor.files.add"), files,
                (file, place) -> FileFields.of(id, file, place));
    }

    private FormPart prepare() {
        TextField title = Inputs.text("prepare-title", launch.prepareTitleProperty(),
                TEXTS.get("editor.prepare.title.prompt"));
        return fold("prepare", TEXTS.get("editor.prepare"), Field.PREPARE, LaunchSummaries::prepare,
                new FormRow(TEXTS.get("editor.prepare.title"), title).hint(TEXTS.get("editor.prepare.hint")),
                new FormRow(TEXTS.get("editor.prepare.files"),
                        files("prepare-file", launch.prepareFiles()).node()).wide(),
                wide(Field.PREPARE, TEXTS.get("editor.prepare.steps"),
                        commands("step", TEXTS.get("editor.steps.word"), TEXTS.get("editor.steps.add"),
                                TEXTS.get("editor.step.prompt"), launch.steps()).node()),
                new FormRow(TEXTS.get("editor.prepare.limit"), Inputs.number("prepare-limit",
                        launch.prepareLimitProperty(), "", TEXTS.get("editor.seconds"))));
    }

    private FormPart needs() {
        return fold("needs", TEXTS.get("editor.needs"), Field.NEEDS, LaunchSummaries::needs,
                wide(Field.NEEDS, TEXTS.get("editor.needs.label"), new ItemRows<>("need",
                        TEXTS.get("editor.needs.word"), TEXTS.get("editor.needs.add"), launch.needs(),
                        NeedFields::of).node()));
    }

    private FormPart versions() {
        return fold("versions", TEXTS.get("editor.versions"), Field.VERSIONS, LaunchSummaries::versions,
                wide(Field.VERSIONS, TEXTS.get("editor.versions.label"),
                        commands("version", TEXTS.get("editor.versions.word"), TEXTS.get("editor.versions.add"),
                                TEXTS.get("editor.version.prompt"), launch.versions()).node()));
    }

    private static ItemRows<CommandText> commands(String id, String word, String add, String prompt,
                                                  ItemsModel<CommandText> commands) {
        return new ItemRows<>(id, word, add, commands,
                (command, place) -> CommandFields.row(id, prompt, command, place));
    }

    private FormPart limits() {
        return new Fold("launch-limits", TEXTS.get("editor.limits"), model.draftProperty().map(LaunchSummaries::limits)
                .orElse(""), new FormRow(TEXTS.get("editor.cores"), Inputs.text("cores", model.text(Field.CORES),
                TEXTS.get("editor.cores.prompt"))).problem(model.problem(Field.CORES))
                        .hint(TEXTS.get("editor.cores.hint")),
                new FormRow(TEXTS.get("editor.readySeconds"), Inputs.number("ready-seconds",
                        model.text(Field.READY_SECONDS), "", TEXTS.get("editor.seconds")))
                        .problem(model.problem(Field.READY_SECONDS)).hint(TEXTS.get("editor.readySeconds.hint")))
                .opensAt(List.of(model.problem(Field.CORES), model.problem(Field.READY_SECONDS)));
    }

    private Fold fold(String id, String title, Field field, Function<Profile, String> summary, FormPart... parts) {
        return new Fold("launch-" + id, title, model.draftProperty().map(summary).orElse(""), parts)
                .opensAt(List.of(model.problem(field)));
    }

    private FormRow wide(Field field, String label, Region rows) {
        return new FormRow(label, rows).wide().problem(model.problem(field));
    }
}
