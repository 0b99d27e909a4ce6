package dev.tacho.chart;

/**
 * How many there were in each cell of a plane, to be shown as colours.
 *
 * @param xs     edges of the columns, ascending, one more than there are columns
 * @param ys     edges of the rows, likewise
 * @param counts by column and row, 0 or more
 * @param key    what the colours mean, on a logarithmic scale
 */
record Heat(double[] xs, double[] ys, double[][] counts, Axis key) {

    double count(int column, int row) {
        return counts[column][row];
    }
}
