/**
 * The built-in server to try things on, run in a process of its own so that its CPU and memory can be watched like any
 * target's.
 *
 * <p>In: a port. Out: {@code listening on 127.0.0.1:PORT} on standard output, then HTTP. It ends when its standard
 * input is closed. Stateless but for Netty's own threads. Read {@link dev.tacho.demo.DemoServer}.
 */
package dev.tacho.demo;
