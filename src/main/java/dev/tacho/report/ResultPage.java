package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.chart.RunFigures;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.report.Section.Block.Cautions;
import dev.tacho.report.Section.Block.Code;
import dev.tacho.report.Section.Block.Drawing;
import dev.tacho.report.Section.Block.Folded;
import dev.tacho.report.Section.Block.Note;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** A result as a page: the outcome, what to doubt, the charts, the tables, and how to repeat it. */
final class ResultPage {
    private static final Texts TEXTS = Texts.of("report");
    private static final double RUN_ASPECT = 0.78;

    private ResultPage() {
    }

    static Page of(Result result) {
        return new Page(result.profile().name(), Content.headline(result), tiles(result), RunFigures.caption(result),
                sections(result), TEXTS.get("footer", result.environment().tacho(),
                result.startedAt().atZone(ZoneOffset.UTC).toLocalDate().toString()));
    }

    private static List<Page.Tile> tiles(Result result) {
        Distribution times = result.latency(Metric.RESPONSE);
        return List.of(new Page.Tile(TEXTS.get("results.rate"), Figures.rate(result.requestsPerSecond())),
                new Page.Tile(TEXTS.get("results.p50"), Figures.nanos(times.percentileNanos(50))),
                new Page.Tile(TEXTS.get("results.p99"), Figures.nanos(times.percentileNanos(99))),
                new Page.Tile(TEXTS.get("results.max"), Figures.nanos(times.maxNanos())),
                new Page.Tile(TEXTS.get("results.failed"), Figures.count(result.counts().failed())));
    }

    static List<Section> sections(Result result) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.wide(TEXTS.get("charts.run"), drawing(Chart.RUN, result, RUN_ASPECT),
                new Note(TEXTS.get("charts.run.note"))));
        if (!result.warnings().isEmpty()) {
            sections.add(Section.wide(TEXTS.get("warnings"),
                    new Cautions(result.warnings().stream().map(WarningWords::of).toList())));
        }
        sections.add(Section.wide(TEXTS.get("charts.percentiles"), drawing(Chart.PERCENTILES, result),
                new Note(TEXTS.get("charts.percentiles.note"))));
        sections.add(Section.wide(TEXTS.get("charts.histogram"), drawing(Chart.HISTOGRAM, result),
                new Note(TEXTS.get("charts.histogram.note"))));
        sections.add(Section.wide(TEXTS.get("charts.heatMap"), drawing(Chart.HEAT_MAP, result),
                new Note(TEXTS.get("charts.heatMap.note"))));
        sections.add(Section.narrow(TEXTS.get("results"), Content.results(result)));
        sections.add(Section.narrow(TEXTS.get("percentiles"), Content.percentiles(result)));
        sections.add(Section.wide(TEXTS.get("times"), Content.times(result),
                new Note(TEXTS.get(result.open() ? "times.open" : "times.closed"))));
        sections.add(Section.narrow(TEXTS.get("statuses"), Content.statuses(result)));
        sections.add(Section.narrow(TEXTS.get("failures"), Content.failures(result)));
        sections.add(Section.wide(TEXTS.get("settings"), Settings.table(result),
                new Paragraphs(List.of(TEXTS.get("settings.command"))), new Code(Settings.command(result)),
                new Folded(TEXTS.get("settings.exact"), Settings.exact(result))));
        result.preflight().ifPresent(report -> sections.add(PreflightWords.section(report)));
        ServerWords.section(result).ifPresent(sections::add);
        sections.add(Section.wide(TEXTS.get("environment"), Content.environment(result)));
        return sections;
    }

    private static Drawing drawing(Chart chart, Result result) {
        return drawing(chart, result, chart.height(1_000) / 1_000.0);
    }

    private static Drawing drawing(Chart chart, Result result, double aspect) {
        return new Drawing(chart.key(), chart.figure(result), aspect);
    }
}
