package dev.tacho.result;

/**
 * Where a run was made.
 *
 * @param os          name and version, such as {@code Debian GNU/Linux 12 (bookworm), Linux 6.1.0}
 * @param cpu         model name
 * @param cores       logical processors
 * @param memoryBytes physical memory
 * @param java        runtime version
 * @param tacho       version of this program
 */
public record Environment(String os, String cpu, int cores, long memoryBytes, String java, String tacho) {
}
