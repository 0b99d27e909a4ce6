/**
 * Puts the load on the wire.
 *
 * <p>In: a {@link dev.tacho.plan.Plan} and one recorder per event loop. Out: calls on those recorders, and one future
 * that completes when the last request has ended. Each event loop owns its connections and everything about them;
 * nothing is shared between loops but the budget of requests and the first response. On the request path: no lock, no
 * allocation, no logging. Read {@link dev.tacho.engine.Engine} first, then {@link dev.tacho.engine.Client}, in which a
 * request's life can be followed, and {@link dev.tacho.engine.ResponseParser}. Before a run, and apart from all this,
 * {@link dev.tacho.engine.Reach} and {@link dev.tacho.engine.Preflight} look with blocking sockets what is there.
 *
 * <p>A {@link dev.tacho.engine.Loop} is a thread of ours: it does what is due of its {@link dev.tacho.engine.Lane},
 * then waits in its {@link dev.tacho.engine.Reactor} until something happens or is due again. There are two kinds.
 * Plain TCP on Linux is driven by system calls alone ({@link dev.tacho.engine.EpollReactor}): what a request costs is
 * then the kernel's work, and a connection takes socket, connect, send, epoll_ctl, recv and close, once each.
 * Everything else goes through Netty's channels ({@link dev.tacho.engine.ChannelReactor}), which is where a pipeline is
 * put together.
 *
 * <p>Choices that show in results:
 * <ul>
 * <li>A client is due from the moment it is let in; no more than 512 of a loop open their first connection at once.
 * <li>After a failed connect a client waits 1 ms, then twice as long each time up to 100 ms, before its next request.
 * <li>A response is whole with its last byte. A server that said it will close is left to do so, up to a second, while
 *     the client goes on: so that TIME_WAIT does not use up the local ports. Nothing is reset to save them.
 * <li>The window ends at the duration: what is in flight then is abandoned, and does not count as failed.
 * <li>Time limits are looked at twenty times in their length, or each 100 ms, so a timeout may come that much late.
 * </ul>
 */
package dev.tacho.engine;
