package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import java.util.Locale;

/** What of a result is to become a file. */
public sealed interface ExportChoice {

    /** The ending of its files, without the dot. */
    String extension();

    /** What tells its files apart from others of the same result; empty for the obvious one. */
    String suffix();

    /** A name for the file of this choice, without a folder. */
    default String fileName(Result result) {
        String name = result.profile().name().strip().replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
        return (name.isEmpty() ? "result" : name) + suffix() + "." + extension();
    }

    /** Which picture. */
    enum Chart {
        /** Throughput, latency and target on one time axis. */
        ALL, THROUGHPUT, LATENCY, TARGET,
        /** CPU and memory of each process of the server. */
        PROCESSES,
        /** Processors and network of the machine. */
        MACHINE, PERCENTILES, HISTOGRAM,
        /** The histogram on an even scale of time. */
        HISTOGRAM_EVEN, HEAT_MAP;

        /** The numbers it is made of. */
        Format data() {
            return switch (this) {
                case ALL, THROUGHPUT, LATENCY, TARGET, PROCESSES, MACHINE -> Format.CSV;
                case PERCENTILES -> Format.PERCENTILES;
                case HISTOGRAM, HISTOGRAM_EVEN -> Format.HGRM;
                case HEAT_MAP -> Format.HLOG;
            };
        }

        String suffix() {
            return "-" + (this == ALL ? "charts" : name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    /** @param scale 1 to 3, pixels per unit of the layout */
    record Png(Chart chart, Look look, int scale) implements ExportChoice {
        @Override
        public String extension() {
            return "png";
        }

        @Override
        public String suffix() {
            return chart.suffix() + (look == Look.DARK ? "-dark" : "") + (scale == 1 ? "" : "@" + scale + "x");
        }
    }

    record Svg(Chart chart, Look look) implements ExportChoice {
        @Override
        public String extension() {
            return "svg";
        }

        @Override
        public String suffix() {
            return chart.suffix() + (look == Look.DARK ? "-dark" : "");
        }
    }

    /** Numbers and text. */
    record Document(Format format) implements ExportChoice {
        @Override
        public String extension() {
            return format.extension();
        }

        @Override
        public String suffix() {
            return switch (format) {
                case AB, WEBBENCH, ABENCH, PERCENTILES -> "-" + format.key();
                case MARKDOWN, HTML, CSV, JSON, HGRM, HLOG, GNUPLOT, PNG, SVG -> "";
            };
        }
    }
}
