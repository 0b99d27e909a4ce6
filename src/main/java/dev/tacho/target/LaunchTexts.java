package dev.tacho.target;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Ready;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All texts of a launch that may hold placeholders. */
final class LaunchTexts {
    private LaunchTexts() {
    }

    /** @throws IOException in the user's words, if a template cannot be read */
    static Stream<String> of(Launch launch) throws IOException {
        List<Command> commands = new ArrayList<>(launch.services().stream().map(Launch.Service::command).toList());
        List<LaunchFile> files = new ArrayList<>(launch.files());
        launch.prepare().ifPresent(prepare -> {
            commands.addAll(prepare.steps());
            files.addAll(prepare.files());
        });
        commands.addAll(launch.versions());
        List<String> texts = new ArrayList<>();
        for (LaunchFile file : files) {
            if (file.template()) {
                texts.add(file.content() instanceof Content.Text(String text) ? text
                        : new String(LaunchFiles.read(file.content()), StandardCharsets.UTF_8));
            }
        }
        return Stream.of(texts.stream(), commands.stream().flatMap(LaunchTexts::of),
                launch.services().stream().map(service -> text(service.ready()))).flatMap(part -> part);
    }

    private static Stream<String> of(Command command) {
        return Stream.of(command.words().stream(), command.environment().values().stream(),
                Stream.of(command.directory())).flatMap(part -> part);
    }

    private static String text(Ready ready) {
        return switch (ready) {
            case Ready.Started _ -> "";
            case Ready.Port(String port) -> port;
            case Ready.File(String path) -> path;
            case Ready.Log(String pattern) -> pattern;
        };
    }
}
