/**
 * The server under test: started and stopped where the profile asks for that, or else found; watched on the run's tick.
 *
 * <p>In: a {@link dev.tacho.profile.Launch}, or ports, processes or a name. Out:
 * {@link dev.tacho.target.TargetInfo} once and a {@link dev.tacho.target.TargetSample} per tick, beside a
 * {@link dev.tacho.target.MachineSample} of the whole machine. A {@link dev.tacho.target.TargetWatch} belongs to the
 * sampler's thread; a {@link dev.tacho.target.StartedServer} to any. Linux reads /proc; elsewhere OSHI
 * stands behind the same interface. What is started runs beneath a {@link dev.tacho.target.Guard}, a process of its
 * own, so that nothing of it outlives Tacho however that ends. Read {@link dev.tacho.target.Targets} first, and
 * {@link dev.tacho.target.LocalLauncher} for starting.
 */
package dev.tacho.target;
