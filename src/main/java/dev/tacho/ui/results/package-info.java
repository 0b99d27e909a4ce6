/**
 * A finished run: read, and taken elsewhere as pictures, tables and files.
 *
 * <p>In: one {@link dev.tacho.result.Result}. Out: files and the clipboard. Belongs to the JavaFX thread but for
 * {@link dev.tacho.ui.results.ResultExports}, which blocks and is called away from it. Pages are made when they are
 * first looked at. Read {@link dev.tacho.ui.results.ResultModel} first.
 */
package dev.tacho.ui.results;
