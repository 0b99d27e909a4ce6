package dev.tacho.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.result.ServerRuns;
import dev.tacho.run.RunEvent;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import dev.tacho.ui.kit.Theme;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class LiveTabsTest {
    private final LiveModel model = new LiveModel();
    private Region page;

    @Start
    void start(Stage stage) {
        page = new LiveView(model, new SimpleObjectProperty<>(Look.LIGHT)).node();
        Scene scene = new Scene(page, 764, 648);
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

    private void tab(int index) {
        onScreen(() -> ((TabPane) page.lookup("#live-tabs")).getSelectionModel().select(index));
    }

    private void run(int lines) {
        Result result = ServerRuns.result(20);
        onScreen(() -> {
            model.begin(result.profile(), () -> { });
            model.apply(List.of(new RunEvent.Output(ServerRuns.log(lines)),
                    new RunEvent.Started(null, Optional.of(result.target().orElseThrow().info()), "")));
            model.apply(result.ticks().stream().<RunEvent>map(RunEvent.Ticked::new).toList());
        });
    }

    private ListView<?> log() {
        return (ListView<?>) page.lookup("#server-log");
    }

    @Test
    void theServerTabListsItsProcessesAndTheMachine() {
        run(0);
        tab(1);
        TableView<?> table = (TableView<?>) page.lookup("#processes");
        assertThat(table.getItems()).hasSize(7);
        assertThat(table.getItems().get(1).toString()).startsWith("[nginx, 4700, 0 %, 2 MiB, 1.5 MiB, 1, 12, 0]");
        assertThat(((Label) page.lookup("#machine-line")).getText()).contains("steal 2.0 %", "Tacho 4",
                "retransmits/s");
    }

    @Test
    void aSingleProcessIsListedOnce() {
        ProcessSample one = new ProcessSample(4_700, "tornado", 31, 1 << 20, 1 << 20, 1, 6, 12);
        ProcessTable table = new ProcessTable();
        onScreen(() -> table.show(Optional.of(new TargetSample(31, 1 << 20, 1 << 20, 1, 1, 6, 12, List.of(one))), ""));
        assertThat(((TableView<?>) table.node().lookup("#processes")).getItems()).singleElement().asString()
                .startsWith("[tornado, 4700");
    }

    @Test
    void theLogIsBoundedAndGrowsOnlyWhileItIsLookedAt() {
        run(2_500);
        assertThat(log().getItems()).isEmpty();
        tab(2);
        assertThat(log().getItems()).hasSize(2_000);
        onScreen(() -> model.apply(List.of(new RunEvent.Output(List.of("uWSGI | the last")))));
        assertThat(log().getItems()).hasSize(2_000).last().isEqualTo("uWSGI | the last");
    }

    @Test
    void anEmptyLogSaysWhy() {
        run(0);
        tab(2);
        assertThat(((Label) log().getPlaceholder()).getText()).isEqualTo("The server has printed nothing yet.");
        onScreen(() -> {
            model.begin(Profile.starter("running already"), () -> { });
            model.apply(List.of(new RunEvent.Started(null, Optional.empty(), "")));
        });
        assertThat(((Label) log().getPlaceholder()).getText()).startsWith("This server was not started by");
    }

    @Test
    void aFailureCanBeCopiedWithTheCommandInIt() {
        String message = "nginx is not installed. Install it with\n    sudo apt-get install nginx-light";
        onScreen(() -> {
            model.begin(ServerRuns.result(2).profile(), () -> { });
            model.apply(List.of(new RunEvent.Failed(message)));
            ((Button) page.lookup("#notice-copy")).fire();
        });
        assertThat(((Label) page.lookup("#notice-text")).getText())
                .isEqualTo("nginx is not installed. Install it with");
        assertThat(((TextArea) page.lookup("#notice-details")).getText()).isEqualTo("sudo apt-get install nginx-light");
        onScreen(() -> assertThat(Clipboard.getSystemClipboard().getString()).isEqualTo(message));
    }

    @Test
    void whatIsPrintedDuringThePreparationIsShown() {
        onScreen(() -> {
            model.begin(ServerRuns.result(2).profile(), () -> { });
            model.apply(List.of(new RunEvent.Preparing("Filling the table"), new RunEvent.Output(ServerRuns.log(3))));
        });
        ListView<?> output = (ListView<?>) page.lookup("#preparing-log");
        assertThat(output.isVisible()).isTrue();
        assertThat(output.getItems()).hasSize(3);
    }
}
