package dev.tacho.target;

/** What an operating system tells of this machine as a whole. For one thread. */
interface MachineReader {

    /** How it stands now. */
    MachineCounters read();
}
