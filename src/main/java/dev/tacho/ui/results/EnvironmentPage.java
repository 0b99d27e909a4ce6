package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.profile.AbCommand;
import dev.tacho.profile.ProfileFile;
import dev.tacho.report.Reports;
import dev.tacho.result.Environment;
import dev.tacho.result.GeneratorUse;
import dev.tacho.result.Result;
import dev.tacho.target.TargetInfo;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Card;
import dev.tacho.ui.kit.Copying;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Where and with what a run was made: everything needed to make it again. All of it can be selected and copied. */
final class EnvironmentPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    /** Characters that fit in a line of the command in a small window. */
    private static final int AB_LINE_LENGTH = 68;
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm:ss xxx", Locale.ENGLISH);

    private final GridPane facts = new GridPane();
    private final TextArea ab = new TextArea();
    private final TextArea profile = new TextArea();
    private final VBox node;

    EnvironmentPage() {
        facts.getStyleClass().add("facts");
        ab.setId("ab-command");
        profile.setId("profile-json");
        ab.setWrapText(true);
        for (TextArea text : List.of(ab, profile)) {
            text.setEditable(false);
            text.getStyleClass().add("code");
        }
        VBox.setVgrow(profile, Priority.ALWAYS);
        node = new VBox(Card.of(TEXTS.get("results.environment"), facts),
                Card.of(TEXTS.get("results.ab"), copyable("copy-ab", ab)),
                Card.of(TEXTS.get("results.profile"), copyable("copy-profile", profile)));
        VBox.setVgrow(node.getChildren().getLast(), Priority.ALWAYS);
        node.getStyleClass().addAll("cards", "environment-page");
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        Environment where = result.environment();
        GeneratorUse generator = result.generator();
        String software = result.document().serverSoftware();
        facts.getChildren().clear();
        fact(TEXTS.get("results.fact.started"), DATE.format(result.startedAt().atZone(ZoneId.systemDefault())));
        fact(TEXTS.get("results.fact.server"), TEXTS.get("results.fact.server.value", result.document().host(),
                Integer.toString(result.document().port()),
                software.isEmpty() ? TEXTS.get("results.fact.unnamed") : software));
        result.target().ifPresent(use -> fact(TEXTS.get("results.fact.processes"), processes(use.info())));
        fact(TEXTS.get("results.fact.document"), TEXTS.get("results.fact.document.value", result.document().path(),
                Figures.count(result.document().bodyBytes())));
        result.preflight().filter(report -> report.status() > 0).ifPresent(report ->
                fact(TEXTS.get("results.fact.preflight"), Reports.preflight(report)));
        fact(TEXTS.get("results.fact.machine"), TEXTS.get("results.fact.machine.value", where.cpu(),
                Figures.count(where.cores()), Figures.bytes(where.memoryBytes())));
        fact(TEXTS.get("results.fact.os"), where.os());
        fact(TEXTS.get("results.fact.versions"), TEXTS.get("results.fact.versions.value", where.tacho(), where.java()));
        fact(TEXTS.get("results.fact.generator"), TEXTS.get("results.fact.generator.value", generator.means(),
                Figures.count(generator.loops()), Figures.percent(generator.busiestLoop() * 100)));
        fact(TEXTS.get("results.fact.cost"), TEXTS.get("results.fact.cost.value",
                Figures.nanos(generator.cpuMicrosPerRequest() * 1e3), Figures.nanos(generator.gcMillis() * 1e6)));
        String command = AbCommand.of(result.profile());
        ab.setText(command);
        ab.setPrefRowCount(1 + command.length() / AB_LINE_LENGTH);
        String json = ProfileFile.json(result.profile());
        profile.setText(json);
        profile.setPrefRowCount((int) json.lines().count() + 1);
    }

    private static String processes(TargetInfo info) {
        return TEXTS.get("results.fact.processes.value", info.name(),
                info.pids().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private void fact(String name, String value) {
        Label label = new Label(name);
        label.getStyleClass().add("quiet");
        label.setMinWidth(Region.USE_PREF_SIZE);
        TextField text = new TextField(value);
        text.setEditable(false);
        text.getStyleClass().add("fact");
        text.setAccessibleText(name + ": " + value);
        text.setTooltip(new Tooltip(value));
        GridPane.setHgrow(text, Priority.ALWAYS);
        facts.addRow(facts.getRowCount(), label, text);
    }

    private static HBox copyable(String id, TextArea text) {
        Button copy = new Button(TEXTS.get("results.copy"), new FontIcon("fth-copy"));
        copy.setId(id);
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setOnAction(_ -> Copying.text(text.getText()));
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox box = new HBox(text, copy);
        // The page scrolls, not the text.
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.getStyleClass().add("copyable");
        return box;
    }
}
