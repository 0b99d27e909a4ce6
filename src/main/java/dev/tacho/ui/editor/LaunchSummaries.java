package dev.tacho.ui.editor;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What is set in each folded part of how a server is started, in a few words. */
final class LaunchSummaries {
    private static final Texts TEXTS = Texts.of("ui");

    private LaunchSummaries() {
    }

    static String command(CommandText command) {
        List<String> words = new ArrayList<>();
        if (command.shell()) {
            words.add(TEXTS.get("editor.summary.shell"));
        }
        if (!command.directory().isBlank()) {
            words.add(TEXTS.get("editor.summary.directory", command.directory()));
        }
        if (!command.environment().isBlank()) {
            words.add(command.environment());
        }
        if (!command.user().isBlank()) {
            words.add(TEXTS.get("editor.summary.user", command.user()));
        }
        return joined(words, TEXTS.get("editor.summary.usual"));
    }

    static String files(Profile profile) {
        return of(profile, launch -> joined(launch.files().stream().map(LaunchFile::name).toList(), none()));
    }

    static String needs(Profile profile) {
        return of(profile, launch -> joined(launch.needs().stream().map(Need::what).toList(), none()));
    }

    static String prepare(Profile profile) {
        return of(profile, launch -> launch.prepare().map(Launch.Prepare::title).orElse(none()));
    }

    static String versions(Profile profile) {
        return of(profile, launch -> joined(launch.versions().stream().map(command -> String.join(" ",
                command.words())).toList(), none()));
    }

    static String limits(Profile profile) {
        return of(profile, launch -> joined(List.of(launch.cores().isEmpty() ? TEXTS.get("editor.summary.allCores")
                : TEXTS.get("editor.summary.cores", launch.cores()),
                TEXTS.get("editor.summary.ready", NumberText.of(launch.readySeconds()))), ""));
    }

    private static String of(Profile profile, Function<Launch, String> words) {
        return profile.target() instanceof Target.Server(_, Launch launch) ? words.apply(launch) : "";
    }

    private static String none() {
        return TEXTS.get("editor.summary.none");
    }

    private static String joined(List<String> words, String otherwise) {
        return words.isEmpty() ? otherwise : String.join(", ", words);
    }
}
