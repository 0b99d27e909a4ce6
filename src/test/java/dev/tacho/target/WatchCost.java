package dev.tacho.target;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What watching costs in percent of one core: the median of some rounds, each of which samples a server's tree and the
 * machine for a while at a fixed pace. {@code mvn -q test-compile dependency:copy-dependencies
 * -DoutputDirectory=target/lib && java -cp 'target/classes:target/test-classes:target/lib/*' dev.tacho.target.WatchCost
 * SECONDS TIMES_A_SECOND SERVER}, where a server is {@code :PORT}, a PID or a name. {@code WatchCost pss NAME} says what
 * it costs to read the proportional memory of each process of a name.
 */
public final class WatchCost {
    private static final int ROUNDS = 5;

    private WatchCost() {
    }

    public static void main(String[] arguments) throws InterruptedException {
        if (arguments[0].equals("pss")) {
            pss(arguments[1]);
            return;
        }
        int seconds = Integer.parseInt(arguments[0]);
        int pace = Integer.parseInt(arguments[1]);
        TargetWatch watch = found(arguments[2]).orElseThrow();
        MachineWatch machine = Targets.ofThisMachine().watchMachine();
        System.out.printf(Locale.ROOT, "%s: %d processes%n", watch.info().name(), watch.info().pids().size());
        round(watch, machine, seconds, pace);
        double[] server = new double[ROUNDS];
        double[] all = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            double[] percents = round(watch, machine, seconds, pace);
            server[i] = percents[0];
            all[i] = percents[0] + percents[1];
            System.out.printf(Locale.ROOT, "server %.2f %%, machine %.2f %%, longest sample %.2f ms%n", percents[0],
                    percents[1], percents[2]);
        }
        System.out.printf(Locale.ROOT, "median: server %.2f %%, with the machine %.2f %% of one core at %d Hz%n",
                median(server), median(all), pace);
    }

    private static Optional<TargetWatch> found(String what) {
        Targets targets = Targets.ofThisMachine();
        if (what.startsWith(":")) {
            return targets.watchPort(Integer.parseInt(what.substring(1)));
        }
        return what.chars().allMatch(Character::isDigit) ? targets.watchPids(List.of(Long.valueOf(what)))
                : targets.watchNamed(what);
    }

    /** CPU of the server's samples and of the machine's in percent of one core, and the longest sample in ms. */
    private static double[] round(TargetWatch watch, MachineWatch machine, int seconds, int pace)
            throws InterruptedException {
        long server = 0;
        long whole = 0;
        long longest = 0;
        long start = System.nanoTime();
        for (int i = 1; i <= seconds * pace; i++) {
            TimeUnit.NANOSECONDS.sleep(start + i * 1_000_000_000L / pace - System.nanoTime());
            long before = cpuNanos();
            watch.sample();
            long between = cpuNanos();
            machine.sample();
            server += between - before;
            whole += cpuNanos() - between;
            longest = Math.max(longest, between - before);
        }
        double span = System.nanoTime() - start;
        return new double[] {100 * server / span, 100 * whole / span, longest / 1e6};
    }

    private static void pss(String name) {
        LinuxProcesses processes = new LinuxProcesses(Path.of("/proc"));
        List<ProcessMeter> meters = new ArrayList<>();
        processes.named(name).forEach(pid -> processes.meter(pid).ifPresent(meters::add));
        for (int i = 0; i < ROUNDS; i++) {
            long before = cpuNanos();
            long sum = meters.stream().mapToLong(ProcessMeter::pssBytes).sum();
            System.out.printf(Locale.ROOT, "%d processes of %s, %.1f MiB: %.0f µs each%n", meters.size(), name,
                    sum / 1024.0 / 1024, (cpuNanos() - before) / 1e3 / Math.max(1, meters.size()));
        }
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
