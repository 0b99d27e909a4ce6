package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatusSetTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2xx, 3xx           | 2xx, 3xx
            ' 2XX ,304,400-404'| 2xx, 304, 400-404
            200-299            | 2xx
            404-404            | 404
            """)
    void isWrittenInItsShortestForm(String text, String written) {
        assertThat(StatusSet.parse(text)).hasToString(written);
        assertThat(StatusSet.parse(written)).isEqualTo(StatusSet.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "2xx,", "6xx", "20", "2000", "404-400", "ok", "2xx 3xx"})
    void refusesWhatIsNoStatus(String text) {
        assertThatThrownBy(() -> StatusSet.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void containsBothEndsOfARange() {
        StatusSet set = StatusSet.parse("2xx, 400-404");
        assertThat(List.of(200, 299, 400, 404)).allMatch(set::contains);
        assertThat(List.of(0, 199, 300, 399, 405)).noneMatch(set::contains);
    }
}
