package dev.tacho.target;

import java.util.List;

/** What a launch tells while it goes on, and the server for as long as it lives. Called on threads of its own. */
public interface LaunchListener {

    /** What is being done, in words for the screen. */
    void step(String words);

    /** What the services or a preparation have printed, as {@code NAME | line}; at most a few calls a second. */
    void output(List<String> lines);
}
