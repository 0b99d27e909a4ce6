package dev.tacho.profile;

import java.util.OptionalInt;

/**
 * Something in a profile that keeps it from running.
 *
 * @param field   where it is
 * @param request which of several requests it is in, from 0; empty if there is but one, or it is in none of them
 * @param path    dotted path of the key in the profile's JSON, such as {@code requests[1].headers}
 * @param text    what is wrong and what to do about it, one sentence or two, in the reader's words
 */
public record Problem(Field field, OptionalInt request, String path, String text) {
}
