package dev.tacho.result;

/**
 * Resident memory of a server or of one of its processes around a run.
 *
 * @param startBytes at rest, after its start and before the first request; 0 for a process that came later
 * @param peakBytes  the highest sample
 * @param endBytes   at rest, after the last request; 0 for a process that had ended by then
 */
public record Memory(long startBytes, long peakBytes, long endBytes) {
}
