package dev.tacho.chart;

import java.util.Arrays;
import java.util.List;

/** What is new in a figure that continues an earlier one: while a run goes on, all but its end stays as it was. */
final class Growth {
    /** How far a stroke or a dot reaches to the left of its point, in logical pixels. */
    private static final double REACH = 4;

    private Growth() {
    }

    /**
     * Where on {@code sheet}, which is that of both figures, {@code now} begins to look different from {@code before}.
     *
     * @param before may be null, for nothing painted yet
     * @param density device pixels per logical one
     * @return in logical pixels; 0 for everywhere
     */
    static double start(Figure before, Figure now, Sheet sheet, double density) {
        int known = before == null ? 0 : before.xs.length;
        if (known == 0 || sheet.frames().isEmpty() || !continues(before, now)) {
            return 0;
        }
        Sheet.Frame frame = sheet.frames().getFirst();
        boolean alike = Reduction.dense(before.xs, frame, density) == Reduction.dense(now.xs, frame, density);
        return alike ? Math.max(0, Math.floor(frame.x(before.xs[known - 1]) - REACH)) : 0;
    }

    private static boolean continues(Figure before, Figure now) {
        if (!begins(before.xs, now.xs) || before.plots.size() != now.plots.size()
                || now.plots.stream().anyMatch(plot -> plot.heat().isPresent())) {
            return false;
        }
        for (int plot = 0; plot < now.plots.size(); plot++) {
            List<Series> earlier = before.plots.get(plot).series();
            List<Series> later = now.plots.get(plot).series();
            if (earlier.size() != later.size()) {
                return false;
            }
            for (int i = 0; i < later.size(); i++) {
                if (!continues(earlier.get(i), later.get(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean continues(Series before, Series now) {
        return before.ink() == now.ink() && before.pen() == now.pen() && before.side() == now.side()
                && before.own().isEmpty() && now.own().isEmpty()
                && begins(before.ys(), now.ys());
    }

    private static boolean begins(double[] start, double[] whole) {
        return start.length <= whole.length && Arrays.equals(start, 0, start.length, whole, 0, start.length);
    }
}
