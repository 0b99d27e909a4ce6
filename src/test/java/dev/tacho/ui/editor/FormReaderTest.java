package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormReaderTest {
    private static final Profile FULL = new Profile("nginx", "two lines", new Target.Url("http://127.0.0.1:8080/a?b=1"),
            new RequestSpec("POST", List.of(new Header("X-A", "1"), new Header("X-B", "2")), new Body.Inline(" {} "),
                    "application/json"),
            new Load.Closed(100, OptionalLong.of(5_000), Optional.of(2.5)),
            new Connection(false, Connection.Http.HTTP_1_0, 7),
            new Checks(StatusSet.parse("200, 204"), true, Optional.of(" ok ")));

    @Test
    void aProfilePutIntoTheFormIsReadBackUnchanged() {
        assertThat(read(Form.of(FULL)).profile()).isEqualTo(FULL);
        Profile starter = Profile.starter("new");
        assertThat(read(Form.of(starter)).profile()).isEqualTo(starter);
        assertThat(read(Form.of(starter)).problems()).isEmpty();
        Profile file = FULL.withRequest(new RequestSpec("PUT", List.of(), new Body.FromFile("body.bin"), "text/plain"));
        assertThat(read(Form.of(file)).profile()).isEqualTo(file);
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
    @CsvSource({"NAME,' '", "URL,127.0.0.1:8080", "METHOD,G T", "CONCURRENCY,0", "CONCURRENCY,99999999999",
        "REQUESTS,0", "DURATION,0", "TIMEOUT,-1"})
    void whatBreaksTheRulesIsAProblemAtItsField(Field field, String text) {
        Form form = Form.of(FULL);
        form.texts().put(field, text);
        assertThat(read(form).problems()).containsKey(field);
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

    private static FormReader.Reading read(Form form) {
        return new FormReader(form, FULL).read();
    }
}
