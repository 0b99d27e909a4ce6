package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.report.ComparisonChart;
import dev.tacho.report.Comparisons;
import dev.tacho.report.Format;
import dev.tacho.report.Style;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** Several stored results side by side. */
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");
    private static final String PAGE = "compare";

    private final Surroundings surroundings;

    @Parameters(arity = "1..*", paramLabel = "RESULT", descriptionKey = "compare.result")
    private List<String> arguments;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "compare.out")
    private Path out;

    @Option(names = "--as", paramLabel = "FORMAT", descriptionKey = "compare.as", converter = FormatOfKey.class)
    private Format format;

    @Option(names = "--chart", paramLabel = "CHART", descriptionKey = "compare.chart", converter = ChartOfKey.class)
    private ComparisonChart chart;

    @Mixin
    private StyleOptions options;

    CompareCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** Names what there is, when asked for what there is not. */
    static final class FormatOfKey implements ITypeConverter<Format> {
        @Override
        public Format convert(String key) {
            return Format.ofKey(key).filter(Comparisons.FORMATS::contains).orElseThrow(() ->
                    new TypeConversionException(TEXTS.get("compare.format", key,
                            Comparisons.FORMATS.stream().map(Format::key).collect(Collectors.joining(", ")))));
        }
    }

    /** Likewise. */
    static final class ChartOfKey implements ITypeConverter<ComparisonChart> {
        @Override
        public ComparisonChart convert(String key) {
            return ComparisonChart.ofKey(key).orElseThrow(() -> new TypeConversionException(TEXTS.get("report.noChart",
                    key, Arrays.stream(ComparisonChart.values()).map(ComparisonChart::key)
                            .collect(Collectors.joining(", ")))));
        }
    }

    @Override
    public Integer call() throws IOException {
        Format wanted = format == null ? Format.MARKDOWN : format;
        if (chart != null && !wanted.picture()) {
            throw new IOException(TEXTS.get("report.chartOfPicture", wanted.key()));
        }
        Delivery delivery = new Delivery(surroundings);
        if (out == null) {
            delivery.refuseTerminal(wanted);
        }
        List<Result> results = results();
        Style style = options.style();
        if (out == null) {
            ComparisonChart drawn = chart == null ? ComparisonChart.RANKED : chart;
            if (wanted == Format.PNG) {
                delivery.warnOfMissing(Comparisons.lettersMissing(results, drawn, style));
            }
            delivery.deliver(Comparisons.write(results, wanted, drawn, style), Optional.empty());
        } else {
            write(files(results, style));
        }
        return Cli.OK;
    }

    /** @throws IOException in the user's words; a run given twice would pass for a repeat of itself */
    private List<Result> results() throws IOException {
        if (arguments.size() < 2) {
            throw new IOException(TEXTS.get("compare.two"));
        }
        Map<String, String> given = new LinkedHashMap<>();
        List<Result> results = new ArrayList<>();
        for (String argument : arguments) {
            Result result = ResultArgument.read(argument, surroundings.results());
            String before = given.putIfAbsent(result.id() + result.startedAt(), argument);
            if (before != null) {
                throw new IOException(TEXTS.get("compare.twice", argument, before));
            }
            results.add(result);
        }
        return results;
    }

    /** All of them made before the first is written, so that no folder is left with half of them. */
    private Map<String, byte[]> files(List<Result> results, Style style) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<ComparisonChart, String> pictures = new LinkedHashMap<>();
        for (Format each : Comparisons.FORMATS.reversed()) {
            if (format != null && each != format) {
                continue;
            }
            if (!each.picture()) {
                files.put(PAGE + "." + each.extension(), each == Format.MARKDOWN
                        ? Comparisons.markdown(results, pictures, style)
                        : Comparisons.write(results, each, ComparisonChart.RANKED, style));
                continue;
            }
            for (ComparisonChart one : ComparisonChart.values()) {
                if (chart == null || one == chart) {
                    String name = one.key() + "." + each.extension();
                    files.put(name, Comparisons.write(results, each, one, style));
                    pictures.put(one, name);
                }
            }
        }
        return files;
    }

    private void write(Map<String, byte[]> files) throws IOException {
        Map<Path, byte[]> placed = new LinkedHashMap<>();
        files.forEach((name, content) -> placed.put(out.resolve(name), content));
        WholeFile.write(placed);
        placed.keySet().forEach(file -> surroundings.out().println(TEXTS.get("wrote", file)));
    }
}
