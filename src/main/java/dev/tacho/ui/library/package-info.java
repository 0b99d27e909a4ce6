/**
 * The sidebar: profiles that ship, the user's own, and past runs, in one searchable list.
 *
 * <p>In: the entries of both libraries. Out: which one is selected, and the user's wishes as
 * {@link dev.tacho.ui.library.SidebarActions}. Belongs to the JavaFX thread; reads and writes nothing itself. Read
 * {@link dev.tacho.ui.library.SidebarModel} first.
 */
package dev.tacho.ui.library;
