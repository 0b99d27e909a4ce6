package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataRulesTest {
    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("users.csv");
    }

    @Test
    void columnsAreThoseOfTheFirstRow() throws IOException {
        assertThat(columns("id,name\n1,a\n")).containsExactly("id", "name");
        assertThat(columns("\uFEFFid\r\n1")).containsExactly("id");
        assertThat(columns("\n\r\nid,name\n")).as("empty lines are no rows").containsExactly("id", "name");
        assertThat(columns("id,")).containsExactly("id", "");
        assertThat(columns("\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",ü\n")).containsExactly("a,b", "say \"x\"",
                "two\nlines", "ü");
        assertThat(columns("\"open")).containsExactly("open");
    }

    @Test
    void firstRowIsReadWithoutTheRest() throws IOException {
        assertThat(columns("id,größe\n" + "ü".repeat(1 << 16))).containsExactly("id", "größe");
        assertThat(columns("id,größe \n" + "ü".repeat(1 << 16))).containsExactly("id", "größe ");
    }

    @Test
    void fileThatNamesNoColumnsIsRefused() throws IOException {
        assertThatThrownBy(() -> columns("")).hasMessageContaining(file + " names no columns");
        assertThatThrownBy(() -> columns("\r\n\n")).hasMessageContaining("Write their names in the first row");
        assertThatThrownBy(() -> columns(" , ")).hasMessageContaining("names no columns");
        Files.write(file, new byte[] {'i', 'd', '\n', (byte) 0xff});
        assertThatThrownBy(() -> DataColumns.of(new DataFile(file.toString(), Order.RANDOM)))
                .hasMessageContaining("not text in UTF-8");
    }

    @Test
    void placeholderNeedsItsColumn() throws IOException {
        Files.writeString(file, "id,name\n1,a\n");
        assertThat(problems("/${csv:id}/${csv:name}", true)).isEmpty();
        assertOne(problems("/${csv:nam}", true), Field.PATH, file + " has no column “nam”. Did you mean “name”?");
        assertOne(problems("/${csv:city}${csv:city}", true), Field.PATH,
                "has no column “city”. Its first row names these: id, name");
        assertOne(problems("/${csv:id}", false), Field.PATH, "“id” is a column, but there is no data file");
    }

    @Test
    void fileThatCannotBeReadIsToldOnceAtItsOwnField() {
        assertOne(problems("/${csv:id}", true), Field.DATA, "There is no file " + file);
        assertOne(problems("/", true), Field.DATA, "the rows of data");
    }

    @Test
    void dataComesAfterTheRequests() {
        Profile profile = profile("/${conter}", true).withName("");
        assertThat(Rules.problems(profile)).extracting(Problem::field)
                .containsExactly(Field.NAME, Field.PATH, Field.DATA);
    }

    private List<String> columns(String text) throws IOException {
        Files.writeString(file, text);
        return DataColumns.of(new DataFile(file.toString(), Order.SEQUENTIAL));
    }

    private static void assertOne(List<Problem> problems, Field field, String sentence) {
        assertThat(problems).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.text()).contains(sentence);
        });
    }

    private List<Problem> problems(String path, boolean withData) {
        return Rules.problems(profile(path, withData));
    }

    private Profile profile(String path, boolean withData) {
        RequestSpec request = new RequestSpec("GET", List.of(), new Body.None(), "", Optional.of(path), 1, List.of(),
                Optional.empty());
        return Profile.starter("n").withRequest(request).withData(withData
                ? Optional.of(new DataFile(file.toString(), Order.SEQUENTIAL)) : Optional.empty());
    }
}
