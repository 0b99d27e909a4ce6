package dev.tacho.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Load;
import dev.tacho.profile.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasteModelTest {
    private final PasteModel model = new PasteModel();

    @Test
    void nothingIsWrongWithAnEmptyLine() {
        assertThat(model.problemProperty().get()).isEmpty();
        model.lineProperty().set("ab nonsense -");
        model.lineProperty().set("  ");
        assertThat(model.problemProperty().get()).isEmpty();
        assertThat(model.profileProperty().get()).isNull();
    }

    @Test
    void aLineBecomesAProfileAndIsShownAsAbHasIt() {
        model.lineProperty().set("$ ab -k -n 500 -c 20 http://127.0.0.1:8080/a?b=1");
        assertThat(model.profileProperty().get().target()).isEqualTo(new Target.Url("http://127.0.0.1:8080/a?b=1"));
        assertThat(model.profileProperty().get().load()).isInstanceOfSatisfying(Load.Closed.class,
                load -> assertThat(load.concurrency()).isEqualTo(20));
        assertThat(model.untranslatedProperty().get()).isEmpty();
        assertThat(model.abLineProperty().get()).contains("-n 500").contains("-c 20").contains("-k");
    }

    @Test
    void whatHasNoCounterpartIsListed() {
        model.lineProperty().set("wrk -t4 -c100 -d30s --latency http://127.0.0.1:8080/");
        assertThat(model.profileProperty().get()).isNotNull();
        assertThat(model.untranslatedProperty().get()).isNotEmpty();
    }

    @Test
    void whatCannotBeReadIsSaidInWordsAndMakesNothing() {
        model.lineProperty().set("ab -n 10 http://127.0.0.1/");
        model.lineProperty().set("siege -c 10 http://127.0.0.1/");
        assertThat(model.problemProperty().get()).contains("siege");
        assertThat(model.profileProperty().get()).isNull();
        assertThat(model.abLineProperty().get()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ab -n 1 http://a/", "# wrk -c 1 http://a/", "/usr/bin/hey http://a/", "curl http://a/",
            "tacho ab http://a/", "curl http://a/ \\\n  -H 'A: b'"})
    void aLineIsTold(String text) {
        assertThat(PasteModel.looksLikeLine(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://ab/", "http://127.0.0.1:8080/ab x", "abc def", "ab", ""})
    void aUrlIsNoLine(String text) {
        assertThat(PasteModel.looksLikeLine(text)).isFalse();
    }
}
