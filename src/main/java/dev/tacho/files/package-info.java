/**
 * Files that are whole or not there, and what keeps one from being read or written, in the user's words.
 *
 * <p>In: a path and bytes. Out: the file, or an {@link java.io.IOException} whose message says which file, what is the
 * matter and what to do. No state; any thread that may block. A leaf but for its sentences: it knows nothing of what
 * the files hold. Read {@link dev.tacho.files.WholeFile} first.
 */
package dev.tacho.files;
