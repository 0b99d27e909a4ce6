package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"100|100", " 7 |7", "1,000|1000", "10 000|10000",
        "1_000_000|1000000", "-3|-3"})
    void readsWholeNumbersAsPeopleWriteThem(String text, long number) {
        assertThat(NumberText.whole(text)).hasValue(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "1.5", "1,5", "10,00", "1e3", "99999999999999999999"})
    void refusesWhatIsNoWholeNumber(String text) {
        assertThat(NumberText.whole(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"10,10", "2.5,2.5", ".5,0.5", "3.,3", "-1,-1"})
    void readsDecimals(String text, double number) {
        assertThat(NumberText.decimal(text)).contains(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "1,500", "2,5", "ten", "1e3", "Infinity", "NaN"})
    void refusesWhatCouldMeanTwoThings(String text) {
        assertThat(NumberText.decimal(text)).isEmpty();
    }

    @Test
    void writesNumbersWithoutNoise() {
        assertThat(NumberText.of(10.0)).isEqualTo("10");
        assertThat(NumberText.of(2.5)).isEqualTo("2.5");
        assertThat(NumberText.of(0.0)).isEqualTo("0");
        assertThat(NumberText.of(12_000_000.0)).isEqualTo("12000000");
        assertThat(NumberText.of(1_000L)).isEqualTo("1000");
    }
}
