package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Need;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LaunchWordsTest {

    @Test
    void everythingThatRunsOrIsWrittenIsShown() {
        Launch launch = ((Target.Server) ProfileFileTest.LAUNCH.target()).launch();
        assertThat(String.join("\n", LaunchWords.lines(launch))).isEqualTo("""
                Needs:
                  uwsgi (Debian package uwsgi-core)
                  /usr/bin/x
                Writes into a new directory {dir}, which is removed after the run:
                  a.conf, with placeholders filled in:
                    | listen {port};
                  sub/b: a copy of x/b, which comes with Tacho
                  c: a copy of your file /tmp/c, with placeholders filled in
                Does once, in a directory {cache} that is kept: Filling a table
                  s.c:
                  uwsgi --ini {dir}/uwsgi.ini
                  run by /bin/sh:
                    | echo "$A" > 'x'
                    | exit 1
                    in the directory {dir}
                    with A=$'ü\\n'
                    with B=''
                    as the user www-data, if Tacho runs as root
                Asks for versions:
                  uwsgi --version
                Starts:
                  uWSGI: uwsgi --ini {dir}/uwsgi.ini
                  db: run by /bin/sh:
                    | echo "$A" > 'x'
                    | exit 1
                    in the directory {dir}
                    with A=$'ü\\n'
                    with B=''
                    as the user www-data, if Tacho runs as root
                  x: uwsgi --ini {dir}/uwsgi.ini
                  y: uwsgi --ini {dir}/uwsgi.ini
                Keeps all of it on these cores: 0,2-3""");
    }

    /** Characters that overwrite a line, reverse it or break it must not be able to hide a command. */
    @Test
    void nothingCanHide() {
        String evil = "a\r\u001b[2K\u202e\u200b\u2028\u0085b";
        Command command = new Command(List.of(evil), false, evil, new TreeMap<>(), evil);
        Launch launch = new Launch(List.of(new Need(evil, evil, evil)), List.of(
                new LaunchFile(evil, new Content.Text(evil), true), new LaunchFile("x", new Content.Local(evil), true),
                new LaunchFile("x", new Content.Shipped(evil), true)),
                Optional.of(new Launch.Prepare(evil, List.of(), List.of(command,
                        new Command(List.of(evil), true, "", new TreeMap<>(), "")), 1)),
                List.of(Launch.Service.of(evil, command)), List.of(), evil, 1);
        assertThat(LaunchWords.lines(launch)).allSatisfy(line ->
                assertThat(line).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]"))
                .anyMatch(line -> line.contains("\\u001b[2K\\u202e\\u200b\\u2028\\u0085b"));
    }

    @Test
    void aCommandLineIsTakenApartIntoTheWordsItWasMadeOf() {
        assertThat(ShellWords.join(List.of("nginx", "-g", "daemon off;", "", "it's", "{port:db}", "{a,b}")))
                .isEqualTo("nginx -g 'daemon off;' '' 'it'\\''s' {port:db} '{a,b}'");
        Random random = new Random(5);
        String letters = "ab '\"\\$`{}\n\t\r\u0001\u007f\u202eü\ud83d\ude00*?~#!&;|<>()";
        for (int round = 0; round < 5_000; round++) {
            List<String> words = IntStream.range(0, random.nextInt(4)).mapToObj(_ -> Stream.generate(() ->
                    letters.codePoints().skip(random.nextInt((int) letters.codePoints().count())).findFirst()
                            .orElseThrow()).limit(random.nextInt(6)).map(Character::toString)
                    .reduce("", String::concat)).toList();
            assertThat(ShellWords.split(ShellWords.join(words))).isEqualTo(words);
        }
    }
}
