package dev.tacho.target;

import dev.tacho.profile.Launch.Need;
import java.util.List;

/** What is installed on this machine. Both may block on the disk, and be called from any thread. */
public interface Requirements {

    /** Those that are not there, in their order. */
    List<Need> missing(List<Need> needs);

    /** The one command line that installs what is missing; empty if no package has any of it. */
    String install(List<Need> missing);
}
