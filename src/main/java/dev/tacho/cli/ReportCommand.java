package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** A stored result in another form. */
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    @Parameters(paramLabel = "RESULT", descriptionKey = "report.result")
    private String result;

    @Option(names = "--as", paramLabel = "FORMAT", required = true, descriptionKey = "report.as",
            converter = FormatOfKey.class)
    private Format format;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "report.out")
    private Path out;

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

    @Override
    public Integer call() throws IOException {
        if (out == null && format == Format.PNG && surroundings.outIsTerminal()) {
            throw new IOException(TEXTS.get("report.binary"));
        }
        byte[] document = Reports.write(read(), format);
        if (out == null) {
            surroundings.out().write(document, 0, document.length);
            surroundings.out().flush();
        } else {
            WholeFile.write(out, document);
        }
        return Cli.OK;
    }

    /** A result.json, the folder it lies in, or the id of a past run. */
    private Result read() throws IOException {
        Path path = Path.of(result);
        if (Files.isDirectory(path)) {
            return ResultFile.read(path.resolve("result.json"));
        }
        boolean pastRun = !Files.exists(path)
                && surroundings.results().list().stream().anyMatch(entry -> entry.id().equals(result));
        return pastRun ? surroundings.results().load(result) : ResultFile.read(path);
    }
}
