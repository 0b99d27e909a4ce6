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
import javafx.scene.control.TextArea;
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

    private final Facts facts = new Facts();
    private final TextArea ab = new TextArea();
    private final TextArea profile = new TextArea();
    private final VBox node;

    EnvironmentPage() {
        ab.setId("ab-command");
        profile.setId("profile-json");
        ab.setWrapText(true);
        for (TextArea text : List.of(ab, profile)) {
            text.setEditable(false);
            text.getStyleClass().add("code");
        }
        VBox.setVgrow(profile, Priority.ALWAYS);
        node = new VBox(Card.of(TEXTS.get("results.environment"), facts.node()),
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
        facts.clear();
        facts.add(TEXTS.get("results.fact.started"), DATE.format(result.startedAt().atZone(ZoneId.systemDefault())));
        facts.add(TEXTS.get("results.fact.server"), TEXTS.get("results.fact.server.value", result.document().host(),
                Integer.toString(result.document().port()),
                software.isEmpty() ? TEXTS.get("results.fact.unnamed") : software));
        result.target().ifPresent(use -> facts.add(TEXTS.get("results.fact.processes"), processes(use.info())));
        facts.add(TEXTS.get("results.fact.document"), TEXTS.get("results.fact.document.value", result.document().path(),
                Figures.count(result.document().bodyBytes())));
        result.preflight().filter(report -> report.status() > 0).ifPresent(report ->
                facts.add(TEXTS.get("results.fact.preflight"), Reports.preflight(report)));
        facts.add(TEXTS.get("results.fact.machine"), TEXTS.get("results.fact.machine.value", where.cpu(),
                Figures.count(where.cores()), Figures.bytes(where.memoryBytes())));
        facts.add(TEXTS.get("results.fact.os"), where.os());
        result.server().stream().flatMap(server -> server.versions().stream())
                .forEach(version -> facts.add(version.command(), version.text()));
        facts.add(TEXTS.get("results.fact.versions"),
                TEXTS.get("results.fact.versions.value", where.tacho(), where.java()));
        facts.add(TEXTS.get("results.fact.generator"), TEXTS.get("results.fact.generator.value", generator.means(),
                Figures.count(generator.loops()), Figures.percent(generator.busiestLoop() * 100)));
        facts.add(TEXTS.get("results.fact.cost"), TEXTS.get("results.fact.cost.value",
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
