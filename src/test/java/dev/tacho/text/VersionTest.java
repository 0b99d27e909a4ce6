package dev.tacho.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void isThatOfTheBuild() throws IOException {
        Matcher own = Pattern.compile("<artifactId>tacho</artifactId>\\s*<version>([^<]+)</version>")
                .matcher(Files.readString(Path.of("pom.xml")));
        assertThat(own.find()).isTrue();
        assertThat(Version.NUMBER).isEqualTo(own.group(1));
    }
}
