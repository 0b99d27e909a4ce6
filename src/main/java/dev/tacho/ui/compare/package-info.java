/**
 * Several past runs side by side: ranked, laid over each other, and taken elsewhere as pictures, tables and pages.
 *
 * <p>In: results. Out: files and the clipboard. Belongs to the JavaFX thread but for
 * {@link dev.tacho.ui.compare.CompareExports}, which blocks and is called away from it. Read
 * {@link dev.tacho.ui.compare.CompareModel} first.
 */
package dev.tacho.ui.compare;
