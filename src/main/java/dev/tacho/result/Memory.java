package dev.tacho.result;

/**
 * Memory of a server or of one of its processes around a run, or over the measured window.
 *
 * @param startBytes at rest, after its start and before the first request, or as the window began; 0 for a process
 *                   that came later
 * @param peakBytes  the highest sample
 * @param endBytes   at rest, after the last request, or as the window ended; 0 for a process that had ended by then
 */
public record Memory(long startBytes, long peakBytes, long endBytes) {
}
