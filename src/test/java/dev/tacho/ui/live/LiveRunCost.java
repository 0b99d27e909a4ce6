package dev.tacho.ui.live;

import atlantafx.base.theme.PrimerLight;
import dev.tacho.chart.Look;
import dev.tacho.demo.DemoProcess;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.run.RunEvent;
import dev.tacho.run.Runner;
import dev.tacho.target.Targets;
import dev.tacho.ui.kit.EventPump;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.stage.Stage;

/**
 * Whether watching a run changes it: the same load with the live screen drawing it and with nothing to see, in turn.
 * {@code LiveRunCost URL SECONDS ROUNDS} with an X server and a class path as {@link LiveScreenCost} has it.
 */
public final class LiveRunCost {
    private static final int CONNECTIONS = 100;

    private final Profile profile;
    private final Runner runner = new Runner(DemoProcess.command(), Targets.ofThisMachine());
    private final LiveModel model = new LiveModel();
    private Stage stage;

    private LiveRunCost(String url, double seconds) {
        profile = Profile.starter("cost").withTarget(new Target.Url(url)).withLoad(
                new Load.Closed(CONNECTIONS, OptionalLong.empty(), Optional.of(seconds)));
    }

    public static void main(String[] arguments) {
        LiveRunCost cost = new LiveRunCost(arguments[0], Double.parseDouble(arguments[1]));
        Platform.startup(cost::open);
        Platform.setImplicitExit(false);
        List<Double> watched = new ArrayList<>();
        List<Double> unseen = new ArrayList<>();
        cost.watched();
        for (int round = 0; round < Integer.parseInt(arguments[2]); round++) {
            unseen.add(print("unseen", cost.unseen()));
            watched.add(print("watched", cost.watched()));
        }
        System.out.printf(Locale.ROOT, "median requests/s: watched %.0f, unseen %.0f, ratio %.3f%n", median(watched),
                median(unseen), median(watched) / median(unseen));
        Platform.exit();
    }

    private static double print(String name, Result result) {
        System.out.printf(Locale.ROOT, "%-8s %7.0f/s  p50 %.3f ms  p99 %.3f ms  %.2f us of CPU per request%n", name,
                result.requestsPerSecond(), result.latency(Metric.RESPONSE).percentileNanos(50) / 1e6,
                result.latency(Metric.RESPONSE).percentileNanos(99) / 1e6, result.generator().cpuMicrosPerRequest());
        return result.requestsPerSecond();
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }

    private void open() {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        stage = new Stage();
        stage.setScene(new Scene(new LiveView(model, new SimpleObjectProperty<>(Look.LIGHT)).node(), 1_160, 860));
    }

    private Result unseen() {
        onScreen(stage::hide);
        return run(_ -> { });
    }

    private Result watched() {
        onScreen(() -> {
            stage.show();
            model.begin(profile, () -> { });
        });
        return run(new EventPump<RunEvent>(model::apply)::offer);
    }

    private Result run(Consumer<RunEvent> screen) {
        CompletableFuture<Result> over = new CompletableFuture<>();
        runner.start(profile, event -> {
            screen.accept(event);
            switch (event) {
                case RunEvent.Finished(Result result, _) -> over.complete(result);
                case RunEvent.Failed(String message, _) -> over.completeExceptionally(new AssertionError(message));
                default -> { }
            }
        });
        return over.join();
    }

    private static void onScreen(Runnable step) {
        CompletableFuture.runAsync(step, Platform::runLater).join();
    }
}
