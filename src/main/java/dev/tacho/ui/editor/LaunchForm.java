package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.ui.kit.NumberText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What stands in the form for how a server is started, beside its texts. */
record LaunchForm(List<Need> needs, List<FileText> files, PrepareForm prepare, List<ServiceText> services,
                  List<CommandText> versions) {

    /**
     * What is done once.
     *
     * @param limit in seconds
     */
    record PrepareForm(String title, List<FileText> files, List<CommandText> steps, String limit) {

        static PrepareForm of(Optional<Prepare> prepare) {
            return prepare.map(made -> new PrepareForm(made.title(), made.files().stream().map(FileText::of).toList(),
                    made.steps().stream().map(CommandText::of).toList(), NumberText.of(made.limitSeconds())))
                    .orElseGet(() -> new PrepareForm("", List.of(), List.of(),
                            NumberText.of(Prepare.DEFAULT_LIMIT_SECONDS)));
        }

        boolean blank() {
            return title.isBlank() && files.stream().allMatch(FileText::blank)
                    && steps.stream().allMatch(CommandText::blank);
        }
    }

    /** @param texts gets those of the launch */
    static LaunchForm of(Launch launch, Map<Field, String> texts) {
        texts.put(Field.CORES, launch.cores());
        texts.put(Field.READY_SECONDS, NumberText.of(launch.readySeconds()));
        return new LaunchForm(launch.needs(), launch.files().stream().map(FileText::of).toList(),
                PrepareForm.of(launch.prepare()), launch.services().stream().map(ServiceText::of).toList(),
                launch.versions().stream().map(CommandText::of).toList());
    }
}
