/**
 * Composition root and lifecycle: the only place that calls constructors across packages.
 *
 * <p>In: the process's arguments and environment. Out: the workbench or a command. Holds what lives as long as the
 * program: the libraries on disk, the runner. Read {@link dev.tacho.app.Main}.
 */
package dev.tacho.app;
