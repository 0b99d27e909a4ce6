package dev.tacho.run;

import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.result.Environment;
import dev.tacho.result.PreflightReport;
import dev.tacho.target.ServerProcess;
import dev.tacho.target.TargetWatch;
import java.util.Optional;

/**
 * Everything a measurement needs, ready to begin.
 *
 * @param warmUp      what the generator did to warm up
 * @param preflight   what a request before the run showed; empty if none was sent
 * @param demo        the demo server, if it was started for this run
 * @param watch       the server's processes; empty if they cannot be seen
 * @param whyNoTarget in words, when {@code watch} is empty; otherwise empty
 */
record Prepared(Plan plan, Recording recording, LoadDriver driver, WarmUp.Report warmUp,
                Optional<PreflightReport> preflight, Optional<ServerProcess> demo,
                Optional<TargetWatch> watch, String whyNoTarget, Environment environment) implements AutoCloseable {

    /** Ends the event loops and the demo server, whether or not they were ever used. */
    @Override
    public void close() {
        try {
            driver.stop();
        } finally {
            demo.ifPresent(ServerProcess::close);
        }
    }
}
