package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormReaderTest {
    private static final Profile FULL = new Profile("nginx", "two lines", new Target.Url("http://127.0.0.1:8080/a?b=1"),
            new RequestSpec("POST", List.of(new Header("X-A", "1"), new Header("X-B", "2")), new Body.Inline(" {} "),
                    "application/json"),
            new Load.Closed(100, OptionalLong.of(5_000), Optional.of(2.5), 0.25),
            new Connection(false, Connection.Http.HTTP_1_0, 7),
            new Checks(StatusSet.parse("200, 204"), true, Optional.of(" ok ")));
    /** Nothing in it is as the form has it by itself. */
    private static final Profile OPEN = FULL.withRequests(List.of(
                    new RequestSpec("GET", List.of(new Header("X-C", "${counter}")), new Body.None(), "text/plain",
                            Optional.of("/items/${random:1-100}"), 3, List.of("a=1", "b=2"), Optional.of("me:secret")),
                    new RequestSpec("PUT", List.of(), new Body.Lines("lines.txt", Order.RANDOM), "text/csv",
                            Optional.empty(), 2, List.of(), Optional.empty()),
                    new RequestSpec("POST", List.of(), new Body.Inline("${csv:name}"), "text/plain")))
            .withData(Optional.of(new DataFile("users.csv", Order.RANDOM)))
            .withLoad(new Load.Open(Load.Arrivals.POISSON,
                    List.of(new Stage(0, 500, 10), Stage.constant(500, 20.5), new Stage(500, 100.25, 5)), 321))
            .withWindow(new Window(3, 0.5))
            .withConnection(new Connection(true, Connection.Http.HTTP_1_1, 2.5, OptionalInt.of(50), true,
                    new Route.Proxy("127.0.0.1:3128"),
                    new Sockets(false, OptionalInt.of(65_536), OptionalInt.of(1_024), List.of("127.0.0.2", "127.0.0.3")),
                    new Tls(true, false, false, List.of("TLSv1.2", "TLSv1.3"), List.of("AES128-SHA", "AES256-SHA"),
                            Optional.of(new ClientCertificate("client.pem", "client.key")))));

    @Test
    void aProfilePutIntoTheFormIsReadBackUnchanged() {
        assertThat(read(Form.of(FULL)).profile()).isEqualTo(FULL);
        Profile starter = Profile.starter("new");
        assertThat(read(Form.of(starter)).profile()).isEqualTo(starter);
        assertThat(read(Form.of(starter)).problems()).isEmpty();
        Profile file = FULL.withRequest(new RequestSpec("PUT", List.of(), new Body.FromFile("body.bin"), "text/plain"));
        assertThat(read(Form.of(file)).profile()).isEqualTo(file);
    }

    /** Also where what it was before has none of it. */
    @Test
    void everythingThatAProfileCanSayIsReadBackUnchanged() {
        assertThat(read(Form.of(OPEN)).profile()).isEqualTo(OPEN);
        for (Route route : List.of(new Route.Direct(), new Route.UnixSocket("/run/x.sock"),
                new Route.ConnectTo("[::1]:8081"))) {
            Connection other = OPEN.connection();
            Profile routed = OPEN.withConnection(new Connection(other.keepAlive(), other.http(),
                    other.timeoutSeconds(), OptionalInt.empty(), false, route, Sockets.DEFAULT, Tls.DEFAULT));
            assertThat(read(Form.of(routed)).profile()).isEqualTo(routed);
        }
    }

    @Test
    void theOtherKindOfLoadCanBeRunAtOnceAndTakesAsLong() {
        Form form = Form.of(Profile.starter("new").withLoad(new Load.Closed(10, OptionalLong.empty(),
                Optional.of(25.0))));
        Form open = with(form, new LoadForm(LoadKind.OPEN, form.load().arrivals(), form.load().stages()));
        assertThat(read(open).problems()).isEmpty();
        assertThat(read(open).profile().load().plannedSeconds()).contains(25.0);
        form = Form.of(OPEN);
        Form closed = with(form, new LoadForm(LoadKind.CLOSED, form.load().arrivals(), form.load().stages()));
        assertThat(read(closed).profile().load()).isEqualTo(new Load.Closed(10, OptionalLong.empty(),
                Optional.of(35.5)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "many|200|10|Stage 2: write its rates as numbers of requests per second, for example 1000.",
        "100|fast|10|Stage 2: write its rates as numbers of requests per second, for example 1000.",
        "100|''|''|Stage 2: write how many seconds it lasts, for example 10."})
    void aStageThatCannotBeReadIsNamed(String from, String to, String seconds, String problem) {
        Form form = Form.of(OPEN);
        List<StageText> stages = new ArrayList<>(form.load().stages());
        stages.set(1, new StageText(from, to, seconds));
        FormReader.Reading reading = new FormReader(with(form, new LoadForm(LoadKind.OPEN, form.load().arrivals(),
                stages)), OPEN).read();
        assertThat(reading.problems()).containsEntry(Field.STAGES, problem);
        assertThat(reading.profile()).isEqualTo(OPEN);
    }

    @Test
    void ratesMayBeGrouped() {
        Form form = Form.of(OPEN);
        Form grouped = with(form, new LoadForm(LoadKind.OPEN, form.load().arrivals(),
                List.of(new StageText("20,000", "", "10"))));
        assertThat(((Load.Open) read(grouped).profile().load()).stages())
                .containsExactly(Stage.constant(20_000, 10));
    }

    @Test
    void aWeightThatCannotBeReadIsAProblemOfItsRequest() {
        Form form = Form.of(OPEN);
        form.requests().get(1).texts().put(Field.WEIGHT, "heavy");
        FormReader.Reading reading = new FormReader(form, OPEN).read();
        assertThat(reading.ofRequest().get(1)).containsEntry(Field.WEIGHT, "Write a whole number, for example 100.");
        assertThat(reading.profile()).isEqualTo(OPEN);
        assertThat(reading.valid()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "CONCURRENCY|abc|Write a whole number, for example 100.",
        "CONCURRENCY|''|Write a whole number, for example 100.",
        "REQUESTS|many|Write a whole number, for example 10000, or leave it empty for no limit.",
        "DURATION|1,5|Write a number of seconds, for example 10 or 2.5, or leave it empty for no limit.",
        "TIMEOUT|''|Write a number of seconds, for example 30 or 2.5.",
        "STATUSES|''|Write which statuses are good, for example 2xx, 304.",
        "STATUSES|2xx, 9|“9” is no status."})
    void whatCannotBeReadIsAProblemAndLeavesTheProfileAsItWas(Field field, String text, String problem) {
        Form form = Form.of(FULL);
        form.texts().put(field, text);
        FormReader.Reading reading = read(form);
        assertThat(reading.problems().get(field)).startsWith(problem);
        assertThat(reading.profile()).isEqualTo(FULL);
    }

    @ParameterizedTest
    @CsvSource({"NAME,' '", "URL,127.0.0.1:8080", "CONCURRENCY,0", "CONCURRENCY,99999999999",
        "REQUESTS,0", "DURATION,0", "TIMEOUT,-1"})
    void whatBreaksTheRulesIsAProblemAtItsField(Field field, String text) {
        Form form = Form.of(FULL);
        form.texts().put(field, text);
        assertThat(read(form).problems()).containsKey(field);
    }

    @Test
    void whatBreaksTheRulesInARequestIsItsProblem() {
        Form form = Form.of(FULL);
        form.requests().getFirst().texts().put(Field.METHOD, "G T");
        assertThat(read(form).ofRequest()).singleElement().extracting(Map::keySet).isEqualTo(Set.of(Field.METHOD));
    }

    @Test
    void anEmptyLimitIsNoLimit() {
        Form form = Form.of(FULL);
        form.texts().put(Field.REQUESTS, " ");
        assertThat(((Load.Closed) read(form).profile().load()).requests()).isEmpty();
        form.texts().put(Field.DURATION, "");
        assertThat(read(form).problems()).isNotEmpty();
    }

    @Test
    void aLimitThatWasNotSetIsNotSetByWhatCannotBeRead() {
        Profile byTime = FULL.withLoad(new Load.Closed(100, OptionalLong.empty(), Optional.of(2.5)));
        Form form = Form.of(byTime);
        form.texts().put(Field.REQUESTS, "many");
        assertThat(new FormReader(form, byTime).read().profile()).isEqualTo(byTime);
        Profile byCount = FULL.withLoad(new Load.Closed(100, OptionalLong.of(5_000), Optional.empty()));
        form = Form.of(byCount);
        form.texts().put(Field.DURATION, "long");
        assertThat(new FormReader(form, byCount).read().profile()).isEqualTo(byCount);
    }

    @Test
    void emptyHeaderRowsAreNotSent() {
        Form form = Form.of(FULL.withRequest(new RequestSpec("GET",
                List.of(new Header("", " "), new Header(" X-A ", " 1 ")), new Body.None(), "text/plain")));
        assertThat(read(form).profile().request().headers()).containsExactly(new Header("X-A", "1"));
    }

    private static Form with(Form form, LoadForm load) {
        return new Form(form.texts(), form.description(), form.target(), form.requests(), form.dataOrder(), load,
                form.connection(), form.checks());
    }

    private static FormReader.Reading read(Form form) {
        return new FormReader(form, FULL).read();
    }
}
