package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.Result;
import dev.tacho.result.TargetUse;
import dev.tacho.target.GuardMain;
import dev.tacho.target.LocalLauncher;
import dev.tacho.target.Targets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whole runs against a real server that is started, watched and ended. */
@Timeout(120)
class StartedRunTest {
    private final Events events = new Events();
    @TempDir
    Path cache;
    private Runner runner;

    @BeforeEach
    void open() throws Exception {
        runner = new Runner(List.of(), Targets.ofThisMachine(), new LocalLauncher(GuardMain.command(), cache));
    }

    private Run start(double seconds) throws Exception {
        List<String> command = new ArrayList<>(HelloProcess.command());
        command.add("{port}");
        return runner.start(Profile.starter("hello").withTarget(new Target.Server("http://127.0.0.1:{port}/",
                        Launch.of(command))).withLoad(new Load.Closed(4, OptionalLong.empty(), Optional.of(seconds))),
                Manner.USUAL.withWarmUp(false), events);
    }

    private static boolean alive(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    @Test
    void itIsMeasuredAtRestAndUnderLoadAndThenGone() throws Exception {
        Run run = start(1);
        long pid = events.await(RunEvent.Started.class).target().orElseThrow().pids().getFirst();
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.ending()).isEqualTo(Result.Ending.COMPLETED);
        assertThat(result.counts().succeeded()).isPositive();
        TargetUse use = result.target().orElseThrow();
        assertThat(use.rest().orElseThrow().startBytes()).isPositive();
        assertThat(use.rest().orElseThrow().endBytes()).isPositive();
        assertThat(use.processes()).extracting(ProcessUse::pid).contains(pid);
        assertThat(result.server().orElseThrow().log()).anyMatch(line -> line.endsWith("hello is up"));
        assertThat(result.server().orElseThrow().death()).isEmpty();
        assertThat(result.ticks()).anyMatch(tick -> tick.machine().isPresent());
        run.awaitEnd();
        assertThat(alive(pid)).isFalse();
    }

    @Test
    void oneThatIsKilledEndsTheRun() throws Exception {
        Run run = start(100);
        long pid = events.await(RunEvent.Started.class).target().orElseThrow().pids().getFirst();
        events.await(RunEvent.Ticked.class);
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.ending()).isEqualTo(Result.Ending.SERVER_DIED);
        assertThat(result.server().orElseThrow().death()).contains("9").contains("into the run");
        run.awaitEnd();
    }

    @Test
    void aStoppedRunLeavesNothingBehind() throws Exception {
        Run run = start(100);
        long pid = events.await(RunEvent.Started.class).target().orElseThrow().pids().getFirst();
        events.await(RunEvent.Ticked.class);
        run.stop();
        assertThat(events.await(RunEvent.Finished.class).result().ending()).isEqualTo(Result.Ending.STOPPED);
        run.awaitEnd();
        assertThat(alive(pid)).isFalse();
    }
}
