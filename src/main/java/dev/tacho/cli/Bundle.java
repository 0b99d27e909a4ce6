package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.report.Chart;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.report.Style;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Everything that is published of one run, in one folder. */
final class Bundle {
    private static final Style STYLE = Style.DEFAULT;
    /** What the Markdown page shows. */
    private static final Map<Chart, String> PICTURES = new EnumMap<>(Chart.class);

    static {
        PICTURES.put(Chart.RUN, "chart.png");
        PICTURES.put(Chart.PERCENTILES, "percentiles.png");
        PICTURES.put(Chart.HISTOGRAM, "histogram.png");
        PICTURES.put(Chart.HEAT_MAP, "heatmap.png");
    }

    private Bundle() {
    }

    /** Writes the result, so that {@code into} lists it, and the documents beside it; tells of each file. */
    static void write(Result result, ResultLibrary into, Consumer<Path> written) throws IOException {
        Path json = into.save(result);
        written.accept(json);
        for (Map.Entry<String, byte[]> file : files(result).entrySet()) {
            Path path = json.resolveSibling(file.getKey());
            WholeFile.write(path, file.getValue());
            written.accept(path);
        }
    }

    private static Map<String, byte[]> files(Result result) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        PICTURES.forEach((chart, name) -> files.put(name, Reports.write(result, Format.PNG, chart, STYLE)));
        files.put("chart.svg", Reports.write(result, Format.SVG));
        files.put("report.md", Reports.markdown(result, PICTURES, STYLE));
        files.put("report.html", Reports.write(result, Format.HTML));
        files.put("ticks.csv", Reports.write(result, Format.CSV));
        return files;
    }
}
