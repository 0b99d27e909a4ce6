package dev.tacho.target;

import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.HardwareAbstractionLayer;
import oshi.software.os.OperatingSystem;

/**
 * The machine this runs on.
 *
 * @param os          name and version, such as {@code Debian GNU/Linux 12 (bookworm), Linux 6.1.0}
 * @param cpu         model name
 * @param cores       logical processors
 * @param memoryBytes physical memory; 0 if unknown
 */
public record Machine(String os, String cpu, int cores, long memoryBytes) {

    private static final class Lazy {
        private static final Machine THIS = look();
    }

    /** Read once; the first call takes some 0.3 s and should not fall into a measurement. Any thread. */
    public static Machine ofThisOne() {
        return Lazy.THIS;
    }

    /** OSHI's native part cannot be loaded everywhere, for instance where no temporary file may be run. */
    private static Machine look() {
        try {
            return read(new SystemInfo());
        } catch (RuntimeException | LinkageError e) {
            return plain();
        }
    }

    /** As much as Java itself knows; memory is then 0. */
    static Machine plain() {
        return new Machine(System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("os.arch"), Runtime.getRuntime().availableProcessors(), 0);
    }

    private static Machine read(SystemInfo system) {
        HardwareAbstractionLayer hardware = system.getHardware();
        CentralProcessor processor = hardware.getProcessor();
        return new Machine(name(system.getOperatingSystem()), model(processor),
                processor.getLogicalProcessorCount(), hardware.getMemory().getTotal());
    }

    private static String name(OperatingSystem system) {
        OperatingSystem.OSVersionInfo version = system.getVersionInfo();
        return name(system.getFamily(), version.getVersion(), version.getCodeName(), System.getProperty("os.name"),
                System.getProperty("os.version"));
    }

    /** What is unknown is left out; a Linux distribution is followed by its kernel. */
    static String name(String family, String version, String codeName, String kernel, String kernelVersion) {
        StringBuilder name = new StringBuilder(family);
        if (known(version)) {
            name.append(' ').append(version);
        }
        if (known(codeName)) {
            name.append(" (").append(codeName).append(')');
        }
        if (kernel.equals("Linux")) {
            name.append(", Linux ").append(kernelVersion);
        }
        return name.toString();
    }

    private static boolean known(String text) {
        return text != null && !text.isBlank() && !text.equalsIgnoreCase("unknown");
    }

    /** Some ARM boards name no model. */
    private static String model(CentralProcessor processor) {
        String name = processor.getProcessorIdentifier().getName().strip();
        return name.isEmpty() ? processor.getProcessorIdentifier().getIdentifier().strip() : name;
    }
}
