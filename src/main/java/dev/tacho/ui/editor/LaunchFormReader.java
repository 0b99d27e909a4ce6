package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Prepare;
import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.ShellWords;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** How the form starts a server. Rows in which nothing stands are not part of it. */
final class LaunchFormReader {
    private static final Texts TEXTS = Texts.of("ui");

    private final LaunchForm form;
    private final Typed typed;

    LaunchFormReader(LaunchForm form, Typed typed) {
        this.form = form;
        this.typed = typed;
    }

    /** @param before what the form was filled from or read as last */
    Launch read(Launch before) {
        return new Launch(form.needs().stream().filter(need -> !(need.what() + need.debianPackage() + need.hint())
                .isBlank()).toList(), files(form.files()), prepare(before.prepare()), services(before.services()),
                commands(Field.VERSIONS, "editor.problem.version", form.versions(), before.versions()),
                typed.text(Field.CORES), typed.seconds(Field.READY_SECONDS, before.readySeconds()));
    }

    private static List<LaunchFile> files(List<FileText> files) {
        return files.stream().filter(file -> !file.blank()).map(FileText::read).toList();
    }

    private Optional<Prepare> prepare(Optional<Prepare> before) {
        LaunchForm.PrepareForm made = form.prepare();
        if (made.blank()) {
            return Optional.empty();
        }
        return Optional.of(new Prepare(made.title().strip(), files(made.files()),
                commands(Field.PREPARE, "editor.problem.step", made.steps(),
                        before.map(Prepare::steps).orElse(List.of())),
                seconds(Field.PREPARE, made.limit(), "", before.map(Prepare::limitSeconds)
                        .orElse(Prepare.DEFAULT_LIMIT_SECONDS))));
    }

    private List<Service> services(List<Service> before) {
        return IntStream.range(0, form.services().size()).mapToObj(index -> {
            Service was = index < before.size() ? before.get(index) : Service.of("", Command.of(List.of()));
            return service(form.services().get(index), TEXTS.get("editor.problem.service",
                    Integer.toString(index + 1)), was);
        }).toList();
    }

    private Service service(ServiceText text, String place, Service before) {
        Command command = command(Field.SERVICES, place, text.command(), before.command());
        String by = text.readyBy().strip();
        return new Service(text.name().isBlank() ? nameOf(command, place) : text.name().strip(), command,
                switch (text.ready()) {
                    case STARTED -> new Ready.Started();
                    case PORT -> new Ready.Port(by);
                    case FILE -> new Ready.File(by);
                    case LOG -> new Ready.Log(text.readyBy());
                }, text.stopSignal(), seconds(Field.SERVICES, text.grace(), place, before.graceSeconds()));
    }

    /** What its program is called, or where it stands: a service without a command lacks that, not a name. */
    private static String nameOf(Command command, String place) {
        String program = command.shell() || command.words().isEmpty() ? "" : command.words().getFirst();
        String name = program.substring(program.lastIndexOf('/') + 1);
        return name.isBlank() ? place : name;
    }

    private List<Command> commands(Field field, String place, List<CommandText> texts, List<Command> before) {
        List<CommandText> kept = texts.stream().filter(text -> !text.blank()).toList();
        return IntStream.range(0, kept.size()).mapToObj(index -> command(field, TEXTS.get(place,
                Integer.toString(index + 1)), kept.get(index), index < before.size() ? before.get(index)
                : Command.of(List.of()))).toList();
    }

    private Command command(Field field, String place, CommandText text, Command before) {
        List<String> words = text.shell() ? List.of(text.line())
                : words(field, place, text.line(), before.words());
        return new Command(words, text.shell(), text.directory().strip(),
                environment(field, place, text.environment(), before.environment()), text.user().strip());
    }

    private List<String> words(Field field, String place, String line, List<String> before) {
        try {
            return ShellWords.split(line);
        } catch (IllegalArgumentException e) {
            typed.problem(field, TEXTS.get("editor.problem.at", place, e.getMessage()));
            return before;
        }
    }

    private SortedMap<String, String> environment(Field field, String place, String line,
                                                  SortedMap<String, String> before) {
        SortedMap<String, String> read = new TreeMap<>();
        for (String word : words(field, place, line, List.of())) {
            int equals = word.indexOf('=');
            if (equals <= 0) {
                typed.problem(field, TEXTS.get("editor.problem.at", place,
                        TEXTS.get("editor.problem.environment", word)));
                return before;
            }
            read.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return read;
    }

    private double seconds(Field field, String text, String place, double before) {
        Optional<Double> number = NumberText.decimal(text);
        if (number.isEmpty()) {
            String sentence = TEXTS.get("editor.problem.seconds");
            typed.problem(field, place.isEmpty() ? sentence : TEXTS.get("editor.problem.at", place, sentence));
        }
        return number.orElse(before);
    }
}
