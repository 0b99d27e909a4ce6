package dev.tacho.target;

/** This machine, read again at each tick. For one thread. */
public interface MachineWatch {

    /** The first call covers the time since the watch began. */
    MachineSample sample();
}
