package dev.tacho.profile;

/** What ab's options say on how to report, while they are being read. */
final class AbOutput {
    private int verbosity;
    private boolean html;
    private String table = "";
    private String row = "";
    private String cell = "bgcolor=white";
    private boolean percentiles = true;
    private boolean confidence = true;
    private boolean progress = true;
    private boolean ignoreErrors;
    private String gnuplot = "";
    private String csv = "";
    String json = "";
    String log = "";

    void flag(char letter) {
        switch (letter) {
            case 'r' -> ignoreErrors = true;
            case 'w' -> html = true;
            case 'd' -> percentiles = false;
            case 'S' -> confidence = false;
            case 'q' -> progress = false;
            default -> throw new IllegalArgumentException("no option of output: " + letter);
        }
    }

    void value(char letter, String value) {
        switch (letter) {
            case 'v' -> verbosity = AbReader.number(value);
            case 'x' -> table = value;
            case 'y' -> row = value;
            case 'z' -> cell = value;
            case 'g' -> gnuplot = value;
            case 'e' -> csv = value;
            default -> throw new IllegalArgumentException("no option of output: " + letter);
        }
        // Attributes of a table are only for one.
        html |= "xyz".indexOf(letter) >= 0;
    }

    AbLine.Output done() {
        return new AbLine.Output(verbosity, html, table, row, cell, percentiles, confidence, progress, ignoreErrors,
                gnuplot, csv, json, log);
    }
}
