package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import dev.tacho.chart.Figure;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Samples;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Line;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class ChartViewTest {
    private static final Supplier<Figure> FIGURE = () -> RunFigures.overTime("", "", RunFigures.OVERVIEW,
            Samples.ticks(60), "", 0);
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(Look.LIGHT);
    private ChartView chart;
    private StackPane frame;

    @Start
    void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        chart = new ChartView(look);
        frame = new StackPane(chart);
        Scene scene = new Scene(frame, 600, 500);
        scene.getStylesheets().add("/assets/theme/results.css");
        // TestFX hands every test the same stage, and a workbench may have been in it.
        stage.setMinWidth(0);
        stage.setMinHeight(0);
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.show();
    }

    private void show() {
        onScreen(() -> chart.show(FIGURE, "a chart"));
    }

    /** Does the work and waits until the pulse that follows has laid the window out. */
    private void onScreen(Runnable work) {
        CountDownLatch laidOut = new CountDownLatch(1);
        Runnable listener = laidOut::countDown;
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            work.run();
            frame.getScene().addPostLayoutPulseListener(listener);
            Platform.requestNextPulse();
        });
        try {
            assertThat(laidOut.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> frame.getScene().removePostLayoutPulseListener(listener));
    }

    private int corner() {
        return chart.lookupAll(".image-view").stream().map(ImageView.class::cast).findFirst().orElseThrow()
                .getImage().getPixelReader().getArgb(1, 1);
    }

    @Test
    void figureFillsTheViewAndIsPaintedOnce() {
        show();
        onScreen(frame::requestLayout);
        ImageView image = (ImageView) chart.lookup(".image-view");
        assertThat(image.getImage().getWidth()).isEqualTo(600);
        assertThat(image.getImage().getHeight()).isEqualTo(500);
        assertThat(chart.paints()).isEqualTo(1);
    }

    @Test
    void anotherLookPaintsAgain() {
        show();
        int light = corner();
        onScreen(() -> look.set(Look.DARK));
        assertThat(chart.paints()).isEqualTo(2);
        assertThat(corner()).isNotEqualTo(light);
    }

    @Test
    void hiddenViewPaintsOnceItIsSeen() {
        onScreen(() -> frame.setVisible(false));
        show();
        show();
        assertThat(chart.paints()).isZero();
        onScreen(() -> frame.setVisible(true));
        assertThat(chart.paints()).isEqualTo(1);
    }

    @Test
    void anotherSizeMakesAnotherImage() {
        show();
        onScreen(() -> chart.setMaxHeight(440));
        assertThat(((ImageView) chart.lookup(".image-view")).getImage().getHeight()).isEqualTo(440);
        assertThat(chart.paints()).isEqualTo(2);
    }

    @Test
    void mouseReadsEverySeriesAndThePanelStaysInside(FxRobot robot) {
        show();
        for (double x : new double[] {0.3, 0.9}) {
            var at = WaitForAsyncUtils.waitForAsyncFx(5_000, () -> chart.localToScreen(600 * x, 450));
            robot.moveTo(at.getX(), at.getY());
            WaitForAsyncUtils.waitForFxEvents();
            Line line = (Line) chart.lookup(".chart-cursor");
            VBox panel = (VBox) chart.lookup(".chart-reading");
            assertThat(line.isVisible()).isTrue();
            assertThat(line.getEndY() - line.getStartY()).isGreaterThan(350);
            assertThat(chart.getLayoutBounds().contains(panel.getBoundsInParent())).isTrue();
            assertThat(panel.lookupAll(".chart-reading-value")).hasSizeGreaterThanOrEqualTo(7);
        }
        Node cursor = chart.lookup(".chart-cursor");
        robot.moveTo(frame.getScene().getWindow().getX() + 1, frame.getScene().getWindow().getY() + 1);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(cursor.isVisible()).isFalse();
    }
}
