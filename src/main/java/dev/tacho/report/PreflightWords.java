package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Cautions;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.result.PreflightReport;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** What a request before the run showed, in words. */
final class PreflightWords {
    private static final Texts TEXTS = Texts.of("report");
    private static final double NANOS_PER_MILLI = 1e6;

    private PreflightWords() {
    }

    /** In one line. */
    static String line(PreflightReport report) {
        return TEXTS.get("preflight.line", String.join(TEXTS.get("list"), parts(report)),
                String.join(TEXTS.get("list"), times(report)));
    }

    private static List<String> parts(PreflightReport report) {
        List<String> parts = new ArrayList<>();
        parts.add((report.status() + " " + report.reason()).strip());
        if (!report.server().isEmpty()) {
            parts.add(report.server());
        }
        parts.add(TEXTS.get("preflight.body", Figures.count(report.bodyBytes())));
        parts.add(report.keepsAlive() ? TEXTS.get("preflight.keepsAlive") : TEXTS.get("preflight.closes"));
        return parts;
    }

    /** Looking up the name of an address in digits takes some microseconds, which say nothing. */
    private static List<String> times(PreflightReport report) {
        List<String> times = new ArrayList<>();
        if (report.resolveMillis() >= 0.1) {
            times.add(TEXTS.get("preflight.resolve", millis(report.resolveMillis())));
        }
        times.add(TEXTS.get("preflight.connect", millis(report.connectMillis())));
        if (report.handshakeMillis() > 0) {
            times.add(TEXTS.get("preflight.handshake", millis(report.handshakeMillis())));
        }
        times.add(TEXTS.get("preflight.response", millis(report.responseMillis())));
        return times;
    }

    private static String millis(double millis) {
        return Figures.nanos(millis * NANOS_PER_MILLI);
    }

    /** As a part of a document. */
    static Section section(PreflightReport report) {
        List<Block> blocks = new ArrayList<>();
        if (report.status() > 0) {
            blocks.add(new Paragraphs(List.of(line(report))));
            if (!report.headers().isEmpty()) {
                Rows rows = new Rows(TEXTS.get("preflight.header"), TEXTS.get("preflight.value"));
                report.headers().forEach(header -> rows.add(header.name(), header.value()));
                blocks.add(rows.words());
            }
        }
        if (!report.findings().isEmpty()) {
            blocks.add(new Cautions(report.findings().stream().map(WarningWords::of).toList()));
        }
        return new Section(TEXTS.get("preflight"), true, blocks);
    }
}
