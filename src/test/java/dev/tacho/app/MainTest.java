package dev.tacho.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.ResultLibrary;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The whole program as a process of its own, as a shell starts it. */
@Timeout(120)
class MainTest {
    @TempDir
    Path folder;
    private Process process;

    @AfterEach
    void endWhatIsLeft() {
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void aProfileIsRunAgainstTheDemoServerAndPublished() throws Exception {
        Path profile = demoProfile(new Load.Closed(10, OptionalLong.of(2_000), Optional.empty()));
        start("run", profile.toString(), "--out", "results", "--json", "one.json");
        String out = output();
        assertThat(process.waitFor()).as(errors()).isZero();
        assertThat(out).startsWith("quick\n  GET http://127.0.0.1:").contains("Requests/s", "chart.png");
        Result result = ResultFile.read(folder.resolve("one.json"));
        assertThat(result.counts().succeeded()).isEqualTo(2_000);
        assertThat(result.target()).isPresent();
        ResultLibrary.Entry listed = new ResultLibrary(folder.resolve("results")).list().getFirst();
        assertThat(listed.name()).isEqualTo("quick");
        assertThat(folder.resolve("results").resolve(listed.id()).resolve("report.html")).isNotEmptyFile();
    }

    @Test
    void anInterruptKeepsWhatWasMeasuredAndLeavesNoServerBehind() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")));
        Path profile = demoProfile(new Load.Closed(5, OptionalLong.empty(), Optional.of(600.0)));
        start("run", profile.toString(), "--json", "part.json");
        BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
        String line = err.readLine();
        while (line != null && !line.contains("% done")) {
            line = err.readLine();
        }
        assertThat(line).isNotNull();
        List<ProcessHandle> family = Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
        assertThat(family).hasSize(2);
        List<String> kill = new ArrayList<>(List.of("/bin/kill", "-INT"));
        family.forEach(member -> kill.add(Long.toString(member.pid())));
        assertThat(new ProcessBuilder(kill).start().waitFor()).isZero();

        assertThat(output()).contains("Requests/s", "stopped before its end");
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        Result part = ResultFile.read(folder.resolve("part.json"));
        assertThat(part.ending()).isEqualTo(Result.Ending.STOPPED);
        assertThat(part.counts().failed()).isZero();
        for (ProcessHandle member : family) {
            member.onExit().get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void aPortNobodyListensOnIsSaidInOneLine() throws Exception {
        Path profile = folder.resolve("nobody.json");
        ProfileFile.write(profile, Profile.starter("nobody").withTarget(new Target.Url("http://127.0.0.1:1/")));
        start("run", profile.toString(), "--quiet");
        assertThat(output()).isEmpty();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(errors()).contains("127.0.0.1:1").doesNotContain("\tat ", "Exception").hasLineCount(1);
    }

    private Path demoProfile(Load load) throws IOException {
        Path file = folder.resolve("quick.json");
        ProfileFile.write(file, Profile.starter("quick").withLoad(load));
        return file;
    }

    private void start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow",
                "-Djava.awt.headless=true", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("TACHO_HOME", folder.resolve("home").toString());
        process = builder.start();
    }

    private String output() throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private String errors() throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
