package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderRulesTest {

    @ParameterizedTest
    @ValueSource(strings = {"a=", "a=b", "session=${random:1-9}", "a=b=c", "a=\"x y\""})
    void cookieIsANameAndAnyValue(String cookie) {
        assertThat(problems(List.of(cookie), null)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''               | “” is not a cookie. Write name=value
            a                | “a” is not a cookie
            =b               | “=b” is not a cookie
            a b=c            | “a b=c” is not a cookie
            ${counter}=c     | is not a cookie
            a=b; Path=/      | Take the semicolon out of “a=b; Path=/”
            a=${choice:b;}   | Take the semicolon out
            a=${conter}      | Did you mean “${counter}”?
            """)
    void cookieThatServersReadDifferentlyIsRefused(String cookie, String sentence) {
        assertOne(problems(List.of("x=y", cookie), null), Field.COOKIES, sentence);
    }

    @Test
    void cookieIsOneLine() {
        assertOne(problems(List.of("a=b\r\nX: y"), null), Field.COOKIES, "control characters out of the cookie “a”");
        assertOne(problems(List.of("a=b\tc"), null), Field.COOKIES, "control characters");
    }

    @Test
    void cookiesAreNotGivenInTwoPlaces() {
        assertOne(problems(List.of("a=b"), null, new Header("cookie", "c=d")), Field.COOKIES, "twice");
        assertThat(problems(List.of(), null, new Header("Cookie", "c=d"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"me:secret", ":", "me:", "me:a:b", "größe:ü"})
    void passwordComesAfterAColon(String user) {
        assertThat(problems(List.of(), user)).isEmpty();
    }

    @Test
    void passwordThatCannotBeSentIsRefused() {
        assertOne(problems(List.of(), ""), Field.BASIC_AUTH, "with a colon between them");
        assertOne(problems(List.of(), "me"), Field.BASIC_AUTH, "with a colon between them");
        assertOne(problems(List.of(), "me:a\nb"), Field.BASIC_AUTH, "Take the line breaks");
        assertOne(problems(List.of(), "me:a", new Header("AUTHORIZATION", "x")), Field.BASIC_AUTH, "twice");
        assertThat(problems(List.of(), null, new Header("Authorization", "x"))).isEmpty();
    }

    private static void assertOne(List<Problem> problems, Field field, String sentence) {
        assertThat(problems).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.text()).contains(sentence);
        });
    }

    private static List<Problem> problems(List<String> cookies, String user, Header... headers) {
        return RequestRulesTest.problems(new RequestSpec("GET", List.of(headers), new Body.None(), "",
                Optional.empty(), 1, cookies, Optional.ofNullable(user)));
    }
}
