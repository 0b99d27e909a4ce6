/**
 * Puts the load on the wire.
 *
 * <p>In: a {@link dev.tacho.plan.Plan} and one recorder per event loop. Out: calls on those recorders, and one future that
 * completes when the last request has ended. Each event loop owns its connections and everything about them; nothing is
 * shared between loops but the budget of requests. On the request path: no lock, no allocation, no logging. Read
 * {@link dev.tacho.engine.Engine} first.
 */
package dev.tacho.engine;
