package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.result.Result;
import java.util.Locale;

/** ab's report as the HTML table of its {@code -w}, to the letter. */
final class AbHtml {
    private static final int KIB = 1024;

    private final StringBuilder text = new StringBuilder("\n\n");
    private final AbStyle style;

    private AbHtml(AbStyle style) {
        this.style = style;
    }

    static String of(Result result, AbTimes times, AbStyle style) {
        AbHtml html = new AbHtml(style);
        html.text.append("<table ").append(style.table()).append(">\n");
        html.requests(result, new AbFigures(result));
        if (result.counts().completed() > 0) {
            html.times(times, result.counts().completed());
        }
        return html.text.append("</table>\n").toString();
    }

    private void requests(Result result, AbFigures figures) {
        Counts counts = result.counts();
        row("Server Software:", escaped(figures.software()));
        row("Server Hostname:", escaped(result.document().host()));
        row("Server Port:", Integer.toString(result.document().port()));
        row("Document Path:", escaped(result.document().path()));
        row("Document Length:", figures.length());
        row("Concurrency Level:", Integer.toString(figures.concurrency()));
        row("Time taken for tests:", decimals("%.3f seconds", result.seconds()));
        row("Complete requests:", Long.toString(counts.completed()));
        row("Failed requests:", Long.toString(figures.failed()));
        if (figures.failed() > 0) {
            line("<tr %s><td colspan=4 %s >   (Connect: %d, Length: %d, Exceptions: %d)</td></tr>", style.row(),
                    style.cell(), figures.connect(), figures.lengths(), figures.exceptions());
        }
        if (figures.non2xx() > 0) {
            row("Non-2xx responses:", Long.toString(figures.non2xx()));
        }
        if (figures.keepsAlive()) {
            row("Keep-Alive requests:", Long.toString(counts.keptAlive()));
        }
        row("Total transferred:", counts.bytesReceived() + " bytes");
        if (figures.hasBody()) {
            row("Total body sent:", Long.toString(counts.bytesSent()));
        }
        row("HTML transferred:", counts.bytesBody() + " bytes");
        if (result.seconds() > 0) {
            rates(result, figures);
        }
    }

    private void rates(Result result, AbFigures figures) {
        Counts counts = result.counts();
        double seconds = result.seconds();
        row("Requests per second:", decimals("%.2f", counts.completed() / seconds));
        row("Transfer rate:", decimals("%.2f kb/s received", counts.bytesReceived() / seconds / KIB));
        if (figures.hasBody()) {
            further(decimals("%.2f kb/s sent", counts.bytesSent() / seconds / KIB));
            further(decimals("%.2f kb/s total", (counts.bytesReceived() + counts.bytesSent()) / seconds / KIB));
        }
    }

    /** Processing is told by subtraction, and means are cut to whole milliseconds, as ab does here. */
    private void times(AbTimes times, long done) {
        String tr = style.row();
        String td = style.cell();
        long connectMean = Math.round(times.connects().exactMean() * done / 1e6) / done;
        long totalMean = Math.round(times.totals().exactMean() * done / 1e6) / done;
        line("<tr %s><th %s colspan=4>Connection Times (ms)</th></tr>", tr, td);
        line("<tr %s><th %s>&nbsp;</th> <th %s>min</th>   <th %s>avg</th>   <th %s>max</th></tr>", tr, td, td, td, td);
        time("Connect:", times.connects().min(), connectMean, times.connects().max());
        time("Processing:", times.totals().min() - times.connects().min(), totalMean - connectMean,
                times.totals().max() - times.connects().max());
        time("Total:", times.totals().min(), totalMean, times.totals().max());
    }

    private void time(String name, long min, long mean, long max) {
        String td = style.cell();
        line("<tr %s><th %s>%s</th><td %s>%5d</td><td %s>%5d</td><td %s>%5d</td></tr>", style.row(), td, name, td, min,
                td, mean, td, max);
    }

    private void row(String name, String value) {
        line("<tr %s><th colspan=2 %s>%s</th><td colspan=2 %s>%s</td></tr>", style.row(), style.cell(), name,
                style.cell(), value);
    }

    private void further(String value) {
        line("<tr %s><td colspan=2 %s>&nbsp;</td><td colspan=2 %s>%s</td></tr>", style.row(), style.cell(),
                style.cell(), value);
    }

    /** What a server or a URL says is no markup, although ab takes it for some. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String decimals(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }

    private void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
