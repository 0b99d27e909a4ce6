/**
 * A run as it happens.
 *
 * <p>In: the events of a run, in batches. Out: the user's one wish, to stop. Belongs to the JavaFX thread.
 * The screen is drawn once per batch, whatever the request rate. Read {@link dev.tacho.ui.live.LiveModel} first, then
 * {@link dev.tacho.ui.live.LiveView} for what it looks like.
 */
package dev.tacho.ui.live;
