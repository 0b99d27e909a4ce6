/**
 * What the parts of the workbench are made of: form rows, notices, questions, themes, the chart view, and the one
 * crossing to the JavaFX thread.
 *
 * <p>In: texts, properties, events from other threads. Out: nodes, and the same events in batches on the JavaFX
 * thread. Everything belongs to that thread but {@code EventPump.offer} and the work of
 * {@link dev.tacho.ui.kit.Errands}. Knows no other part of the workbench. Read {@link dev.tacho.ui.kit.Errands} for
 * what blocks, {@link dev.tacho.ui.kit.FormRow} for what a form is.
 */
package dev.tacho.ui.kit;
