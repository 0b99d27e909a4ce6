package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Everything that is published of one run, in one folder. */
final class Bundle {
    private static final Map<String, Format> FILES = new LinkedHashMap<>();

    static {
        FILES.put("chart.png", Format.PNG);
        FILES.put("chart.svg", Format.SVG);
        FILES.put("report.md", Format.MARKDOWN);
        FILES.put("report.html", Format.HTML);
        FILES.put("ticks.csv", Format.CSV);
    }

    private Bundle() {
    }

    /** Writes the result, so that {@code into} lists it, and the documents beside it; tells of each file. */
    static void write(Result result, ResultLibrary into, Consumer<Path> written) throws IOException {
        Path json = into.save(result);
        written.accept(json);
        for (Map.Entry<String, Format> file : FILES.entrySet()) {
            Path path = json.resolveSibling(file.getKey());
            WholeFile.write(path, Reports.write(result, file.getValue()));
            written.accept(path);
        }
    }
}
