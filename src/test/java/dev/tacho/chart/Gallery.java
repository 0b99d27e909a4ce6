package dev.tacho.chart;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.ServerRuns;
import dev.tacho.result.Tick;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Writes pictures of all kinds of runs to look at, and prints what painting costs: {@code Gallery FOLDER}. Not a test:
 * whether a picture is good is seen, not asserted.
 */
final class Gallery {
    private static final List<Panel> ALL = RunFigures.OVERVIEW;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PAINTS = 60;

    private Gallery() {
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Result usual = Samples.result(400);
        for (Look look : Look.values()) {
            String name = look.name().toLowerCase(Locale.ROOT);
            write(folder, name + "-1600x900", RunFigures.overTime(usual, ALL), look, 1_600, 900);
            write(folder, name + "-800x600", RunFigures.overTime(usual, ALL), look, 800, 600);
            write(folder, name + "-1440x640", live(Runs.eventful(1_800), 0), look, 1_440, 640);
            write(folder, name + "-warm-up", RunFigures.overTime(OpenRuns.result(), ALL), look, 1_600, 900);
            write(folder, name + "-warming", live(OpenRuns.result().ticks().subList(0, 7), 6), look, 1_100, 700);
            write(folder, name + "-percentiles", RunFigures.percentiles(usual), look, 1_200, 700);
            write(folder, name + "-percentiles-apart", RunFigures.percentiles(Runs.withSlowConnects(20_000)), look,
                    1_200, 700);
        }
        write(folder, "target", RunFigures.overTime(Runs.eventfulResult(1_800), List.of(Panel.THROUGHPUT,
                Panel.LATENCY)), Look.LIGHT, 1_600, 900);
        write(folder, "target-all", RunFigures.overTime(Runs.eventfulResult(1_800), ALL), Look.LIGHT, 1_600, 900);
        write(folder, "ticks-0", live(List.of(), 0), Look.DARK, 1_100, 700);
        write(folder, "ticks-1", live(Samples.ticks(1), 10), Look.DARK, 1_100, 700);
        write(folder, "ticks-12", live(Samples.ticks(12), 0), Look.DARK, 1_100, 700);
        write(folder, "ticks-36000", live(Runs.eventful(36_000), 0), Look.LIGHT, 1_600, 900);
        write(folder, "remote", RunFigures.overTime(Samples.remote(60), ALL), Look.LIGHT, 1_600, 900);
        write(folder, "failing", live(Runs.failing(240), 0), Look.LIGHT, 1_440, 640);
        write(folder, "dead", live(Runs.dead(40), 0), Look.LIGHT, 900, 600);
        write(folder, "throughput-alone", RunFigures.overTime(usual, List.of(Panel.THROUGHPUT)), Look.LIGHT, 900,
                450);
        write(folder, "small", live(Runs.eventful(300), 0), Look.DARK, 560, 420);
        Files.write(folder.resolve("twice.png"), Picture.png(RunFigures.overTime(usual, ALL), Look.LIGHT, 900, 600, 2));
        write(folder, "long-names", RunFigures.overTime(Runs.withLongNames(), ALL), Look.DARK, 800, 600);
        servers(folder);
        distributions(folder);
        comparisons(folder);
        cost(1_800);
        cost(36_000);
    }

    private static void servers(Path folder) throws IOException {
        for (int processes : new int[] {6, 24}) {
            everyWay(folder, "processes-" + processes,
                    RunFigures.overTime(ServerRuns.result(240, processes), RunFigures.PROCESSES));
        }
        everyWay(folder, "machine", RunFigures.overTime(ServerRuns.result(240), RunFigures.MACHINE));
        write(folder, "processes-long", RunFigures.overTime(ServerRuns.result(3_600), RunFigures.PROCESSES),
                Look.LIGHT, 1_100, 600);
        write(folder, "processes-sums", RunFigures.overTime(Samples.result(40), RunFigures.PROCESSES), Look.LIGHT,
                1_100, 600);
        write(folder, "machine-none", RunFigures.overTime(Samples.result(40), RunFigures.MACHINE), Look.LIGHT, 800,
                500);
    }

    private static void distributions(Path folder) throws IOException {
        Result warm = Rivals.run("nginx", 0, 240, 4_000, 1.1e6, 0.4);
        Result rough = Samples.result(400);
        everyWay(folder, "histogram", RunFigures.histogram(rough, true));
        everyWay(folder, "histogram-even", RunFigures.histogram(rough, false));
        everyWay(folder, "heat", RunFigures.heatMap(warm));
        everyWay(folder, "heat-open", RunFigures.heatMap(OpenRuns.result()));
        write(folder, "heat-1", RunFigures.heatMap(Samples.result(1)), Look.LIGHT, 800, 500);
        write(folder, "heat-0", RunFigures.heatMap(Samples.result(0)), Look.LIGHT, 800, 500);
        write(folder, "heat-long", RunFigures.heatMap(Rivals.run("long", 0, 4_000, 400, 1.1e6, 0.4)), Look.LIGHT, 800,
                500);
        write(folder, "histogram-few", RunFigures.histogram(Runs.withSlowConnects(5), true), Look.LIGHT, 800, 500);
    }

    private static void comparisons(Path folder) throws IOException {
        List<Result> usual = Rivals.usual();
        everyWay(folder, "ranked", Comparison.ranked(usual));
        everyWay(folder, "overlay", Comparison.overlay(usual, Panel.THROUGHPUT));
        everyWay(folder, "overlay-latency", Comparison.overlay(usual, Panel.LATENCY));
        everyWay(folder, "overlay-target", Comparison.overlay(usual, Panel.TARGET));
        everyWay(folder, "curves", Comparison.percentiles(usual));
        List<Result> repeats = usual.stream().filter(run -> run.profile().name().equals("nginx")).toList();
        write(folder, "overlay-repeats", Comparison.overlay(repeats, Panel.THROUGHPUT), Look.LIGHT, 800, 500);
        write(folder, "ranked-many", Comparison.ranked(Rivals.many(20)), Look.LIGHT, 800, 600);
        write(folder, "overlay-many", Comparison.overlay(Rivals.many(9), Panel.THROUGHPUT), Look.LIGHT, 800, 600);
        write(folder, "ranked-none", Comparison.ranked(List.of()), Look.LIGHT, 800, 400);
    }

    /** For a post and for a column of a paper, light and dark. */
    private static void everyWay(Path folder, String name, Figure figure) throws IOException {
        for (Look look : Look.values()) {
            String suffix = "-" + look.name().toLowerCase(Locale.ROOT);
            write(folder, name + "-1600" + suffix, figure, look, 1_600, 900);
            write(folder, name + "-800" + suffix, figure, look, 800, 500);
            write(folder, name + "-column" + suffix, figure.bare(), look, 400, 260);
        }
    }

    private static Figure live(List<Tick> ticks, double span) {
        return RunFigures.overTime("", "", ALL, ticks, "The server is not on this machine.", span);
    }

    private static void write(Path folder, String name, Figure figure, Look look, int width, int height)
            throws IOException {
        Files.write(folder.resolve(name + ".png"), Picture.png(figure, look, width, height, 1));
        Files.writeString(folder.resolve(name + ".svg"), Picture.svg(figure, look, width, height));
    }

    private static void cost(int count) {
        List<Tick> ticks = Runs.eventful(count);
        Raster raster = new Raster(1_600, 900, 1);
        for (double span : new double[] {0, count * 0.25 + 60}) {
            for (int round = 0; round < 3; round++) {
                long start = THREADS.getCurrentThreadCpuTime();
                for (int i = 0; i < PAINTS; i++) {
                    raster.paint(live(ticks.subList(0, count - PAINTS + i), span), Look.LIGHT);
                }
                System.out.printf(Locale.ROOT, "%,d ticks, %s: %.1f ms of CPU per paint%n", count,
                        span > 0 ? "axes unchanged" : "axes redrawn",
                        (THREADS.getCurrentThreadCpuTime() - start) / 1e6 / PAINTS);
            }
        }
    }
}
