package dev.tacho.run;

import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.result.Environment;
import dev.tacho.result.PreflightReport;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import java.util.Optional;

/**
 * Everything a measurement needs, ready to begin.
 *
 * @param warmUp    what the generator did to warm up
 * @param preflight what a request before the run showed; empty if none was sent
 * @param host      the server, as far as it was started for this run
 * @param sight     what can be seen of it
 * @param atRest    its processes before the load; empty if they cannot be seen
 */
record Prepared(Plan plan, Recording recording, LoadDriver driver, WarmUp.Report warmUp,
                Optional<PreflightReport> preflight, Host host, Sight sight, Optional<TargetSample> atRest,
                Environment environment) implements AutoCloseable {

    Optional<TargetWatch> watch() {
        return sight.watch();
    }

    /** Ends the event loops and the server, whether or not they were ever used. */
    @Override
    public void close() {
        try {
            driver.stop();
        } finally {
            host.close();
        }
    }
}
