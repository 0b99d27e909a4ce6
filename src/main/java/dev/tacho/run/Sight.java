package dev.tacho.run;

import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import dev.tacho.profile.Target;
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
import java.util.Optional;

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
            case Target.Server _ -> host.watch().map(Sight::seen).orElseGet(() -> none("target.unwatched"));
            case Target.Url _, Target.Demo _ -> listener(plan, address, targets);
        };
        return server;
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
        String port = Integer.toString(inet.getPort());
        try {
            Optional<TargetWatch> watch = targets.watchPort(inet.getPort());
            return watch.map(Sight::seen).orElseGet(() -> none("target.unseen", port));
        } catch (RuntimeException | LinkageError e) {
            // Watching is a bonus; that this system cannot be read must not prevent a benchmark.
            return none("target.unreadable", port, e.toString());
        }
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
