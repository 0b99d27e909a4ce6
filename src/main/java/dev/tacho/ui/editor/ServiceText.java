package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.Ready;
import dev.tacho.profile.Launch.Service;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.ui.kit.NumberText;

/**
 * A service as it is typed.
 *
 * @param name    empty for that of its program
 * @param readyBy port, file or pattern, as {@code ready} has it
 * @param grace   in seconds
 */
public record ServiceText(String name, CommandText command, ReadyKind ready, String readyBy, StopSignal stopSignal,
                          String grace) {
    static final ServiceText EMPTY = new ServiceText("", CommandText.EMPTY, ReadyKind.STARTED, "", StopSignal.TERM,
            NumberText.of(Service.DEFAULT_GRACE_SECONDS));

    static ServiceText of(Service service) {
        ReadyKind kind = switch (service.ready()) {
            case Ready.Started() -> ReadyKind.STARTED;
            case Ready.Port _ -> ReadyKind.PORT;
            case Ready.File _ -> ReadyKind.FILE;
            case Ready.Log _ -> ReadyKind.LOG;
        };
        String by = switch (service.ready()) {
            case Ready.Started() -> "";
            case Ready.Port(String port) -> port;
            case Ready.File(String path) -> path;
            case Ready.Log(String pattern) -> pattern;
        };
        return new ServiceText(service.name(), CommandText.of(service.command()), kind, by, service.stopSignal(),
                NumberText.of(service.graceSeconds()));
    }

    public ServiceText withName(String name) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }

    public ServiceText withCommand(CommandText command) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }

    public ServiceText withReady(ReadyKind ready) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }

    public ServiceText withReadyBy(String readyBy) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }

    public ServiceText withStopSignal(StopSignal stopSignal) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }

    public ServiceText withGrace(String grace) {
        return new ServiceText(name, command, ready, readyBy, stopSignal, grace);
    }
}
