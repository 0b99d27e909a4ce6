package dev.tacho.target;

import dev.tacho.target.MachineCounters.CpuTime;
import java.util.List;
import java.util.stream.Stream;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.CentralProcessor.TickType;
import oshi.hardware.GlobalMemory;
import oshi.hardware.NetworkIF;
import oshi.software.os.InternetProtocolStats;

/**
 * A machine as OSHI tells of it, on macOS and Windows.
 *
 * @param interfaces loopback included
 */
record OshiMachine(CentralProcessor processor, GlobalMemory memory, List<NetworkIF> interfaces,
                   InternetProtocolStats protocols) implements MachineReader {

    static OshiMachine of(SystemInfo system) {
        return new OshiMachine(system.getHardware().getProcessor(), system.getHardware().getMemory(),
                system.getHardware().getNetworkIFs(true), system.getOperatingSystem().getInternetProtocolStats());
    }

    @Override
    public MachineCounters read() {
        List<CpuTime> cores = Stream.of(processor.getProcessorCpuLoadTicks()).map(OshiMachine::cpu).toList();
        double load = processor.getSystemLoadAverage(1)[0];
        interfaces.forEach(NetworkIF::updateAttributes);
        return new MachineCounters(cpu(processor.getSystemCpuLoadTicks()), cores, load < 0 ? Double.NaN : load,
                memory.getTotal() - memory.getAvailable(),
                interfaces.stream().mapToLong(NetworkIF::getBytesRecv).sum(),
                interfaces.stream().mapToLong(NetworkIF::getBytesSent).sum(),
                protocols.getTCPv4Stats().getSegmentsRetransmitted()
                        + protocols.getTCPv6Stats().getSegmentsRetransmitted());
    }

    private static CpuTime cpu(long[] ticks) {
        return new CpuTime(sum(ticks, TickType.USER, TickType.NICE),
                sum(ticks, TickType.SYSTEM, TickType.IRQ, TickType.SOFTIRQ),
                sum(ticks, TickType.IDLE, TickType.IOWAIT), sum(ticks, TickType.STEAL));
    }

    private static long sum(long[] ticks, TickType... types) {
        return Stream.of(types).mapToLong(type -> ticks[type.getIndex()]).sum();
    }
}
