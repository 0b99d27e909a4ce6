/**
 * The workbench: what the user sees and does.
 *
 * <p>In: the two libraries and a runner. Out: windows. Everything belongs to the JavaFX thread but the one crossing in
 * {@code kit}, through which events of a run arrive in batches. View models (classes named *Model) hold no node, stage
 * or dialog. Parts: {@code kit} (form rows, chart view, the crossing), {@code library} (sidebar), {@code editor}
 * (setup), {@code gallery}, {@code live}, {@code results}, {@code compare}. Read {@code Workbench} first, then
 * {@code WorkbenchModel}.
 */
package dev.tacho.ui;
