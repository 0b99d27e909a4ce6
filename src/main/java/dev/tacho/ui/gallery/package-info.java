/**
 * The gallery: the experiments that ship, as cards.
 *
 * <p>In: experiments with their profiles, and what of each is not installed. Out: the wish to open or run one. Belongs
 * to the JavaFX thread. Read {@link dev.tacho.ui.gallery.GalleryModel} first.
 */
package dev.tacho.ui.gallery;
