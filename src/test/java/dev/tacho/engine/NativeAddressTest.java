package dev.tacho.engine;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/** The layouts are those of Linux's netinet/in.h. */
class NativeAddressTest {

    @Test
    void version4HasPortAndAddressInNetworkOrder() throws Exception {
        NativeAddress address = NativeAddress.of(new InetSocketAddress(InetAddress.getByAddress(
                new byte[] {127, 0, 0, 1}), 0x1F90));
        MemorySegment bytes = address.bytes();
        assertThat(address.length()).isEqualTo(16);
        assertThat(bytes.get(JAVA_SHORT, 0)).isEqualTo((short) address.family()).isEqualTo((short) 2);
        assertThat(bytes.asSlice(2, 6).toArray(JAVA_BYTE)).containsExactly(0x1F, 0x90, 127, 0, 0, 1);
    }

    @Test
    void version6HasItsScope() throws Exception {
        byte[] linkLocal = InetAddress.getByName("fe80::1").getAddress();
        NativeAddress address = NativeAddress.of(new InetSocketAddress(
                Inet6Address.getByAddress(null, linkLocal, 7), 0xFFFE));
        MemorySegment bytes = address.bytes();
        assertThat(address.length()).isEqualTo(28);
        assertThat(bytes.get(JAVA_SHORT, 0)).isEqualTo((short) address.family()).isEqualTo((short) 10);
        assertThat(bytes.asSlice(2, 2).toArray(JAVA_BYTE)).containsExactly(0xFF, 0xFE);
        assertThat(bytes.asSlice(8, 16).toArray(JAVA_BYTE)).isEqualTo(linkLocal);
        assertThat(bytes.get(JAVA_INT, 24)).isEqualTo(7);
    }
}
