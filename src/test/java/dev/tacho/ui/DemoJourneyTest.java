package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.demo.DemoProcess;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.run.Manner;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.run.Runner;
import dev.tacho.target.Targets;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.live.LiveModel.Phase;
import dev.tacho.ui.kit.ExportModel.Outcome;
import dev.tacho.ui.results.ExportChoice;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/** Nothing in place of anything: the window, the real load, and the demo server in a process of its own. */
class DemoJourneyTest extends JourneyTest {

    @Start
    void start(Stage stage) throws IOException {
        open(stage);
    }

    @Override
    protected BiFunction<Profile, Consumer<RunEvent>, Run> runner() {
        return (profile, listener) -> new Runner(DemoProcess.command(), Targets.ofThisMachine())
                .start(profile, Manner.USUAL.withWarmUp(false), listener);
    }

    @Override
    protected void prepare() throws IOException {
        profiles.create(lasting("two seconds", 2));
        profiles.create(lasting("a minute", 60));
    }

    private static Profile lasting(String name, double seconds) {
        return Profile.starter(name).withLoad(new Load.Closed(10, OptionalLong.empty(), Optional.of(seconds)));
    }

    private void run(String name) {
        untilStarted();
        select(model.sidebar().rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow());
        press("#run");
        until(() -> !model.live().ticks().isEmpty());
    }

    @Test
    void theDemoIsRunWatchedAndExportedInEveryFormat() throws Exception {
        run("two seconds");
        assertThat(model.pages().pageProperty().get()).isEqualTo(Page.LIVE);
        assertThat(model.live().targetProperty().get()).isPresent();
        until(() -> model.pages().pageProperty().get() == Page.RESULT);
        Result result = model.result().resultProperty().get();
        assertThat(result.counts().succeeded()).isPositive();
        assertThat(result.counts().failed()).isZero();
        assertThat(result.target().orElseThrow().window().peakBytes()).isPositive();
        until(() -> model.sidebar().find("run " + result.id()).isPresent());
        for (ExportChoice choice : choices()) {
            Path file = folder.resolve("out").resolve(choice.fileName(result));
            robot.interact(() -> model.result().write(choice, file));
            until(() -> model.result().exports().outcomeProperty().get().equals(new Outcome.Written(file)));
            check(choice, file, result);
        }
    }

    private static List<ExportChoice> choices() {
        Stream<ExportChoice> pictures = Stream.of(Chart.values()).flatMap(chart -> Stream.of(
                new ExportChoice.Png(chart, Look.LIGHT, 1), new ExportChoice.Svg(chart, Look.DARK)));
        Stream<ExportChoice> documents = Stream.of(Format.values()).filter(format -> format != Format.PNG
                && format != Format.SVG).map(ExportChoice.Document::new);
        return Stream.concat(pictures, documents).toList();
    }

    private static void check(ExportChoice choice, Path file, Result result) throws IOException {
        switch (choice) {
            case ExportChoice.Png _ -> {
                BufferedImage image = ImageIO.read(file.toFile());
                int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
                assertThat(Arrays.stream(pixels).distinct().count()).as("colours of %s", file).isGreaterThan(20);
            }
            case ExportChoice.Svg _ -> assertThat(file).content().contains("<svg", "<text", "two seconds");
            case ExportChoice.Document(Format format) -> {
                assertThat(Files.size(file)).as("%s", file).isGreaterThan(100);
                if (format == Format.JSON) {
                    assertThat(ResultFile.read(file)).isEqualTo(result);
                } else if (format == Format.CSV) {
                    assertThat(Files.readAllLines(file)).hasSize(result.ticks().size() + 1);
                }
            }
        }
    }

    @Test
    void stopEndsTheDemoWithinASecondAndKeepsThePart() throws Exception {
        run("a minute");
        long pid = model.live().targetProperty().get().orElseThrow().pids().getFirst();
        long before = System.nanoTime();
        press("#run");
        until(() -> model.live().phaseProperty().get() == Phase.FINISHED);
        assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(1));
        until(() -> model.sidebar().rows().stream().anyMatch(Row.OfRun.class::isInstance));
        assertThat(results.list()).singleElement().satisfies(entry ->
                assertThat(entry.ending()).isEqualTo(Result.Ending.STOPPED));
        ProcessHandle.of(pid).ifPresent(server -> server.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }
}
