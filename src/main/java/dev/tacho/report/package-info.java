/**
 * A result as text and documents.
 *
 * <p>In: one {@link dev.tacho.result.Result}. Out: bytes in a {@link dev.tacho.report.Format}. Pure functions, any thread.
 * Read {@link dev.tacho.report.Reports}.
 */
package dev.tacho.report;
