/**
 * Every sentence a person reads, in one place per package: {@code assets/messages/<package>.properties}, and for what
 * is published its translations beside it ({@code <package>_zh_CN.properties}).
 *
 * <p>In: a key and its arguments. Out: the sentence, in the {@link dev.tacho.text.Language} of the call. No state but
 * the loaded bundles, which are immutable; any thread may ask. A leaf: it imports nothing of ours, so that every
 * package may speak through it. Read {@link dev.tacho.text.Texts}.
 */
package dev.tacho.text;
