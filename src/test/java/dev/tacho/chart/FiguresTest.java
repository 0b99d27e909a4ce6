package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FiguresTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0       | 0
            999     | 999
            1234567 | 1,234,567
            -1234   | -1,234
            """)
    void countsAreGrouped(long value, String text) {
        assertThat(Figures.count(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0        | 0
            0.004    | 0.004
            0.52     | 0.52
            0.999    | 1.00
            15.44    | 15.4
            154.2    | 154.2
            999.94   | 999.9
            999.96   | 1,000
            20443.4  | 20,443
            -154.2   | -154.2
            -0.0001  | 0
            """)
    void ratesKeepTheDigitsThatMatter(double value, String text) {
        assertThat(Figures.rate(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0             | 0 ms
            850           | 850 ns
            999.7         | 1.0 µs
            8_500         | 8.5 µs
            85_000        | 85 µs
            999_960       | 1.00 ms
            1_240_000     | 1.24 ms
            12_400_000    | 12.4 ms
            999_960_000   | 1.00 s
            3_010_000_000 | 3.01 s
            3.6e12        | 3,600 s
            -1_240_000    | -1.24 ms
            """)
    void timesHaveThreeDigitsAndAUnit(String nanos, String text) {
        assertThat(Figures.nanos(Double.parseDouble(nanos.replace("_", "")))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0          | 0 B
            11         | 11 B
            1023       | 1023 B
            1024       | 1 KiB
            6501171    | 6.2 MiB
            125829120  | 120 MiB
            25769803776 | 24 GiB
            -2048      | -2 KiB
            """)
    void sizesAreInBinaryUnits(double bytes, String text) {
        assertThat(Figures.bytes(bytes).replace(",", "")).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0     | 0 %
            0.01  | <0.1 %
            0.4   | 0.4 %
            9.96  | 10 %
            43.2  | 43 %
            100   | 100 %
            1234  | 1,234 %
            -3    | -3.0 %
            """)
    void percentages(double percent, String text) {
        assertThat(Figures.percent(percent)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0      | 0:00
            9.6    | 0:10
            83.4   | 1:23
            3599.6 | 1:00:00
            3723   | 1:02:03
            -5     | -0:05
            -0.2   | 0:00
            """)
    void clocksRoundToTheSecond(double seconds, String text) {
        assertThat(Figures.clock(seconds)).isEqualTo(text);
    }

    @Test
    void instantsShowATenthAndCarryIt() {
        assertThat(Figures.instant(83.5)).isEqualTo("1:23.5");
        assertThat(Figures.instant(59.96)).isEqualTo("1:00.0");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void whatIsNoNumberIsADash(double value) {
        assertThat(new String[] {Figures.rate(value), Figures.nanos(value), Figures.bytes(value),
            Figures.percent(value), Figures.clock(value), Figures.instant(value)}).containsOnly("–");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1     | 0 %
            2     | 50 %
            10    | 90 %
            100   | 99 %
            1000  | 99.9 %
            10000 | 99.99 %
            1500  | 99.933 %
            """)
    void percentilesHaveAsManyNinesAsItTakes(double beyond, String text) {
        assertThat(Figures.percentile(beyond)).isEqualTo(text);
    }

    @Test
    void marksAreShortenedByTheReachOfTheirAxis() {
        assertThat(Figures.mark(0, 10_000, 40_000)).isEqualTo("0");
        assertThat(Figures.mark(10_000, 10_000, 40_000)).isEqualTo("10k");
        assertThat(Figures.mark(1_500, 500, 2_000)).isEqualTo("1,500");
        assertThat(Figures.mark(1_500_000, 500_000, 2_000_000)).isEqualTo("1.5M");
        assertThat(Figures.mark(0.2, 0.2, 1)).isEqualTo("0.2");
        assertThat(Figures.mark(25, 12.5, 50)).isEqualTo("25.0");
    }
}
