package dev.tacho.chart;

import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import java.util.List;

/** The figures of one run. */
public final class RunFigures {
    private RunFigures() {
    }

    /** One panel of a run over time. */
    public enum Panel {
        THROUGHPUT, LATENCY, TARGET
    }

    /**
     * Requests/s with failures, latency, the target's CPU and memory: stacked panels on one shared time axis.
     *
     * @param panels      which ones, top to bottom
     * @param noTarget    said in the target panel in place of a chart, when no tick has a target sample; may be empty
     * @param spanSeconds what the time axis covers at least, 0 to follow the data
     */
    public static Figure overTime(String title, String subtitle, List<Panel> panels, List<Tick> ticks, String noTarget,
                                  double spanSeconds) {
        throw new UnsupportedOperationException("contract");
    }

    /** As exported: {@link #overTime} of a result with its title and a caption of the exact settings. */
    public static Figure overTime(Result result, List<Panel> panels) {
        throw new UnsupportedOperationException("contract");
    }

    /** Response and service time over the percentile, x = 1/(1 − p). */
    public static Figure percentiles(Result result) {
        throw new UnsupportedOperationException("contract");
    }
}
