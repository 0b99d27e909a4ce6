/**
 * The command line: {@code run}, {@code ab}, {@code report}, {@code compare}, {@code demo}, {@code gallery}, from the
 * same code as the screen.
 *
 * <p>In: arguments. Out: reports on standard output, progress and errors on standard error, an exit code: 0 ok, 1
 * failed checks, 2 bad input, 130 interrupted. Confined to the main thread, which waits for a run's events; a signal
 * only asks a run to stop. Everything around it comes in through {@link dev.tacho.cli.Surroundings}. Read
 * {@link dev.tacho.cli.Cli}, then Session for how a run is followed, or AbScript for how ab would tell of it; the
 * exit codes of {@code ab} are ab's own.
 */
package dev.tacho.cli;
