/**
 * A profile resolved into exact numbers and bytes: what each event loop has to do.
 *
 * <p>In: a valid Profile and, for a demo target, the port it listens on. Out: one {@link dev.tacho.plan.Plan}. Nothing
 * is left to decide after it: defaults are filled in, the bytes of the requests are built, connections are divided over
 * the loops (remainders live only here). Pure functions, but for reading files of bodies and data. All is immutable but
 * {@link dev.tacho.plan.RequestStream} and {@link dev.tacho.plan.FireTimes}: each is confined to the event loop that
 * asked for it, shares and allocates nothing, and what is random in it is the same in every run. Read
 * {@link dev.tacho.plan.Plan} first.
 */
package dev.tacho.plan;
