package dev.tacho.engine;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many connections the system lets this process have. */
final class Descriptors {
    /**
     * Left for the rest of the program. Loading a class, looking at the server's processes and writing a picture each
     * open files, and what dies of having none there does not look like a lack of files to anybody.
     */
    private static final int RESERVE = 64;

    private Descriptors() {
    }

    /** How many connections may be opened from now on, at least 1; more than there can be where it cannot be told. */
    static int forConnections() {
        try {
            return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                    ? left(unix.getMaxFileDescriptorCount(), unix.getOpenFileDescriptorCount()) : Integer.MAX_VALUE;
        } catch (InternalError _) {
            // The count opens a folder, and dies of it where no file is left, not even for that.
            return 1;
        }
    }

    /** @param max how many the process may have; not above 0 when there is no limit */
    static int left(long max, long open) {
        return max <= 0 ? Integer.MAX_VALUE : (int) Math.clamp(max - open - RESERVE, 1, Integer.MAX_VALUE);
    }
}
