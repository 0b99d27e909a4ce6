/**
 * What happened, as data, and its library on disk.
 *
 * <p>In: a finished run's {@link dev.tacho.result.Result}. Out: {@code result.json} (schema {@code tacho.result/1})
 * with its tick file and the log of a started server beside it, and back. Values are immutable;
 * {@link dev.tacho.result.ResultLibrary} holds no state but its folder and is for a thread that may block. Read
 * {@link dev.tacho.result.Result} first.
 */
package dev.tacho.result;
