package dev.tacho.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.Look;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Warning;
import dev.tacho.ui.kit.ExportModel.Copied;
import dev.tacho.ui.kit.ExportModel.Outcome;
import dev.tacho.ui.kit.Theme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class ResultViewTest {
    private final ResultModel model = new ResultModel();
    private final Result result = Samples.result(40);
    private Region page;
    private String proposed = "";

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) {
        page = new ResultView(model, new SimpleObjectProperty<>(Look.LIGHT), name -> {
            proposed = name;
            return Optional.of(folder.resolve(name));
        }).node();
        Scene scene = new Scene(page, 900, 800);
        Theme.LIGHT.dress(scene);
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.show();
    }

    private void show(Result shown) {
        WaitForAsyncUtils.asyncFx(() -> model.show(shown));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Laid out first: what a scroll pane or a tab holds cannot be found before that. */
    private Node find(String id) {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            page.applyCss();
            page.layout();
            return page.lookup(id);
        });
    }

    private String text(String id) {
        return ((Label) find(id)).getText();
    }

    private void await(Predicate<Outcome> expected) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> expected.test(model.exports().outcomeProperty().get()));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Result ended(Result of, Result.Ending ending, List<Warning> warnings) {
        return new Result(of.id(), of.startedAt(), ending, of.profile(), of.document(), of.counts(), of.seconds(),
                of.latency(), of.generator(), of.target(), warnings, of.environment(), of.ticks());
    }

    @Test
    void headlineSaysWhatTheRunCameTo() {
        show(result);
        assertThat(text("#result-name")).isEqualTo("nginx, keep-alive");
        assertThat(find("#result-stopped").isVisible()).isFalse();
        assertThat(text("#result-throughput")).isNotBlank();
        assertThat(text("#result-failures-note")).contains("timed out");
        show(ended(result, Result.Ending.STOPPED, List.of()));
        assertThat(find("#result-stopped").isVisible()).isTrue();
        assertThat(find("#notes").isVisible()).isFalse();
    }

    @Test
    void anOpenLoopTellsServiceTimeLagAndWhatItCouldNotSend(FxRobot robot) {
        show(OpenRuns.result());
        assertThat(text("#result-p50-note")).startsWith("service ");
        assertThat(find("#result-badges").lookupAll(".chip").stream().map(chip -> ((Label) chip).getText()))
                .containsExactly("7 delayed", "5 unsent");
        robot.clickOn("#tab-tables");
        assertThat(rows("#connection-times")).extracting(List::getFirst).contains("TLS handshake", "Send lag");
        assertThat(rows("#requests")).contains(List.of("Sent late, all busy", "7"), List.of("Due but unsent", "5"));
        robot.clickOn("#tab-environment");
        assertThat(page.lookupAll(".fact").stream().map(fact -> ((TextField) fact).getText()))
                .anyMatch(fact -> fact.startsWith("301 Moved"));
    }

    @Test
    void furtherWarningsUnfold(FxRobot robot) {
        show(ended(result, Result.Ending.COMPLETED, List.of(new Warning("a", "First."), new Warning("b", "Second."))));
        assertThat(page.lookupAll(".note-lines .label")).hasSize(1);
        robot.clickOn("#notes-more");
        assertThat(page.lookupAll(".note-lines .label")).hasSize(2);
    }

    @Test
    void tabsHoldTablesAndTheExactProfile(FxRobot robot) {
        show(result);
        robot.clickOn("#tab-percentiles");
        assertThat(rows("#percentiles")).hasSize(11).last().satisfies(row -> assertThat(row).contains("0"));
        robot.clickOn("#tab-tables");
        assertThat(rows("#connection-times")).hasSize(4);
        assertThat(rows("#statuses")).extracting(List::getFirst).containsExactly("200", "502");
        assertThat(rows("#failures")).hasSize(2);
        robot.clickOn("#tab-environment");
        assertThat(((TextInputControl) find("#ab-command")).getText()).startsWith("ab ").contains("-k");
        assertThat(((TextInputControl) find("#profile-json")).getText()).contains("tacho.profile/1");
        assertThat(page.lookupAll(".fact").stream().map(TextInputControl.class::cast)
                .map(TextInputControl::getText)).anyMatch(fact -> fact.contains("AMD EPYC"));
    }

    @SuppressWarnings("unchecked")
    private List<List<String>> rows(String id) {
        return ((TableView<List<String>>) find(id)).getItems();
    }

    @Test
    void rowsAreCopiedWithTabs(FxRobot robot) throws Exception {
        show(result);
        robot.clickOn("#tab-tables");
        TableView<?> table = (TableView<?>) find("#connection-times");
        robot.interact(() -> {
            table.requestFocus();
            table.getSelectionModel().select(3);
        });
        robot.press(KeyCode.CONTROL, KeyCode.C).release(KeyCode.C, KeyCode.CONTROL);
        String copied = clipboard();
        assertThat(copied.lines()).hasSize(2).last().asString().startsWith("Total\t");
    }

    @Test
    void chosenPictureIsWrittenUnderItsName(FxRobot robot) throws Exception {
        show(result);
        robot.clickOn("#export").clickOn("#export-chart-latency").clickOn("#export-scale-1")
                .clickOn("#export-look-dark").clickOn("#export-save");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-latency-dark.png"))::equals);
        assertThat(folder.resolve(proposed)).isNotEmptyFile();
        assertThat(text("#export-outcome")).contains(proposed);
        robot.clickOn("#export-encoding-svg").clickOn("#export-save");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-latency-dark.svg"))::equals);
    }

    /** 740 is what the smallest window leaves beside the sidebar. */
    @Test
    void allPicturesCanBeChosenInASmallWindow(FxRobot robot) throws Exception {
        show(result);
        robot.interact(() -> {
            Stage stage = (Stage) page.getScene().getWindow();
            // All tests have the same stage, and some show the whole window on it, which may not be that small.
            stage.setMinWidth(0);
            stage.setWidth(740);
        });
        robot.clickOn("#export");
        Node last = find("#export-distribution-heat_map");
        // A pulse lays the page out anew.
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> page.getWidth() <= 740
                && last.localToScene(last.getLayoutBounds()).getMaxX() <= 740);
        robot.clickOn(last).clickOn("#export-save");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-heat-map@2x.png"))::equals);
        assertThat(((ToggleButton) find("#export-chart-all")).isSelected()).isFalse();
    }

    @Test
    void dataIsWrittenAndTheTableCopied(FxRobot robot) throws Exception {
        show(result);
        robot.clickOn("#export").clickOn("#export-csv");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive.csv"))::equals);
        robot.clickOn("#copy-table");
        await(new Outcome.OnClipboard(Copied.TABLE)::equals);
        String copied = clipboard();
        assertThat(copied).contains("|");
        robot.clickOn("#copy-image");
        await(new Outcome.OnClipboard(Copied.IMAGE)::equals);
        double width = WaitForAsyncUtils.waitForAsyncFx(5_000,
                () -> Clipboard.getSystemClipboard().getImage().getWidth());
        assertThat(width).isEqualTo(2400);
    }

    @Test
    void eachChartIsCopiedAndSavedWhereItIsShown(FxRobot robot) throws Exception {
        show(result);
        robot.clickOn("#tab-histogram").clickOn("#histogram-scale-even").clickOn("#histogram-save-svg");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-histogram-even.svg"))::equals);
        assertThat(folder.resolve(proposed)).content().contains("<svg");
        robot.clickOn("#tab-heat-map").clickOn("#heat-map-copy-data");
        await(new Outcome.OnClipboard(Copied.TEXT)::equals);
        assertThat(clipboard()).contains("StartTime");
        robot.clickOn("#tab-percentiles").clickOn("#percentiles-chart-copy-image");
        await(new Outcome.OnClipboard(Copied.IMAGE)::equals);
        robot.clickOn("#tab-charts").clickOn("#over-time-save-png");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-charts@2x.png"))::equals);
    }

    @Test
    void reportsOfOtherToolsAreReadAndCopied(FxRobot robot) throws Exception {
        show(result);
        robot.clickOn("#tab-text");
        assertThat(report()).contains("Concurrency Level:", "Percentage of the requests");
        robot.clickOn("#report-format-webbench");
        assertThat(report()).contains("susceed");
        robot.clickOn("#report-format-abench").clickOn("#report-copy");
        await(new Outcome.OnClipboard(Copied.TEXT)::equals);
        assertThat(clipboard()).isEqualTo(report()).startsWith("QPS:");
        robot.clickOn("#report-save");
        await(new Outcome.Written(folder.resolve("nginx-keep-alive-abench.txt"))::equals);
    }

    private String report() {
        return ((TextInputControl) find("#report-text")).getText();
    }

    private static String clipboard() {
        return WaitForAsyncUtils.waitForAsyncFx(5_000, () -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void refusedExportIsSaidInline(FxRobot robot) throws Exception {
        show(result);
        Files.createDirectory(folder.resolve("nginx-keep-alive.csv"));
        robot.clickOn("#export").clickOn("#export-csv");
        await(Outcome.Refused.class::isInstance);
        assertThat(text("#export-outcome")).contains("nginx-keep-alive.csv");
        assertThat(find("#export-outcome").getStyleClass()).contains("refused");
    }
}
