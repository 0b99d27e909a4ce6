package dev.tacho.engine;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetSocketAddress;

/** An address as Linux takes it: a {@code sockaddr_in} or {@code sockaddr_in6}. */
record NativeAddress(int family, MemorySegment bytes) {
    private static final int INET = 2;
    private static final int INET6 = 10;
    private static final int PORT_AT = 2;
    private static final int INET_AT = 4;
    private static final int INET_BYTES = 16;
    private static final int INET6_AT = 8;
    private static final int INET6_SCOPE_AT = 24;
    private static final int INET6_BYTES = 28;

    static NativeAddress of(InetSocketAddress address) {
        boolean v4 = address.getAddress() instanceof Inet4Address;
        MemorySegment bytes = Arena.ofAuto().allocate(v4 ? INET_BYTES : INET6_BYTES, Integer.BYTES);
        bytes.set(JAVA_SHORT, 0, (short) (v4 ? INET : INET6));
        // The port and the address are in network order.
        bytes.set(JAVA_BYTE, PORT_AT, (byte) (address.getPort() >> Byte.SIZE));
        bytes.set(JAVA_BYTE, PORT_AT + 1, (byte) address.getPort());
        byte[] host = address.getAddress().getAddress();
        MemorySegment.copy(host, 0, bytes, JAVA_BYTE, v4 ? INET_AT : INET6_AT, host.length);
        if (address.getAddress() instanceof Inet6Address v6) {
            bytes.set(JAVA_INT, INET6_SCOPE_AT, v6.getScopeId());
        }
        return new NativeAddress(v4 ? INET : INET6, bytes);
    }

    int length() {
        return (int) bytes.byteSize();
    }
}
