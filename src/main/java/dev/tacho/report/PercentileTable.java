package dev.tacho.report;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.result.Result;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Percentiles as CSV, for programs: whole percents, and then further nines as far as there are samples to tell. */
final class PercentileTable {
    private static final int NANOS_DIGITS_OF_MILLI = 6;
    private static final int MOST_NINES = 7;

    private PercentileTable() {
    }

    static String csv(Result result) {
        Distribution response = result.latency(Metric.RESPONSE);
        Distribution service = result.latency(Metric.SERVICE);
        StringBuilder text = new StringBuilder("percent,response_ms,service_ms\n");
        if (response.count() > 0) {
            percents(response.count()).forEach(percent -> text.append(percent.toPlainString()).append(',')
                    .append(millis(response, percent)).append(',').append(millis(service, percent)).append('\n'));
        }
        return text.toString();
    }

    private static List<BigDecimal> percents(long samples) {
        List<BigDecimal> percents = new ArrayList<>();
        for (int percent = 0; percent < 100; percent++) {
            percents.add(BigDecimal.valueOf(percent));
        }
        // 99.9 has one sample beyond it in 1,000, each nine more in ten times as many.
        BigDecimal percent = new BigDecimal("99.9");
        for (long needed = 1_000; needed <= samples && percent.scale() < MOST_NINES; needed *= 10) {
            percents.add(percent);
            percent = percent.add(new BigDecimal("9").movePointLeft(percent.scale() + 1));
        }
        percents.add(BigDecimal.valueOf(100));
        return percents;
    }

    /** Nothing where there is no sample, which is no 0. */
    private static String millis(Distribution times, BigDecimal percent) {
        if (times.count() == 0) {
            return "";
        }
        long nanos = percent.signum() == 0 ? times.minNanos() : times.percentileNanos(percent.doubleValue());
        return BigDecimal.valueOf(nanos, NANOS_DIGITS_OF_MILLI).stripTrailingZeros().toPlainString();
    }
}
