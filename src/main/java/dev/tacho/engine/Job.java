package dev.tacho.engine;

import dev.tacho.plan.Plan;
import io.netty.buffer.ByteBuf;
import java.net.InetSocketAddress;
import java.util.function.Consumer;

/**
 * What all lanes of a run have in common.
 *
 * @param request  the bytes of one request, direct, never released by a lane
 * @param channels how many connections one lane may have open at once, at least 1
 * @param laneOver called on a lane's loop when the lane has ended all its requests and closed all its connections
 * @param defect   called on a lane's loop with an exception that nothing but a mistake of ours explains
 */
record Job(Plan plan, InetSocketAddress address, Transport transport, ByteBuf request, Budget budget, Findings findings,
           int channels, Runnable laneOver, Consumer<Throwable> defect) {
}
