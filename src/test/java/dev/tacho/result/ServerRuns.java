package dev.tacho.result;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Target;
import dev.tacho.target.MachineSample;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Runs of a server that was started for them, watched process by process; the same at every call. */
public final class ServerRuns {
    private static final double MIB = 1 << 20;
    private static final int FIRST_PID = 4_700;

    private ServerRuns() {
    }

    /** nginx with a worker and uWSGI with three, one of which is replaced half way. */
    public static Result result(int ticks) {
        return result(ticks, 6);
    }

    /** @param processes at least 6 */
    public static Result result(int ticks, int processes) {
        Result plain = Samples.result(ticks);
        List<Tick> watched = ticks(ticks, processes);
        Launch launch = Launch.of(List.of("uwsgi", "--ini", "{dir}/uwsgi.ini"));
        List<ProcessUse> uses = IntStream.range(0, processes).mapToObj(i -> new ProcessUse(FIRST_PID + i, name(i),
                i < 2 ? 9 : 22.5, new Memory(memory(i, 0), memory(i, 1), memory(i, 1)), i == 0 ? 1 : 2)).toList();
        Memory rest = new Memory(uses.stream().mapToLong(use -> use.rss().startBytes()).sum(),
                uses.stream().mapToLong(use -> use.rss().peakBytes()).sum(),
                uses.stream().mapToLong(use -> use.rss().endBytes()).sum());
        TargetUse use = new TargetUse(new TargetInfo(uses.stream().map(ProcessUse::pid).toList(), "nginx"), 83, 131,
                rest, processes, 96, Optional.of(rest), Optional.empty(), uses);
        ServerStory story = new ServerStory(List.of(
                new ServerStory.Started("uWSGI", "uwsgi --ini /tmp/tacho-1/uwsgi.ini"),
                new ServerStory.Started("nginx", "nginx -p /tmp/tacho-1 -c /tmp/tacho-1/nginx.conf -g 'daemon off;'")),
                List.of(new ServerStory.Version("uwsgi --version", "2.0.21-debian"),
                        new ServerStory.Version("nginx -v", "nginx version: nginx/1.22.1")), "0", 0.84, "", log(60));
        return new Result(plain.id(), plain.startedAt(), plain.ending(), plain.profile().withName("nginx → uWSGI")
                .withTarget(new Target.Server("http://127.0.0.1:{port}/", launch)), plain.document(), plain.counts(),
                plain.seconds(), plain.latency(), plain.generator(), Optional.of(use), plain.warnings(),
                plain.environment(), watched, 0, Optional.empty(), Optional.of(story));
    }

    /** Likewise, when uWSGI ended by itself. */
    public static Result died(int ticks) {
        Result whole = result(ticks);
        ServerStory story = whole.server().orElseThrow();
        return new Result(whole.id(), whole.startedAt(), Result.Ending.SERVER_DIED, whole.profile(), whole.document(),
                whole.counts(), whole.seconds(), whole.latency(), whole.generator(), whole.target(), whole.warnings(),
                whole.environment(), whole.ticks(), 0, Optional.empty(), Optional.of(new ServerStory(story.services(),
                        story.versions(), story.cores(), story.startSeconds(),
                        "uWSGI ended with exit code 1 after 3.2 s.", story.log())));
    }

    /** What such a server prints. */
    public static List<String> log(int lines) {
        return IntStream.range(0, lines).mapToObj(i -> "uWSGI | [pid: " + (FIRST_PID + 3 + i % 3) + "|app: 0|req: "
                + i + "/" + i + "] 127.0.0.1 () {28 vars in 310 bytes} GET / => generated 11 bytes in 0 msecs")
                .toList();
    }

    /** The ticks of such a run alone. */
    public static List<Tick> ticks(int count, int processes) {
        Random random = new Random(7);
        List<Tick> ticks = new ArrayList<>();
        for (Tick tick : Samples.ticks(count)) {
            double done = ticks.size() / (double) count;
            List<ProcessSample> each = IntStream.range(0, processes + (done >= 0.6 ? 1 : 0))
                    .filter(i -> i < processes ? i != 3 || done < 0.5 : true)
                    .mapToObj(i -> process(i, i < processes ? name(i) : name(3), done, random)).toList();
            double cpu = each.stream().mapToDouble(ProcessSample::cpuPercent).sum();
            TargetSample target = new TargetSample(cpu, each.stream().mapToLong(ProcessSample::rssBytes).sum(),
                    each.stream().mapToLong(ProcessSample::pssBytes).sum(), each.size(), each.size() + 2, 96,
                    each.stream().mapToDouble(ProcessSample::switchesPerSecond).sum(), each);
            double tacho = 38 + 4 * random.nextDouble();
            double system = 18 + 3 * random.nextDouble();
            double user = (cpu + tacho) / 2 - system;
            boolean lossy = done > 0.7 && done < 0.75;
            MachineSample machine = new MachineSample(user, system, 98 - user - system, 2,
                    List.of(user + system, user + system), tacho, 0.4 + 1.6 * done, (long) (3_100 * MIB),
                    2.4 * MIB + random.nextDouble() * MIB / 4, 3.9 * MIB + random.nextDouble() * MIB / 4,
                    lossy ? 40 : 0);
            ticks.add(new Tick(tick.phase(), tick.endNanos(), tick.spanNanos(), tick.counts(), 0, tick.response(),
                    tick.soFar(), tick.service(), tick.serviceSoFar(), tick.lag(), tick.plannedPerSecond(),
                    tick.connections(), tick.generatorCpuPercent(), Optional.of(target), Optional.of(machine),
                    tick.responseHistogram()));
        }
        return ticks;
    }

    private static ProcessSample process(int index, String name, double done, Random random) {
        double cpu = index == 0 || index == 2 ? 0 : index == 1 ? 17 + random.nextDouble() * 3
                : 40.0 / Math.max(3, index) + random.nextDouble() * 4;
        long rss = memory(index, done);
        return new ProcessSample(FIRST_PID + index, name, cpu, rss, rss * 3 / 4, index < 2 ? 1 : 2, 12 + index,
                index == 0 ? 0 : 1_200 + random.nextInt(200));
    }

    private static long memory(int index, double done) {
        return (long) ((index < 2 ? 2 + index * 3.1 : 14 + 6.1 * (index % 3) + 4 * done) * MIB);
    }

    private static String name(int index) {
        return index < 2 ? "nginx" : "uWSGI";
    }
}
