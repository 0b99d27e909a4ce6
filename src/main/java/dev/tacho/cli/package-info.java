/**
 * The command line: {@code run}, {@code demo}, {@code report}, from the same code as the screen.
 *
 * <p>In: arguments. Out: reports on standard output, progress and errors on standard error, an exit code: 0 ok, 1 failed
 * checks, 2 bad input. Confined to the main thread, which waits for a run's events.
 */
package dev.tacho.cli;
