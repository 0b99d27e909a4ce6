package dev.tacho.target;

import dev.tacho.target.MachineCounters.CpuTime;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A machine as /proc tells of it: {@code stat}, {@code loadavg}, {@code meminfo}, {@code net/dev}, {@code net/snmp}.
 * The kernel counts a SYN that is sent again among the retransmitted segments of {@code net/snmp}, once for each try.
 */
final class LinuxMachine implements MachineReader {
    private final ProcFiles files;

    /** @param root {@code /proc}, or a folder that looks like it */
    LinuxMachine(Path root) {
        files = new ProcFiles(root);
    }

    @Override
    public MachineCounters read() {
        String stat = text("stat");
        Traffic traffic = traffic(text("net/dev"));
        return new MachineCounters(cpus(stat, false).stream().findFirst().orElse(new CpuTime(0, 0, 0, 0)),
                cpus(stat, true), load(text("loadavg")), memoryUsedBytes(text("meminfo")), traffic.receivedBytes(),
                traffic.sentBytes(), retransmits(text("net/snmp")));
    }

    private String text(String name) {
        return files.text(name).orElse("");
    }

    /** The lines {@code cpu0}, {@code cpu1}… of stat, or the one of them all. */
    static List<CpuTime> cpus(String stat, boolean each) {
        return stat.lines().takeWhile(line -> line.startsWith("cpu")).filter(line -> line.startsWith("cpu ") != each)
                .map(line -> line.split(" +")).map(LinuxMachine::cpu).toList();
    }

    /** Fields are user nice system idle iowait irq softirq steal; guests are in user already. See proc_stat(5). */
    private static CpuTime cpu(String[] fields) {
        long[] ticks = Arrays.stream(fields).skip(1).limit(8).mapToLong(Long::parseLong).toArray();
        long[] all = Arrays.copyOf(ticks, 8);
        return new CpuTime(all[0] + all[1], all[2] + all[5] + all[6], all[3] + all[4], all[7]);
    }

    /** Over the last minute. */
    static double load(String loadavg) {
        return loadavg.isBlank() ? Double.NaN : Double.parseDouble(loadavg.substring(0, loadavg.indexOf(' ')));
    }

    static long memoryUsedBytes(String meminfo) {
        return kibibytes(meminfo, "MemTotal:") - kibibytes(meminfo, "MemAvailable:");
    }

    private static long kibibytes(String meminfo, String key) {
        return meminfo.lines().filter(line -> line.startsWith(key)).findFirst()
                .map(line -> 1024 * Long.parseLong(line.substring(key.length(), line.lastIndexOf(' ')).strip()))
                .orElse(0L);
    }

    /** In bytes, or unknown. */
    record Traffic(long receivedBytes, long sentBytes) {
        private static final Traffic UNKNOWN = new Traffic(MachineCounters.UNKNOWN, MachineCounters.UNKNOWN);
    }

    /** Two lines of heads, then one an interface: its name, eight numbers of what came in, eight of what went out. */
    static Traffic traffic(String dev) {
        return dev.lines().skip(2).map(line -> line.substring(line.indexOf(':') + 1).strip().split(" +"))
                .filter(fields -> fields.length > 8)
                .map(fields -> new Traffic(Long.parseLong(fields[0]), Long.parseLong(fields[8])))
                .reduce((one, other) -> new Traffic(one.receivedBytes + other.receivedBytes,
                        one.sentBytes + other.sentBytes)).orElse(Traffic.UNKNOWN);
    }

    /** Of the two lines {@code Tcp:} the first has the names and the second the numbers. */
    static long retransmits(String snmp) {
        List<String[]> lines = snmp.lines().filter(line -> line.startsWith("Tcp:")).map(line -> line.split(" "))
                .toList();
        int column = lines.size() < 2 ? -1 : Arrays.asList(lines.getFirst()).indexOf("RetransSegs");
        return column < 0 ? MachineCounters.UNKNOWN : Long.parseLong(lines.get(1)[column]);
    }
}
