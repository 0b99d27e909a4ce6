package dev.tacho.result;

/**
 * What making the load cost on this side.
 *
 * @param cpuMicrosPerRequest CPU time of the event loops per completed request, in microseconds
 * @param busiestLoop         share of the measured window that the busiest loop was on a CPU, 0 to 1
 * @param lagP99Millis        how late requests went out against plan; 0 in closed loop, which has no plan
 * @param lagMaxMillis        likewise, the worst
 * @param gcMillis            time the JVM's garbage collector took inside the window
 * @param transport           io_uring, epoll, kqueue or nio
 * @param tls                 how TLS was done, openssl or jdk; empty without
 * @param loops               event loops
 * @param warmUpSeconds       how long the generator practised on itself before the run; 0 if it did not
 * @param warmUpRequests      how many requests that were; they are in no other figure
 */
public record GeneratorUse(double cpuMicrosPerRequest, double busiestLoop, double lagP99Millis, double lagMaxMillis,
                           double gcMillis, String transport, String tls, int loops,
                           double warmUpSeconds, long warmUpRequests) {

    /** Transport and TLS by their own names, such as {@code epoll + openssl}. */
    public String means() {
        return tls.isEmpty() ? transport : transport + " + " + tls;
    }
}
