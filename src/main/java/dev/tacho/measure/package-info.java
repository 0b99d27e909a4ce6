/**
 * Counts and times requests without disturbing them.
 *
 * <p>In: calls of the event loops on their own {@link dev.tacho.measure.LoopRecorder}, one writer each, no lock, no
 * allocation. Out: on the sampler's tick an {@link dev.tacho.measure.Interval}, at the end totals as
 * {@link dev.tacho.measure.Counts} and {@link dev.tacho.measure.Distribution}. Memory is fixed by the number of loops
 * and does not grow with requests. A LoopRecorder belongs to its loop's thread; a {@link dev.tacho.measure.Recording}
 * to the sampler's. Read {@link dev.tacho.measure.LoopRecorder} first: every latency is computed there.
 */
package dev.tacho.measure;
