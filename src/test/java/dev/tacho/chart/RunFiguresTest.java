package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Target;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RunFiguresTest {
    private static final List<Panel> ALL = RunFigures.OVERVIEW;
    private static final String NO_TARGET = "not on this machine";

    @Test
    void panelsComeInTheOrderAskedFor() {
        Figure figure = live(List.of(Panel.LATENCY, Panel.THROUGHPUT), Samples.ticks(4));
        assertThat(figure.plots).extracting(Plot::title).containsExactly("Latency", "Throughput");
    }

    @Test
    void failuresAreASeriesOnlyWhenThereAreAny() {
        assertThat(live(ALL, Runs.eventful(20)).plots.getFirst().series()).extracting(Series::name)
                .containsExactly("requests/s");
        assertThat(live(ALL, Runs.failing(20)).plots.getFirst().series()).extracting(Series::name)
                .containsExactly("requests/s", "failures/s");
    }

    @Test
    void anOpenLoopShowsItsPlanBesideWhatCameAndServiceBesideResponse() {
        Figure figure = live(ALL, OpenRuns.result().ticks());
        assertThat(figure.plots.getFirst().series()).extracting(Series::name).contains("requests/s", "planned");
        assertThat(figure.plots.get(1).series()).extracting(Series::name)
                .containsExactly("p50", "p90", "p99", "max", "service p99");
    }

    @Test
    void anEmptyTickLeavesAGapInLatencyAndAZeroInThroughput() {
        List<Tick> ticks = List.of(Runs.tick(0, 100, 0, 1_000_000), Runs.tick(1, 0, 0, 0),
                Runs.tick(2, 100, 0, 1_000_000));
        Figure figure = live(ALL, ticks);
        assertThat(figure.plots.get(0).series().getFirst().ys()).containsExactly(1_000, 0, 1_000);
        assertThat(figure.plots.get(1).series()).allSatisfy(series -> assertThat(series.ys()[1]).isNaN());
    }

    @Test
    void aServerThatIsNotSeenIsSaidInWords() {
        assertThat(texts(live(ALL, Runs.dead(3)))).contains(NO_TARGET);
        assertThat(live(ALL, Runs.dead(3)).plots.getLast().series()).isEmpty();
        assertThat(texts(live(ALL, Samples.ticks(3)))).doesNotContain(NO_TARGET);
    }

    @Test
    void withoutAWordForItTheServersPanelStaysEmpty() {
        Figure figure = RunFigures.overTime("", "", ALL, Runs.dead(3), "", 0);
        assertThat(figure.plots.getLast().message()).isEmpty();
        assertThat(figure.plots.getLast().left()).isPresent();
    }

    @Test
    void beforeTheFirstTickItSaysThatItWaits() {
        assertThat(texts(live(ALL, List.of()))).contains("waiting for the first measurements", "0:00", "0:10")
                .doesNotContain(NO_TARGET);
    }

    @Test
    void everyAxisNamesItsUnit() {
        assertThat(texts(live(ALL, Samples.ticks(20)))).contains("requests/s", "ms (log scale)",
                "CPU, % of one core", "memory, MiB", "time since the start (min:s)");
    }

    @Test
    void anExportedFigureCarriesItsOutcomeAndTheExactSettings() {
        Result result = Samples.result(40);
        Figure figure = RunFigures.overTime(result, ALL);
        assertThat(figure.title).isEqualTo("nginx, keep-alive");
        assertThat(figure.subtitle).contains("requests/s", "p50", "p99", "failed");
        assertThat(figure.caption.replace('\u00a0', ' ')).contains("GET http://127.0.0.1:8080/index.html?a=1",
                "10 connections", "10 s", "keep-alive", "HTTP/1.1", "nginx/1.22.1", "2026-01-02 03:04 UTC",
                "AMD EPYC, 2 cores, 24 GiB", "Tacho 0.1.0", "Java 25", "epoll");
    }

    private static String caption(Profile profile) {
        Result like = Samples.result(2);
        return RunFigures.overTime(new Result(like.id(), like.startedAt(), like.ending(), profile, like.document(),
                like.counts(), like.seconds(), like.latency(), like.generator(), like.target(), like.warnings(),
                like.environment(), like.ticks()), ALL).caption.replace('\u00a0', ' ');
    }

    @Test
    void theCaptionOfAnOpenLoopHasItsPlan() {
        assertThat(RunFigures.overTime(OpenRuns.result(), ALL).caption.replace('\u00a0', ' ')).contains(
                "1,000 requests/s for 3 s, then 1,000 to 1,500 requests/s in 1 s", "Poisson arrivals",
                "at most 200 in flight", "open loop", "1 s warm-up", "0.5 s cool-down").doesNotContain("connections");
    }

    @Test
    void theCaptionNamesAllThatIsOutOfTheOrdinary() {
        Profile profile = Profile.starter("special").withTarget(new Target.Url("https://127.0.0.1:8443/"));
        Connection special = new Connection(true, Connection.Http.HTTP_1_1, 30, OptionalInt.of(50), true,
                new Connection.Route.Proxy("127.0.0.1:3128"), new Connection.Sockets(false, OptionalInt.of(65_536),
                OptionalInt.of(131_072), List.of("127.0.0.2", "127.0.0.3")), new Connection.Tls(true, false, false,
                List.of("TLSv1.3"), List.of("TLS_AES_128_GCM_SHA256"), Optional.of(
                        new Connection.ClientCertificate("chain.pem", "key.pem"))));
        assertThat(caption(profile.withConnection(special).withRequests(List.of(RequestSpec.get(), RequestSpec.get()))
                .withLoad(new Load.Closed(1, OptionalLong.empty(), Optional.of(1.0), 0.05)))).contains("and 1 more",
                "0.05 s think time", "50 requests per connection", "proxy 127.0.0.1:3128", "Nagle’s delay on",
                "64 KiB send buffer", "128 KiB receive buffer", "from 127.0.0.2, 127.0.0.3", "redirects followed",
                "TLS, certificate checked", "no session resumption", "no server name sent", "TLSv1.3",
                "TLS_AES_128_GCM_SHA256", "client certificate");
        assertThat(caption(profile)).contains("TLS, any certificate").doesNotContain("proxy", "redirects", "resumption");
        assertThat(caption(Profile.starter("plain"))).doesNotContain("TLS", "warm-up", "cool-down", "think");
        assertThat(caption(profile.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, new Connection.Route.UnixSocket("/run/a.sock"),
                Connection.Sockets.DEFAULT, Connection.Tls.DEFAULT)))).contains("Unix socket /run/a.sock");
        assertThat(caption(profile.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, new Connection.Route.ConnectTo("127.0.0.1:81"),
                Connection.Sockets.DEFAULT, Connection.Tls.DEFAULT)))).contains("connected to 127.0.0.1:81");
    }

    @Test
    void aPlanOfManyStagesIsShortened() {
        List<Load.Stage> stages = IntStream.rangeClosed(1, 7).mapToObj(i -> Load.Stage.constant(i * 100, 5)).toList();
        assertThat(LoadWords.stages(stages)).startsWith("100 requests/s for 5 s, then 200")
                .endsWith("400 requests/s for 5 s, then 3 more stages");
    }

    @Test
    void whatIsNotMeasuredIsShadedInEveryPanel() {
        Figure figure = live(List.of(Panel.THROUGHPUT, Panel.LATENCY), OpenRuns.result().ticks());
        assertThat(figure.shades).containsExactly(new Figure.Shade(0, 1, "warm-up"),
                new Figure.Shade(5, 5.5, "cool-down"));
        assertThat(figure.bare().shades).isEqualTo(figure.shades);
        Sheet sheet = Layout.of(figure, 1_600, 900);
        List<Sheet.Plate> shades = sheet.grounds().stream().filter(plate -> plate.ink() == Ink.SHADE).toList();
        assertThat(shades).hasSize(4);
        Sheet.Frame upper = sheet.frames().getFirst();
        assertThat(shades.getFirst()).isEqualTo(new Sheet.Plate(upper.x1(), upper.y1(), upper.x(1), upper.y2(),
                Ink.SHADE));
        assertThat(shades.get(1).x1()).isEqualTo(upper.x(5));
        assertThat(texts(figure)).filteredOn("warm-up"::equals).hasSize(1);
        assertThat(texts(figure)).filteredOn("cool-down"::equals).hasSize(1);
    }

    @Test
    void aRunThatIsAllWindowHasNoShade() {
        assertThat(live(ALL, Samples.ticks(4)).shades).isEmpty();
    }

    @Test
    void aNameThatDoesNotFitItsShadeIsLeftOut() {
        Sheet narrow = Layout.of(live(ALL, OpenRuns.result().ticks()), 240, 400);
        assertThat(narrow.grounds()).anyMatch(plate -> plate.ink() == Ink.SHADE);
        assertThat(narrow.labels()).extracting(Label::text).doesNotContain("cool-down");
    }

    @Test
    void aLiveFigureHasNeitherTitleNorCaption() {
        Figure figure = live(ALL, Samples.ticks(4));
        assertThat(figure.title + figure.subtitle + figure.caption).isEmpty();
    }

    @Test
    void thePercentileCurveRisesFromTheMedianToTheMaximum() {
        Result result = Samples.result(40);
        Series response = RunFigures.percentiles(result).plots.getFirst().series().getFirst();
        assertThat(response.ys()).isSorted();
        assertThat(response.ys()[response.ys().length - 1])
                .isEqualTo(result.latency(dev.tacho.measure.Metric.RESPONSE).maxNanos());
    }

    @Test
    void serviceTimeIsDrawnOnlyWhereItDiffers() {
        assertThat(RunFigures.percentiles(Samples.result(8)).plots.getFirst().series()).hasSize(1);
        assertThat(RunFigures.percentiles(Runs.withSlowConnects(500)).plots.getFirst().series())
                .extracting(Series::name).containsExactly("response time", "service time");
    }

    @Test
    void thePercentileCurveMarksWhereSamplesAreFew() {
        Figure figure = RunFigures.percentiles(Runs.withSlowConnects(5_000));
        assertThat(figure.plots.getFirst().doubt().orElseThrow().from()).isEqualTo(500);
        assertThat(texts(figure)).contains("fewer than 10 samples beyond");
    }

    @Test
    void aRunWithoutAResponseHasNoCurveAndSaysSo() {
        assertThat(texts(RunFigures.percentiles(Samples.result(0)))).anyMatch(text -> text.contains("no response"));
    }

    private static Figure live(List<Panel> panels, List<Tick> ticks) {
        return RunFigures.overTime("", "", panels, ticks, NO_TARGET, 0);
    }

    private static List<String> texts(Figure figure) {
        return Layout.of(figure, 1_600, 900).labels().stream().map(Label::text).toList();
    }
}
