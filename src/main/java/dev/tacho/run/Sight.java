package dev.tacho.run;

import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import dev.tacho.profile.Target;
import dev.tacho.profile.Target.Watch;
import dev.tacho.target.MachineWatch;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import dev.tacho.target.Targets;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What can be seen of the server's processes and of this machine.
 *
 * @param whyNot  in words, when {@code watch} is empty; otherwise empty
 * @param machine this machine; empty where it cannot be read
 */
record Sight(Optional<TargetWatch> watch, String whyNot, Optional<MachineWatch> machine) {
    private static final Texts TEXTS = Texts.of("run");

    /** The server's processes now. */
    Optional<TargetSample> sample() {
        return watch.flatMap(TargetWatch::sample);
    }

    /** @param address what connections are opened to */
    static Sight of(Target target, Host host, Plan plan, SocketAddress address, Targets targets) throws IOException {
        Sight server = switch (target) {
            case Target.Server _ -> found(host::watch, "target.unwatched");
            case Target.Url(_, Watch watch) -> watched(watch, plan, address, targets);
            case Target.Demo _ -> listener(plan, address, targets);
        };
        return new Sight(server.watch(), server.whyNot(), machine(targets));
    }

    private static Sight watched(Watch watch, Plan plan, SocketAddress address, Targets targets) throws IOException {
        return switch (watch) {
            case Watch.Listener() -> listener(plan, address, targets);
            case Watch.Ports(List<Integer> ports) ->
                    found(() -> targets.watchPorts(ports), "target.noPorts", list(ports));
            case Watch.Pids(List<Long> pids) -> found(() -> targets.watchPids(pids), "target.noPids", list(pids));
            case Watch.Named(String name) -> found(() -> targets.watchNamed(name), "target.noName", name);
        };
    }

    private static String list(List<?> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Watching is a bonus; that this system cannot be read must not prevent a benchmark. */
    private static Sight found(Supplier<Optional<TargetWatch>> search, String otherwise, Object... what) {
        try {
            return search.get().map(Sight::seen).orElseGet(() -> none(otherwise, what));
        } catch (RuntimeException | LinkageError e) {
            return none("target.unreadable", e.toString());
        }
    }

    /** Empty where this system cannot be read: watching is a bonus, and must not prevent a benchmark. */
    private static Optional<MachineWatch> machine(Targets targets) {
        try {
            return Optional.of(targets.watchMachine());
        } catch (RuntimeException | LinkageError _) {
            return Optional.empty();
        }
    }

    private static Sight listener(Plan plan, SocketAddress address, Targets targets) throws IOException {
        if (plan.dialing().via() instanceof Via.Proxy) {
            return none("target.proxy");
        }
        if (!(address instanceof InetSocketAddress inet)) {
            return none("target.unixSocket");
        }
        if (!isOfThisMachine(inet.getAddress())) {
            return none("target.remote", plan.dialing().via() instanceof Via.Instead ? inet.getHostString()
                    : plan.endpoint().host());
        }
        int port = inet.getPort();
        return found(() -> targets.watchPort(port), "target.unseen", Integer.toString(port));
    }

    private static Sight seen(TargetWatch watch) {
        return new Sight(Optional.of(watch), "", Optional.empty());
    }

    private static Sight none(String key, Object... arguments) {
        return new Sight(Optional.empty(), TEXTS.get(key, arguments), Optional.empty());
    }

    private static boolean isOfThisMachine(InetAddress address) throws IOException {
        return address.isLoopbackAddress() || address.isAnyLocalAddress()
                || NetworkInterface.getByInetAddress(address) != null;
    }
}
