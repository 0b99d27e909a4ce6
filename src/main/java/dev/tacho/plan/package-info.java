/**
 * A profile resolved into exact numbers and bytes: what each event loop has to do.
 *
 * <p>In: a valid Profile and, for a demo target, the port it listens on. Out: one {@link dev.tacho.plan.Plan}. Nothing
 * is left to decide after it: defaults are filled in, the request's bytes are built, connections are divided over
 * the loops (remainders live only here). Pure functions but for reading a body file. Read
 * {@link dev.tacho.plan.Plan} first.
 */
package dev.tacho.plan;
