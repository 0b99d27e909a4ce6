/**
 * Setup: one profile as a form, with its problems and its ab command line as it is edited.
 *
 * <p>In: a profile and where it comes from. Out: the draft, replaced whole on each edit, and writes of the user's own
 * profiles a moment later. Belongs to the JavaFX thread; writing is an errand. Read
 * {@link dev.tacho.ui.editor.EditorModel} first, then {@code FormReader} for how texts become a profile; each
 * section has a model, a form (what stands in it) and a reader of its own.
 */
package dev.tacho.ui.editor;
