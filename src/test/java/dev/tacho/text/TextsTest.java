package dev.tacho.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.concurrent.atomic.AtomicReference;
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

    @Test
    void speaksTheLanguageOfTheCallAndEnglishAroundIt() throws InterruptedException {
        Texts report = Texts.of("report");
        AtomicReference<String> elsewhere = new AtomicReference<>();
        assertThat(Language.SIMPLIFIED_CHINESE.<String>speaking(() -> report.get("failures"))).isEqualTo("失败原因");
        assertThat(Language.TRADITIONAL_CHINESE.<String>speaking(() -> {
            Thread other = Thread.ofPlatform().start(() -> elsewhere.set(report.get("failures")));
            assertThat(Language.spoken()).isEqualTo(Language.TRADITIONAL_CHINESE);
            assertThatCode(other::join).doesNotThrowAnyException();
            return report.get("failures");
        })).isEqualTo("失敗原因");
        assertThat(report.get("failures")).isEqualTo("Failures by cause");
        assertThat(elsewhere).hasValue("Failures by cause");
    }

    /** Not in that of the machine. */
    @Test
    void whatIsNotTranslatedIsInEnglish() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
            assertThat(Language.TRADITIONAL_CHINESE.<String>speaking(() -> texts.get("name.empty")))
                    .isEqualTo("Give the profile a name.");
            assertThat(Texts.of("report").get("failures")).isEqualTo("Failures by cause");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void languagesAreKnownByTheirTags() {
        assertThat(Language.ofKey("zh-tw")).contains(Language.TRADITIONAL_CHINESE);
        assertThat(Language.ofKey("fr")).isEmpty();
    }
}
