package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.tacho.result.Samples;
import dev.tacho.result.ServerRuns;
import dev.tacho.result.Tick;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerFiguresTest {

    private static Figure processes(List<Tick> ticks) {
        return RunFigures.overTime("", "", RunFigures.PROCESSES, ticks, "not on this machine", 0);
    }

    @Test
    void processesOfOneNameAreToldApartByTheirNumber() {
        Figure figure = processes(ServerRuns.ticks(4, 6));
        assertThat(figure.plots).extracting(Plot::title).containsExactly("CPU by process", "Memory by process");
        assertThat(figure.legend).extracting(Figure.Entry::name).startsWith("nginx · 4700", "nginx · 4701",
                "uWSGI · 4702");
    }

    @Test
    void moreThanSevenAreFoldedAndTheSumStays() {
        List<Tick> ticks = ServerRuns.ticks(10, 24);
        Figure figure = processes(ticks);
        assertThat(figure.legend).hasSize(7).last().extracting(Figure.Entry::name).isEqualTo("others");
        assertThat(figure.plots.getFirst().series().getLast().ys()[5])
                .isCloseTo(ticks.get(5).target().orElseThrow().cpuPercent(), offset(1e-6));
    }

    @Test
    void aProcessKeepsItsColourAsTheRunGoesOn() {
        List<Tick> ticks = ServerRuns.ticks(40, 6);
        List<Figure.Entry> early = processes(ticks.subList(0, 3)).legend;
        List<Figure.Entry> late = processes(ticks).legend;
        assertThat(late).hasSize(7);
        assertThat(late.subList(0, 6)).extracting(Figure.Entry::ink)
                .isEqualTo(early.stream().map(Figure.Entry::ink).toList());
    }

    @Test
    void aProcessThatHasEndedLeavesAGapAndIsNotRead() {
        Plot memory = processes(ServerRuns.ticks(40, 6)).plots.getLast();
        Series gone = memory.series().get(3);
        assertThat(gone.ys()[5]).isPositive();
        assertThat(gone.ys()[30]).isNaN();
        assertThat(gone.value(5)).isLessThan(gone.ys()[5]);
        Series replacement = memory.series().get(6);
        assertThat(replacement.ys()[5]).isNaN();
        assertThat(replacement.value(39)).isPositive();
    }

    @Test
    void resultsWithoutProcessesShowTheirSum() {
        assertThat(processes(Samples.ticks(4)).plots.getFirst().series()).extracting(Series::name)
                .containsExactly("all processes");
        assertThat(processes(Samples.remote(4).ticks()).plots.getFirst().message()).isEqualTo("not on this machine");
    }

    @Test
    void theLineOfOneCoreIsNamed() {
        assertThat(processes(ServerRuns.ticks(4, 6)).plots.getFirst().levels()).extracting(Plot.Level::name)
                .containsExactly("1 core", "2 cores");
    }

    @Test
    void theMachineShowsWhoHadTheProcessors() {
        Figure figure = RunFigures.overTime("", "", RunFigures.MACHINE, ServerRuns.ticks(8, 6), "", 0);
        assertThat(figure.plots.getFirst().series()).extracting(Series::name)
                .containsExactly("load", "server", "Tacho", "user", "system", "steal");
        Series tacho = figure.plots.getFirst().series().get(2);
        assertThat(tacho.ys()[0]).isBetween(19.0, 21.0);
        assertThat(figure.plots.getLast().series()).extracting(Series::name)
                .containsExactly("received", "sent", "TCP retransmits");
        assertThat(RunFigures.overTime("", "", RunFigures.MACHINE, Samples.ticks(4), "", 0).plots)
                .allSatisfy(plot -> assertThat(plot.message()).startsWith("The machine was not watched"));
    }

    @Test
    void aStackContinuedIsPaintedAsIfAnew() {
        List<Tick> ticks = ServerRuns.ticks(40, 6);
        Raster grown = new Raster(500, 300, 1);
        grown.paint(RunFigures.overTime("", "", RunFigures.PROCESSES, ticks.subList(0, 30), "", 20), Look.LIGHT);
        grown.paint(RunFigures.overTime("", "", RunFigures.PROCESSES, ticks.subList(0, 31), "", 20), Look.LIGHT);
        Raster whole = new Raster(500, 300, 1);
        whole.paint(RunFigures.overTime("", "", RunFigures.PROCESSES, ticks.subList(0, 31), "", 20), Look.LIGHT);
        assertThat(grown.pixels()).isEqualTo(whole.pixels());
    }
}
