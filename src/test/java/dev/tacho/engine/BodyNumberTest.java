package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyNumberTest {
    private static final Pattern NUMBER =
            Pattern.compile("[ \t\n\u000b\f\r]*[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?[ \t\n\u000b\f\r]*");
    private static final String LETTERS = "0123456789012345678900..+-eE  \n";
    private static final int CALLS = 1_000_000;
    private final BodyNumber number = new BodyNumber(10, 90);
    private final Random random = new Random(11);

    private double read(String body) {
        ByteBuf in = Unpooled.copiedBuffer(body, StandardCharsets.ISO_8859_1);
        number.begin();
        for (int from = 0; from < body.length();) {
            int length = 1 + random.nextInt(body.length() - from);
            number.feed(in, from, length);
            from += length;
        }
        return number.value();
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "90", "49.123456", " 5e1\r\n", "+12.", "1000000e-5",
        "00000000000000000000000000000050",
        "10.000000000000000000000000000000000000", "9e+1", "\t\n55\f"})
    void aNumberInTheRangeFits(String body) {
        assertThat(read(body)).isBetween(10.0, 90.0);
        assertThat(number.fits()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-", ".", "e1", "5e", "5e+", "1 2", "50,5", "50x", "x50", "5 0", "--50", "0x20",
        "NaN", "Infinity", "50f", "50\u0000", "\ufeff50", "<html>50</html>", "50..", "5.0.0", "5e1.0", "1_0", "５０"})
    void whatIsNoNumberDoesNot(String body) {
        assertThat(read(body)).isNaN();
        assertThat(number.fits()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9.999999", "90.00001", "-50", "0", "1e300", "1e999999999999999999", "-1e99999", "1e-400",
        "1e-99999999999999999999"})
    void oneBeyondTheRangeDoesNot(String body) {
        assertThat(read(body)).isNotNaN();
        assertThat(number.fits()).isFalse();
    }

    /** The JDK reads what matches the grammar, and decides how much it is. */
    @Test
    void readsWhatTheJdkReadsHoweverTheBodyIsCut() {
        int numbers = 0;
        for (int round = 0; round < 50_000; round++) {
            StringBuilder body = new StringBuilder();
            for (int length = random.nextInt(12); length >= 0; length--) {
                body.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            double read = read(body.toString());
            if (NUMBER.matcher(body).matches()) {
                numbers++;
                double exact = Double.parseDouble(body.toString().strip());
                double error = Double.isInfinite(exact) ? 0 : Math.abs(exact) * 1e-15;
                assertThat(read).as(body.toString()).isBetween(exact - error, exact + error);
            } else {
                assertThat(read).as(body.toString()).isNaN();
            }
        }
        assertThat(numbers).isGreaterThan(1000);
    }

    @Test
    void withUpToFifteenDigitsItIsExact() {
        for (int round = 0; round < 20_000; round++) {
            String body = String.format(Locale.ROOT, "%.6f", random.nextDouble() * 100);
            assertThat(read(body)).as(body).isEqualTo(Double.parseDouble(body));
        }
        assertThat(read("0.1")).isEqualTo(0.1);
        assertThat(read("123456789.012345e-10")).isEqualTo(123456789.012345e-10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"123456789012345678901234567890", "4.9e-324", "1.7976931348623157e308", "123e-330",
        "0.000000000000000000000000000000000000001e40"})
    void extremesAreNumbersToo(String body) {
        assertThat(read(body)).isCloseTo(Double.parseDouble(body), Percentage.withPercentage(1e-12));
    }

    @Test
    void overlongBodiesAreReadToTheirEnd() {
        assertThat(read("0".repeat(100_000) + "50." + "0".repeat(100_000) + " ".repeat(100_000))).isEqualTo(50);
        assertThat(read("0." + "0".repeat(400) + "5e402")).isEqualTo(50);
        assertThat(read("5" + "0".repeat(401) + "e-400")).isCloseTo(50, Percentage.withPercentage(1e-12));
        assertThat(read("7".repeat(1_000_000))).isInfinite();
        assertThat(read("7".repeat(1_000_000) + "x")).isNaN();
    }

    @Test
    void eachBodyIsReadOnItsOwn() {
        assertThat(read("-1.5e-3")).isEqualTo(-0.0015);
        assertThat(read("oops")).isNaN();
        assertThat(read("42")).isEqualTo(42);
    }

    @Test
    void readingAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ByteBuf in = Unpooled.copiedBuffer(" 49.1234567890123456789e0\n", StandardCharsets.US_ASCII);
        int fitting = 0;
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int call = 0; call < CALLS; call++) {
            number.begin();
            number.feed(in, 0, in.readableBytes());
            fitting += number.fits() ? 1 : 0;
        }
        assertThat((threads.getCurrentThreadAllocatedBytes() - before) / CALLS).isZero();
        assertThat(fitting).isEqualTo(CALLS);
    }

    @Test
    void packedOneIsReadUnpackedAndBrokenPackingIsNoNumber() throws IOException {
        byte[] packed = UnpackerTest.gzip("49.123456\n".getBytes(StandardCharsets.US_ASCII));
        BodyCheck check = new BodyCheck(null, number);
        for (int piece = 1; piece <= packed.length; piece++) {
            check.begin();
            for (int at = 0; at < packed.length; at += piece) {
                check.feedPacked(Unpooled.wrappedBuffer(packed), at, Math.min(piece, packed.length - at), at == 0);
            }
            assertThat(check.number()).isEqualTo(49.123456);
            assertThat(check.passed()).isTrue();
        }
        check.begin();
        check.feedPacked(Unpooled.wrappedBuffer(new byte[] {'5', '0'}), 0, 2, true);
        assertThat(check.passed()).isFalse();
    }
}
