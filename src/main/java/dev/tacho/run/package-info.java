/**
 * One run on one clock: joins engine, recorders and the watch on the target, and tells what happens as events.
 *
 * <p>In: a valid Profile. Out: {@link dev.tacho.run.RunEvent}s, ending with a Result or a failure to begin. A run has
 * one thread of its own, the sampler, which owns all its state and calls the listener; other threads reach it only by a
 * {@code Signal}: the preparation, which may block, the engine's end, and {@code stop()}, which returns at once. A run
 * is a warm-up, the measured window and a cool-down; a tick lies in one of them, and only the window is in the result.
 * Read {@link dev.tacho.run.Runner} first, then Course (what happens), Measurement and TickSchedule (when) and Ledger
 * (what is written down).
 */
package dev.tacho.run;
