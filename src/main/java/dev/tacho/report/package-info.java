/**
 * Results as text and documents.
 *
 * <p>In: one {@link dev.tacho.result.Result}, or several to be compared. Out: bytes in a
 * {@link dev.tacho.report.Format}, in the language of a {@link dev.tacho.report.Style}. Pure functions, any thread.
 * Markdown and HTML are two forms of one Page, which ResultPage and ComparisonPage fill. Read
 * {@link dev.tacho.report.Reports} and {@link dev.tacho.report.Comparisons}, then ResultPage.
 */
package dev.tacho.report;
