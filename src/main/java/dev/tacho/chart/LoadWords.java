package dev.tacho.chart;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Window;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Load and connection of a profile in short phrases, the same in captions and reports. */
public final class LoadWords {
    private static final Texts TEXTS = Texts.of("chart");
    private static final int MOST_STAGES = 4;

    private LoadWords() {
    }

    /** How requests are spread over time, from the rate or the number of clients on; cool-down only if unusual. */
    public static List<String> load(Profile profile) {
        List<String> parts = new ArrayList<>();
        switch (profile.load()) {
            case Load.Closed closed -> {
                parts.add(closed.concurrency() == 1 ? TEXTS.get("caption.connection")
                        : TEXTS.get("caption.connections", Figures.count(closed.concurrency())));
                closed.requests().ifPresent(n -> parts.add(n == 1 ? TEXTS.get("caption.oneRequest")
                        : TEXTS.get("caption.requests", Figures.count(n))));
                closed.durationSeconds().ifPresent(t -> parts.add(TEXTS.get("caption.seconds", Figures.plain(t))));
                if (closed.thinkSeconds() > 0) {
                    parts.add(TEXTS.get("caption.think", Figures.plain(closed.thinkSeconds())));
                }
                parts.add(TEXTS.get("caption.closedLoop"));
            }
            case Load.Open open -> {
                parts.add(stages(open.stages()));
                parts.add(arrivals(open.arrivals()));
                parts.add(TEXTS.get("caption.inFlight", Figures.count(open.maxInFlight())));
                parts.add(TEXTS.get("caption.openLoop"));
            }
        }
        Window window = profile.window();
        if (window.warmUpSeconds() > 0) {
            parts.add(TEXTS.get("caption.warmUp", Figures.plain(window.warmUpSeconds())));
        }
        if (window.coolDownSeconds() != Window.DEFAULT.coolDownSeconds()) {
            parts.add(TEXTS.get("caption.coolDown", Figures.plain(window.coolDownSeconds())));
        }
        return parts;
    }

    /** How the instants of an open loop lie. */
    public static String arrivals(Load.Arrivals arrivals) {
        return switch (arrivals) {
            case CONSTANT -> TEXTS.get("arrivals.constant");
            case POISSON -> TEXTS.get("arrivals.poisson");
        };
    }

    /** What an open loop sends, stage after stage; many of them in short. */
    public static String stages(List<Load.Stage> stages) {
        // "1 more" takes as much room as the one it stands for.
        int shown = stages.size() <= MOST_STAGES + 1 ? stages.size() : MOST_STAGES;
        String first = stages.stream().limit(shown).map(LoadWords::stage)
                .collect(Collectors.joining(TEXTS.get("stage.then")));
        return stages.size() == shown ? first
                : TEXTS.get("stage.more", first, Figures.count(stages.size() - shown));
    }

    private static String stage(Load.Stage stage) {
        String seconds = Figures.plain(stage.seconds());
        return stage.startRate() == stage.endRate()
                ? TEXTS.get("stage.constant", Figures.plain(stage.startRate()), seconds)
                : TEXTS.get("stage.ramp", Figures.plain(stage.startRate()), Figures.plain(stage.endRate()), seconds);
    }

    /** What is out of the ordinary in how connections are made and used; mostly nothing. */
    public static List<String> specialties(Connection connection) {
        List<String> parts = new ArrayList<>();
        connection.requestsPerConnection().ifPresent(n ->
                parts.add(TEXTS.get("caption.perConnection", Figures.count(n))));
        switch (connection.route()) {
            case Route.Direct() -> { }
            case Route.Proxy(String address) -> parts.add(TEXTS.get("caption.proxy", address));
            case Route.UnixSocket(String path) -> parts.add(TEXTS.get("caption.unixSocket", path));
            case Route.ConnectTo(String address) -> parts.add(TEXTS.get("caption.connectTo", address));
        }
        if (!connection.sockets().noDelay()) {
            parts.add(TEXTS.get("caption.delay"));
        }
        connection.sockets().sendBufferBytes().ifPresent(bytes ->
                parts.add(TEXTS.get("caption.sendBuffer", Figures.bytes(bytes))));
        connection.sockets().receiveBufferBytes().ifPresent(bytes ->
                parts.add(TEXTS.get("caption.receiveBuffer", Figures.bytes(bytes))));
        if (!connection.sockets().localAddresses().isEmpty()) {
            parts.add(TEXTS.get("caption.localAddresses", String.join(", ", connection.sockets().localAddresses())));
        }
        if (connection.followRedirects()) {
            parts.add(TEXTS.get("caption.redirects"));
        }
        return parts;
    }

    /** How TLS is done, for an https target. */
    public static List<String> tls(Connection.Tls tls) {
        List<String> parts = new ArrayList<>();
        parts.add(tls.verify() ? TEXTS.get("caption.tls.verified") : TEXTS.get("caption.tls.unverified"));
        if (!tls.resume()) {
            parts.add(TEXTS.get("caption.tls.fresh"));
        }
        if (!tls.serverName()) {
            parts.add(TEXTS.get("caption.tls.noName"));
        }
        if (!tls.protocols().isEmpty()) {
            parts.add(String.join(", ", tls.protocols()));
        }
        if (!tls.ciphers().isEmpty()) {
            parts.add(String.join(", ", tls.ciphers()));
        }
        if (tls.certificate().isPresent()) {
            parts.add(TEXTS.get("caption.tls.certificate"));
        }
        return parts;
    }
}
