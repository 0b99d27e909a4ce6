package dev.tacho.profile;

/**
 * Something in a profile that keeps it from running.
 *
 * @param field where it is
 * @param text  what is wrong and what to do about it, one sentence or two, in the reader's words
 */
public record Problem(Field field, String text) {
}
