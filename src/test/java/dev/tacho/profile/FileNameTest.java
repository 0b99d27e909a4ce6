package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNameTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nginx: static page | nginx-static-page
            ../../etc/passwd   | etc-passwd
            .hidden            | hidden
            CON                | con-profile
            /                  | profile
            ''                 | profile
            Größe 10 %         | größe-10
            测试               | 测试
            """)
    void keepsLettersOfAnyScriptAndNothingDangerous(String name, String fileName) {
        assertThat(FileName.of(name)).isEqualTo(fileName);
    }

    @Test
    void longNameIsCutBetweenCharacters() {
        String fileName = FileName.of("𝒳".repeat(100));
        assertThat(fileName).isEqualTo("𝒳".repeat(30));
        assertThat(fileName.getBytes(StandardCharsets.UTF_8)).hasSize(120);
    }
}
