package dev.tacho.cli;

import dev.tacho.report.Chart;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.report.Style;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** A stored result in another form. */
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    @Parameters(paramLabel = "RESULT", descriptionKey = "report.result")
    private String argument;

    @Option(names = "--as", paramLabel = "FORMAT", required = true, descriptionKey = "report.as",
            converter = FormatOfKey.class)
    private Format format;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "report.out")
    private Path out;

    @Option(names = "--chart", paramLabel = "CHART", descriptionKey = "report.chart", converter = ChartOfKey.class)
    private Chart chart;

    @Mixin
    private StyleOptions options;

    ReportCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** Names what there is, when asked for what there is not. */
    static final class FormatOfKey implements ITypeConverter<Format> {
        @Override
        public Format convert(String key) {
            return Format.ofKey(key).orElseThrow(() -> new TypeConversionException(TEXTS.get("report.format", key,
                    Arrays.stream(Format.values()).map(Format::key).collect(Collectors.joining(", ")))));
        }
    }

    /** Likewise. */
    static final class ChartOfKey implements ITypeConverter<Chart> {
        @Override
        public Chart convert(String key) {
            return Chart.ofKey(key).orElseThrow(() -> new TypeConversionException(TEXTS.get("report.noChart", key,
                    Arrays.stream(Chart.values()).map(Chart::key).collect(Collectors.joining(", ")))));
        }
    }

    @Override
    public Integer call() throws IOException {
        Delivery delivery = new Delivery(surroundings);
        if (out == null) {
            delivery.refuseTerminal(format);
        }
        if (chart != null && !format.picture()) {
            throw new IOException(TEXTS.get("report.chartOfPicture", format.key()));
        }
        Result result = ResultArgument.read(argument, surroundings.results());
        Style style = options.style();
        Chart drawn = chart == null ? Chart.RUN : chart;
        if (format.picture()) {
            Optional<String> objection = drawn.objection(result);
            if (objection.isPresent()) {
                throw new IOException(objection.get());
            }
        }
        if (format == Format.PNG) {
            delivery.warnOfMissing(Reports.lettersMissing(result, drawn, style));
        }
        delivery.deliver(Reports.write(result, format, drawn, style), Optional.ofNullable(out));
        return Cli.OK;
    }
}
