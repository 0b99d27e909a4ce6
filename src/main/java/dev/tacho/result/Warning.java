package dev.tacho.result;

/**
 * Something to know before believing the numbers.
 *
 * @param code stable, for scripts, such as {@code generatorSaturated}
 * @param text what was seen and what to do about it, in plain words
 */
public record Warning(String code, String text) {
}
