package dev.tacho.cli;

import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.result.Samples;
import dev.tacho.target.Requirements;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line with everything around it within reach of a test. */
final class Bench {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<Profile> started = new ArrayList<>();
    private final Path data;
    private final Result result = Samples.result(40);
    private Script script = Script.of(result);
    private boolean outFull;
    private boolean warmedUp;
    private boolean terminal;
    private boolean display;
    private boolean opened;
    private boolean interrupt;
    private boolean interrupted;
    private String served = "";
    private List<String> missing = List.of();

    Bench(Path data) {
        this.data = data;
    }

    int run(String... arguments) {
        return new Cli(new Surroundings((profile, manner, listener) -> {
            started.add(profile);
            warmedUp = manner.warmUp();
            return script.play(profile, listener);
        }, () -> new ProfileLibrary(data.resolve("profiles")), results(), display ? () -> opened = true : null,
                (port, output, lifeline) -> served += port + (lifeline == null ? " for ever" : " with its parent"),
                requirements(), interrupts(), InputStream.nullInputStream(),
                new PrintStream(outFull ? full() : out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), terminal, terminal)).execute(arguments);
    }

    private Requirements requirements() {
        return new Requirements() {
            @Override
            public List<Need> missing(List<Need> needs) {
                return needs.stream().filter(need -> missing.contains(need.what())).toList();
            }

            @Override
            public String install(List<Need> missing) {
                return missing.isEmpty() ? "" : "install " + missing.getFirst().debianPackage();
            }
        };
    }

    private Surroundings.Interrupts interrupts() {
        return new Surroundings.Interrupts() {
            @Override
            public Watch call(Runnable stop) {
                if (interrupt) {
                    interrupted = true;
                    stop.run();
                }
                return () -> { };
            }

            @Override
            public void ignore() {
                served += "deaf, ";
            }

            @Override
            public boolean seen() {
                return interrupted;
            }
        };
    }

    /** As the disk behind a redirected standard output. */
    private static OutputStream full() {
        return new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException("No space left on device");
            }
        };
    }

    void missing(String... what) {
        missing = List.of(what);
    }

    void outFull() {
        outFull = true;
    }

    void play(Script next) {
        script = next;
    }

    void terminal() {
        terminal = true;
    }

    void display() {
        display = true;
    }

    void interruptOnceRunning() {
        interrupt = true;
    }

    void clear() {
        out.reset();
        err.reset();
        served = "";
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    byte[] outBytes() {
        return out.toByteArray();
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    Result result() {
        return result;
    }

    ResultLibrary results() {
        return new ResultLibrary(data.resolve("results"));
    }

    Profile started() {
        return started.getLast();
    }

    /** Whether the last run was to begin with the generator's own practice. */
    boolean warmedUp() {
        return warmedUp;
    }

    boolean startedNone() {
        return started.isEmpty();
    }

    boolean opened() {
        return opened;
    }

    String served() {
        return served;
    }
}
