package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Connection;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What users' files may hold, and what is said of those that cannot be used. */
class InputFilesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"id,name\n1,a\n", "\uFEFFid,name\r\n1,a\r\n", "id,name\n1,a",
            "\n\"id\",\"name\"\n\n1,a\n\n", "name,id\n\"a\",\"1\""})
    void formsOfOneTable(String text) throws IOException {
        DataRows rows = rows(text);
        assertThat(rows.size()).isEqualTo(1);
        assertThat(rows.columns()).containsOnlyKeys("id", "name");
        assertThat(value(rows, "id", 0)).isEqualTo("1");
        assertThat(value(rows, "name", 0)).isEqualTo("a");
    }

    @Test
    void quotedValuesHoldCommasQuotesAndLineBreaks() throws IOException {
        DataRows rows = rows("a,b\n\"x,\"\"y\"\"\",\"1\r\n2\n\"\n,\n ü , z\n");
        assertThat(rows.size()).isEqualTo(3);
        assertThat(List.of(value(rows, "a", 0), value(rows, "b", 0), value(rows, "a", 1), value(rows, "b", 1),
                value(rows, "a", 2), value(rows, "b", 2))).containsExactly("x,\"y\"", "1\r\n2\n", "", "", " ü ", " z");
    }

    @Test
    void rowsOfOtherWidthAreCountedAsInASpreadsheet() {
        refused("a,b\n1,2\n3\n", "Row 3 of data.csv has 1 values, but there are 2 columns");
        refused("a,b\n1,2,3\n", "Row 2 of data.csv has 3 values");
    }

    @Test
    void columnsAreToldApart() {
        refused("a,b,a\n1,2,3\n", "two columns with the name “a”");
        assertThatThrownBy(() -> rows("a;b\n1;2\n").column("a")).isInstanceOf(IOException.class)
                .hasMessage("data.csv has no column “a”. Its columns are: a;b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "a,b", "a,b\n\n"})
    void tableWithoutRowsIsRefused(String text) {
        refused(text, "data.csv has no row below that with the names of the columns");
    }

    @Test
    void brokenQuotesAreToldWithTheirLine() {
        refused("a,b\n1,2\n3,\"x\"y\n", "data.csv is not CSV from about line 3 on");
        refused("a,b\n1,\"2\n3,4\n", "data.csv is not CSV from about line 2 on");
    }

    @Test
    void otherEncodingsAreRefused() {
        assertThatThrownBy(() -> DataRows.parse(new DataFile("data.csv", Order.RANDOM),
                "a\nü\n".getBytes(StandardCharsets.ISO_8859_1))).isInstanceOf(IOException.class)
                .hasMessageContaining("data.csv is not text in UTF-8");
        assertThatThrownBy(() -> DataRows.parse(new DataFile("data.csv", Order.RANDOM),
                "a,b\nü,1\n".getBytes(StandardCharsets.UTF_16LE))).isInstanceOf(IOException.class);
    }

    @Test
    void valueThatWouldBreakAHeaderIsRefusedWithItsRow() throws IOException {
        String file = write("a,b\n1,x\ty\n2,\"x\r\nEvil: 1\"\n");
        DataFile data = new DataFile(file, Order.SEQUENTIAL);
        RequestSpec header = new RequestSpec("GET", List.of(new Header("X", "${csv:b}")), new Body.None(), "");
        assertThatThrownBy(() -> mix(header, Optional.of(data))).isInstanceOf(IOException.class)
                .hasMessageContaining("Row 3 of " + file + " cannot be sent in a header, because its “b” holds");
        RequestSpec body = new RequestSpec("POST", List.of(new Header("X", "${csv:a}")), new Body.Inline("${csv:b}"),
                "text/plain");
        assertThat(mix(body, Optional.of(data)).fixed()).isFalse();
    }

    @Test
    void valueThatWouldBeTwoCookiesIsRefusedWithItsRow() throws IOException {
        DataFile data = new DataFile(write("a,b\n1,x\n2;c=d,\"x\ny\"\n"), Order.SEQUENTIAL);
        assertThatThrownBy(() -> mix(cookie("id=${csv:a}"), Optional.of(data))).isInstanceOf(IOException.class)
                .hasMessageContaining("Row 3 of ").hasMessageContaining("because its “a” holds a semicolon");
        assertThatThrownBy(() -> mix(cookie("id=${csv:b}"), Optional.of(data))).isInstanceOf(IOException.class)
                .hasMessageContaining("because its “b” holds a line break");
    }

    private static RequestSpec cookie(String cookie) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", Optional.empty(), 1, List.of(cookie),
                Optional.empty());
    }

    @Test
    void lineBreakInAPathIsEncoded() throws IOException {
        RequestSpec path = new RequestSpec("GET", List.of(), new Body.None(), "", Optional.of("/${csv:a}"), 1,
                List.of(), Optional.empty());
        assertThat(mix(path, Optional.of(new DataFile(write("a\n\"x\r\ny#\"\n"), Order.SEQUENTIAL))).first().target())
                .isEqualTo("/x%0D%0Ay%23");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\r\n\n", "\uFEFF\n"})
    void bodiesWithoutALineAreRefused(String text) throws IOException {
        String file = write(text);
        assertThatThrownBy(() -> mix(lines(file), Optional.empty())).isInstanceOf(IOException.class)
                .hasMessageContaining(file + " has no line to send");
    }

    @Test
    void filesThatAreNotThereOrTooLargeAreRefused() throws IOException {
        String missing = folder.resolve("missing").toString();
        assertThatThrownBy(() -> mix(lines(missing), Optional.empty())).isInstanceOf(IOException.class)
                .hasMessageContaining(missing);
        assertThatThrownBy(() -> mix(RequestSpec.get(), Optional.of(new DataFile(missing, Order.RANDOM))))
                .isInstanceOf(IOException.class).hasMessageContaining(missing);
        Path large = folder.resolve("large");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength((100L << 20) + 1);
        }
        assertThatThrownBy(() -> mix(RequestSpec.get(), Optional.of(new DataFile(large.toString(), Order.RANDOM))))
                .isInstanceOf(IOException.class).hasMessageContaining("100 MiB");
    }

    private static void refused(String text, String words) {
        assertThatThrownBy(() -> rows(text)).isInstanceOf(IOException.class).hasMessageContaining(words);
    }

    private static DataRows rows(String text) throws IOException {
        return DataRows.parse(new DataFile("data.csv", Order.SEQUENTIAL), text.getBytes(StandardCharsets.UTF_8));
    }

    private static String value(DataRows rows, String column, int row) throws IOException {
        return new String(rows.column(column).get(row), StandardCharsets.UTF_8);
    }

    private static RequestSpec lines(String file) {
        return new RequestSpec("POST", List.of(), new Body.Lines(file, Order.SEQUENTIAL), "text/plain");
    }

    private String write(String text) throws IOException {
        return Files.writeString(folder.resolve("file"), text).toString();
    }

    private static RequestMix mix(RequestSpec spec, Optional<DataFile> data) throws IOException {
        return RequestBytes.mix(HttpUrl.parse("http://h/"), List.of(spec), data, Connection.keptAlive(), 1);
    }
}
