package dev.tacho.target;

import java.util.Optional;

/** Finds the server under test on this machine. */
public final class Targets {

    /** For the operating system this runs on. */
    public static Targets ofThisMachine() {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Watches the process tree that listens on a local TCP port.
     *
     * @return empty if no process of this machine does, or none that may be seen
     */
    public Optional<TargetWatch> watchPort(int port) {
        throw new UnsupportedOperationException("contract");
    }
}
