package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Target;
import dev.tacho.profile.Target.Watch;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What stands in the form for the target, beside its texts. {@link Field#WATCH} is the ports, process ids or name of
 * whichever way of watching is chosen.
 *
 * @param launch kept while another target is chosen
 */
record TargetForm(TargetKind kind, WatchKind watch, LaunchForm launch) {
    private static final String BETWEEN = ", ";
    private static final String FIRST_DEMO_PATH = "/hello";

    /** @param texts gets those of the target */
    static TargetForm of(Target target, Map<Field, String> texts) {
        texts.put(Field.URL, switch (target) {
            case Target.Url(String url, _) -> url;
            case Target.Server(String url, _) -> url;
            case Target.Demo _ -> "";
        });
        texts.put(Field.DEMO_PATH, target instanceof Target.Demo(String path) ? path : FIRST_DEMO_PATH);
        WatchKind watch = watch(target instanceof Target.Url(_, Watch chosen) ? chosen : new Watch.Listener(), texts);
        return new TargetForm(switch (target) {
            case Target.Url _ -> TargetKind.URL;
            case Target.Server _ -> TargetKind.SERVER;
            case Target.Demo _ -> TargetKind.DEMO;
        }, watch, LaunchForm.of(launch(target), texts));
    }

    /** How {@code target} is started, or the beginning of how it could be. */
    static Launch launch(Target target) {
        return target instanceof Target.Server(_, Launch launch) ? launch : Launch.of(List.of());
    }

    private static WatchKind watch(Watch watch, Map<Field, String> texts) {
        texts.put(Field.WATCH, switch (watch) {
            case Watch.Listener() -> "";
            case Watch.Ports(List<Integer> ports) -> joined(ports);
            case Watch.Pids(List<Long> pids) -> joined(pids);
            case Watch.Named(String name) -> name;
        });
        return switch (watch) {
            case Watch.Listener() -> WatchKind.LISTENER;
            case Watch.Ports _ -> WatchKind.PORTS;
            case Watch.Pids _ -> WatchKind.PIDS;
            case Watch.Named _ -> WatchKind.NAMED;
        };
    }

    private static String joined(List<?> numbers) {
        return numbers.stream().map(Object::toString).collect(Collectors.joining(BETWEEN));
    }
}
