/**
 * What the user asks for: a {@link dev.tacho.profile.Profile} and everything inside it, as immutable records.
 *
 * <p>In: JSON files, form fields, command lines of ab, wrk, hey and curl. Out: a Profile, or
 * {@link dev.tacho.profile.Problem}s in words that say what to do. Nothing here knows how load is made or measured. No
 * mutable state but what {@link dev.tacho.profile.ProfileLibrary} remembers of deletions and
 * {@link dev.tacho.profile.Consents} of answers; any thread may use it, but reading and writing files is for a thread
 * that may block. Read {@link dev.tacho.profile.Profile} first, then {@link dev.tacho.profile.Rules} for what makes one
 * valid, {@link dev.tacho.profile.ProfileFile} for its form on disk and
 * {@link dev.tacho.profile.Template} for the placeholders of its requests. How a server is started is data here too, a
 * {@link dev.tacho.profile.Launch}, which someone agrees to before anything of it runs.
 */
package dev.tacho.profile;
