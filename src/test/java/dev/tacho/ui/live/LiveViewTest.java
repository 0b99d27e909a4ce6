package dev.tacho.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.profile.Profile;
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
        assertThat(page.lookup("#live-chart").isVisible()).isFalse();
    }

    @Test
    void runningShowsProgressAndNumbers() {
        run(20);
        assertThat(((ProgressBar) page.lookup("#progress")).getProgress()).isEqualTo(0.5);
        assertThat(text("#left")).isEqualTo("50 % · 0:05 left");
        assertThat(text("#tile-throughput")).isNotEmpty().doesNotContain("–");
        assertThat(text("#tile-failures-note")).contains("bad status");
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
        assertThat(page.lookup("#live-chart").isVisible()).isFalse();
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
        assertThat(page.lookupAll(".tile")).hasSize(6).allSatisfy(tile -> assertThat(inside(tile)).isTrue());
        assertThat(page.lookupAll(".tile-value").stream().map(Label.class::cast)).allSatisfy(value ->
                assertThat(value.getWidth()).isGreaterThanOrEqualTo(value.prefWidth(-1)));
        assertThat(inside(page.lookup("#left"))).isTrue();
        assertThat(inside(page.lookup("#live-chart"))).isTrue();
    }

    private boolean inside(Node node) {
        return page.getBoundsInLocal().contains(page.sceneToLocal(node.localToScene(node.getBoundsInLocal())));
    }
}
