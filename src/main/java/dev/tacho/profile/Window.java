package dev.tacho.profile;

/**
 * What lies before and after the measured part of a run.
 *
 * @param warmUpSeconds   load that is put on the server before the window and counts for nothing; 0 for none, at most
 *                        a day. An open loop warms up at the rate it begins with
 * @param coolDownSeconds how long, at most, requests that were due within the window are still waited for after it;
 *                        they count. 0 gives them up at once; at most an hour
 */
public record Window(double warmUpSeconds, double coolDownSeconds) {
    public static final Window DEFAULT = new Window(0, 2);
}
