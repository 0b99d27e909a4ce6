package dev.tacho.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.profile.Profile;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.run.RunEvent;
import dev.tacho.target.TargetInfo;
import dev.tacho.ui.kit.Theme;
import dev.tacho.ui.live.LiveModel.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class LiveViewTest {
    private final LiveModel model = new LiveModel();
    private final List<String> stops = new ArrayList<>();
    private Region page;

    @Start
    void start(Stage stage) {
        page = new LiveView(model, new SimpleObjectProperty<>(Look.LIGHT)).node();
        Scene scene = new Scene(page, 740, 700);
        Theme.LIGHT.dress(scene);
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.show();
    }

    private void onScreen(Runnable work) {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            work.run();
            page.applyCss();
            page.layout();
        });
    }

    private String text(String id) {
        return ((Label) page.lookup(id)).getText();
    }

    private void run(int ticks) {
        onScreen(() -> {
            model.begin(Profile.starter("hello"), () -> stops.add("stop"));
            model.apply(List.of(new RunEvent.Started(null, Optional.of(new TargetInfo(List.of(7L), "nginx")), "")));
            model.apply(Samples.ticks(ticks).stream().<RunEvent>map(RunEvent.Ticked::new).toList());
        });
    }

    @Test
    void preparationShowsItsStep() {
        onScreen(() -> {
            model.begin(Profile.starter("hello"), () -> { });
            model.apply(List.of(new RunEvent.Preparing("Starting the demo server")));
        });
        assertThat(text("#phase")).isEqualTo("Starting the demo server");
        assertThat(text("#notice-text")).isEqualTo("Starting the demo server");
        assertThat(page.lookup("#live-tabs").isVisible()).isFalse();
    }

    @Test
    void runningShowsProgressAndNumbers() {
        run(20);
        assertThat(((ProgressBar) page.lookup("#progress")).getProgress()).isEqualTo(0.5);
        assertThat(text("#left")).isEqualTo("50 % · 0:05 left");
        assertThat(text("#tile-throughput")).isNotEmpty().doesNotContain("–");
        assertThat(text("#tile-failures-note")).contains("wrong status");
        assertThat(text("#tile-connections")).isEqualTo("10");
        assertThat(page.lookup("#live-chart").isVisible()).isTrue();
        assertThat(page.lookup("#notice").isVisible()).isFalse();
    }

    @Test
    void stoppingIsSaidAndAskedForOnce() {
        run(4);
        onScreen(() -> {
            model.stop();
            model.stop();
        });
        assertThat(stops).hasSize(1);
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.STOPPING);
        assertThat(text("#phase")).startsWith("Stopping");
    }

    @Test
    void failureSaysWhatToDo() {
        onScreen(() -> {
            model.begin(Profile.starter("hello"), () -> { });
            model.apply(List.of(new RunEvent.Failed("Nobody listens on port 1. Start the server.")));
        });
        assertThat(text("#notice-text")).isEqualTo("Nobody listens on port 1. Start the server.");
        assertThat(page.lookup("#notice").isVisible()).isTrue();
        assertThat(page.lookup("#live-tabs").isVisible()).isFalse();
    }

    @Test
    void whatWasStoppedBeforeItBeganIsNoFailure() {
        onScreen(() -> {
            model.begin(Profile.starter("hello"), () -> { });
            model.stop();
            model.apply(List.of(new RunEvent.Failed("There is nothing to keep.")));
        });
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.CALLED_OFF);
        assertThat(text("#phase")).isEqualTo("Stopped");
        assertThat(text("#notice-text")).isEqualTo("There is nothing to keep.");
        assertThat(page.lookup("#notice").getStyleClass()).doesNotContain("failed");
    }

    @Test
    void nothingSticksOutOfANarrowPage() {
        run(40);
        onScreen(() -> {
            assertThat(page.lookupAll(".tile")).hasSize(6).allSatisfy(tile -> assertThat(inside(tile)).isTrue());
            assertThat(page.lookupAll(".tile-value").stream().map(Label.class::cast)).allSatisfy(value ->
                    assertThat(value.getWidth()).isGreaterThanOrEqualTo(value.prefWidth(-1)));
            assertThat(inside(page.lookup("#left"))).isTrue();
            assertThat(inside(page.lookup("#live-chart"))).isTrue();
        });
    }

    @Test
    void anOpenLoopTellsItsPartsItsPlanAndWhatItCouldNotSend() {
        Result open = OpenRuns.result();
        onScreen(() -> {
            model.begin(open.profile(), () -> { });
            model.apply(List.of(new RunEvent.Preflight(open.preflight().orElseThrow()),
                    new RunEvent.Started(null, Optional.empty(), "")));
        });
        assertThat(text("#phase")).isEqualTo("Warming up, measuring in 0:01");
        assertThat(text("#preflight")).startsWith("301 Moved, nginx/1.22.1");
        onScreen(() -> assertThat(page.lookup(".live-head").getBoundsInParent().getHeight()).isBetween(60.0, 130.0));
        assertThat(((Region) page.lookup("#progress")).getWidth()).isEqualTo(220);
        assertThat(text("#findings")).isEqualTo("The server redirects (301) to /there.");
        onScreen(() -> model.apply(List.of(new RunEvent.Ticked(open.ticks().getFirst()))));
        assertThat(text("#tile-throughput-note")).isEqualTo("planned 1,000");
        assertThat(text("#tile-generator-note")).isEqualTo("lag p99 20 µs");
        assertThat(text("#tile-p99")).isEqualTo("–");
        onScreen(() -> model.apply(open.ticks().stream().skip(1).<RunEvent>map(RunEvent.Ticked::new).toList()));
        assertThat(text("#tile-p99-note")).startsWith("service ");
        assertThat(text("#phase")).isEqualTo("Waiting for the last responses");
        assertThat(page.lookup("#live-badges").lookupAll(".chip").stream().map(chip -> ((Label) chip).getText()))
                .containsExactly("7 delayed", "5 unsent");
    }

    private boolean inside(Node node) {
        return page.getBoundsInLocal().contains(page.sceneToLocal(node.localToScene(node.getBoundsInLocal())));
    }
}
