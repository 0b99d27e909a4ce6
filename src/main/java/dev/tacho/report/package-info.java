/**
 * A result as text and documents.
 *
 * <p>In: one {@link dev.tacho.result.Result}. Out: bytes in a {@link dev.tacho.report.Format}. Pure functions, any
 * thread. Markdown and HTML are two forms of one content. Read {@link dev.tacho.report.Reports}, then Content.
 */
package dev.tacho.report;
