package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Template.Part;
import dev.tacho.profile.Template.Part.Choice;
import dev.tacho.profile.Template.Part.Counter;
import dev.tacho.profile.Template.Part.Csv;
import dev.tacho.profile.Template.Part.Random;
import dev.tacho.profile.Template.Part.Text;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {

    @ParameterizedTest
    @MethodSource
    void takesTextApart(String text, List<Part> parts) {
        assertThat(Template.parse(text).parts()).isEqualTo(parts);
    }

    static Stream<Arguments> takesTextApart() {
        return Stream.of(
                Arguments.of("/a?n=${counter}&x", List.of(new Text("/a?n="), new Counter(), new Text("&x"))),
                Arguments.of("${random:1-100}", List.of(new Random(1, 100))),
                Arguments.of("${random:-5--2}${random:7-7}", List.of(new Random(-5, -2), new Random(7, 7))),
                Arguments.of("${random:-999999999999999999-999999999999999999}",
                        List.of(new Random(-999_999_999_999_999_999L, 999_999_999_999_999_999L))),
                Arguments.of("${choice:a|b c||ü}", List.of(new Choice(List.of("a", "b c", "", "ü")))),
                Arguments.of("${choice:$}${counter}", List.of(new Choice(List.of("$")), new Counter())),
                Arguments.of("${choice:a:b}", List.of(new Choice(List.of("a:b")))),
                Arguments.of("${csv:first name}", List.of(new Csv("first name"))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a $1.50 {b} $}$       = a $1.50 {b} $}$
            $${counter}           = ${counter}
            a$${b$${c             = a${b${c
            $$${x}                = $${x}
            """)
    void whatIsNoPlaceholderIsSentAsItStands(String text, String sent) {
        Template template = Template.parse(text);
        assertThat(template.plain()).isTrue();
        assertThat(template.parts()).containsExactly(new Text(sent));
    }

    @Test
    void emptyTextHasNoParts() {
        assertThat(Template.parse("").parts()).isEmpty();
        assertThat(Template.parse("").plain()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"${counter}", "a${random:1-2}", "${choice:a|b}c", "${csv:x}"})
    void placeholderMakesItDifferEachTime(String text) {
        assertThat(Template.parse(text).plain()).isFalse();
    }

    @Test
    void columnsAreThoseItAsksFor() {
        assertThat(Template.parse("${csv:b}${counter}${csv:a}").columns()).containsExactly("b", "a");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a ${counter           = “${counter” begins a placeholder that does not end.
            ${count}              = “${count}” is no placeholder. Did you mean “${counter}”?
            ${ counter }          = “${ counter }” is no placeholder. Did you mean “${counter}”?
            ${rnadom:1-9}         = Did you mean “${random:1-100}”?
            ${Choice:a}           = Did you mean “${choice:a|b|c}”?
            ${cvs:a}              = Did you mean “${csv:column}”?
            ${}                   = “${}” is no placeholder. There are ${counter}, ${random:1-100}, ${choice
            ${now}                = To send ${ as it stands, write $${.
            ${counter:1}          = Write ${counter} instead of “${counter:1}”
            ${counter:}           = Write ${counter} instead of “${counter:}”
            ${random}             = “${random}” needs a lowest and a highest number
            ${random:1..9}        = as in ${random:1-100}
            ${random:1-1000000000000000000} = up to 18 digits
            ${random:9-1}         = Let “${random:9-1}” go from 1 to 9
            ${choice:}            = “${choice:}” needs texts to choose from, with | between them, as in ${choice:a|b|c}
            ${choice}             = “${choice}” needs texts
            ${csv:}               = “${csv:}” needs the name of a column of the data file, as in ${csv:column}
            ${csv}                = “${csv}” needs the name
            """)
    void saysWhatToMend(String text, String sentence) {
        assertThatThrownBy(() -> Template.parse(text)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }
}
