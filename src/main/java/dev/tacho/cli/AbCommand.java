package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.measure.Extras;
import dev.tacho.profile.AbLine;
import dev.tacho.profile.AbLine.Output;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Problem;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Rules;
import dev.tacho.profile.Target;
import dev.tacho.report.Reports;
import dev.tacho.run.Manner;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** ab's command line with ab's report: same options, same text, same exit codes. */
final class AbCommand {
    /** Of a line that cannot be used: EINVAL. */
    static final int MISUSED = 22;
    static final int FAILED = 1;
    private static final Texts TEXTS = Texts.of("cli");
    private static final String PROGRAM = "tacho ab";
    /** Servers that tell clients apart are to see no other one, and request bytes are to be as many. */
    private static final RequestSpec.Header AGENT = new RequestSpec.Header("User-Agent", "ApacheBench/2.3");

    private final Surroundings surroundings;

    AbCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** @return the exit code */
    int run(List<String> arguments) {
        try {
            AbLine line = AbLine.parse(PROGRAM, arguments);
            return switch (line.wish()) {
                case USAGE -> usage();
                case VERSION -> {
                    surroundings.out().print(Reports.abBanner(line.output().html()));
                    yield Cli.OK;
                }
                case RUN -> run(line);
            };
        } catch (AbLine.Refused refused) {
            surroundings.err().println(refused.getMessage());
            return refused.usage() ? usage() : FAILED;
        } catch (IOException inTheUsersWords) {
            surroundings.err().println(inTheUsersWords.getMessage());
            return FAILED;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    private int usage() {
        surroundings.err().println(TEXTS.get("ab.usage", PROGRAM));
        surroundings.err().println(TEXTS.get("ab.options"));
        return MISUSED;
    }

    private int run(AbLine line) throws IOException, InterruptedException {
        Profile profile = withAgent(line.profile());
        List<Problem> problems = Rules.problems(profile);
        if (!problems.isEmpty()) {
            problems.forEach(problem -> surroundings.err().println(TEXTS.get("ab.problem", PROGRAM, problem.text())));
            return MISUSED;
        }
        line.untranslated().forEach(text -> surroundings.err().println(TEXTS.get("ab.problem", PROGRAM, text)));
        Output output = line.output();
        probe("ab.csv", output.csv());
        probe("ab.gnuplot", output.gnuplot());
        probe("ab.file", output.json());
        probe("ab.file", output.log());
        String host = HttpUrl.parse(((Target.Url) profile.target()).url()).host();
        boolean log = !output.gnuplot().isEmpty() || !output.csv().isEmpty() || !output.log().isEmpty();
        AbScript script = new AbScript(surroundings, profile, output, host);
        Extras extras = new Extras(log, script.listener());
        return script.play(Manner.withoutPreflight(extras));
    }

    /** Told before the run, where ab tells only after it. */
    private static void probe(String key, String file) throws IOException {
        if (!file.isEmpty()) {
            try {
                WholeFile.probe(Path.of(file));
            } catch (IOException e) {
                throw new IOException(TEXTS.get(key, e.getMessage()), e);
            }
        }
    }

    private static Profile withAgent(Profile profile) {
        RequestSpec request = profile.request();
        boolean own = request.headers().stream().anyMatch(header -> header.name().equalsIgnoreCase(AGENT.name()));
        List<RequestSpec.Header> headers = new ArrayList<>(request.headers());
        headers.add(AGENT);
        return own ? profile : profile.withRequest(new RequestSpec(request.method(), headers, request.body(),
                request.contentType(), request.path(), request.weight(), request.cookies(), request.basicAuth()));
    }
}
