/**
 * The server under test: started where the profile asks for it, found by its port, watched on the run's tick, stopped.
 *
 * <p>In: a command or a local port. Out: {@link dev.tacho.target.TargetInfo} once and a
 * {@link dev.tacho.target.TargetSample} per tick, beside a {@link dev.tacho.target.MachineSample} of the whole
 * machine. A {@link dev.tacho.target.TargetWatch} belongs to the sampler's thread. Linux reads /proc; elsewhere OSHI
 * stands behind the same interface. Read {@link dev.tacho.target.Targets} first.
 */
package dev.tacho.target;
