package dev.tacho.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class TextsTest {
    private final Texts texts = Texts.of("profile");

    @Test
    void fillsInWhatIsGiven() {
        assertThat(texts.get("key.near", "it's {0}")).isEqualTo("Did you mean “it's {0}”?");
        assertThat(texts.get("name.empty")).isEqualTo("Give the profile a name.");
    }

    @Test
    void missingKeyAndMissingBundleAreDefectsThatShow() {
        assertThatThrownBy(() -> texts.get("no.such.key")).isInstanceOf(MissingResourceException.class);
        assertThatThrownBy(() -> Texts.of("nosuchpackage")).isInstanceOf(MissingResourceException.class);
        assertThat(texts.keys()).contains("name.empty").doesNotContain("no.such.key");
    }
}
