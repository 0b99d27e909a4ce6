package dev.tacho.report;

/**
 * What ab's options change about its report.
 *
 * @param html        a table in HTML instead of text, {@code -w}
 * @param table       attributes of that table, {@code -x}
 * @param row         attributes of its rows, {@code -y}
 * @param cell        attributes of its cells, {@code -z}
 * @param percentiles with the table of percentiles; not {@code -d}
 * @param confidence  with deviations, medians and doubts; not {@code -S}
 */
public record AbStyle(boolean html, String table, String row, String cell, boolean percentiles, boolean confidence) {
    public static final AbStyle PLAIN = new AbStyle(false, "", "", "bgcolor=white", true, true);
}
