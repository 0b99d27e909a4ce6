package dev.tacho.engine;

import io.netty.buffer.AbstractByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;

/**
 * Lends the same buffer to every read of one loop. A response is parsed while it is being read and nothing of it is kept,
 * so there is never a second reader; where a transport holds on to a buffer all the same, it gets another one. This
 * saves what a general allocator spends on each read. Confined to the loop.
 */
final class ReadBuffers extends AbstractByteBufAllocator {
    private static final int SIZE = 64 * 1024;

    private final UnpooledByteBufAllocator others = new UnpooledByteBufAllocator(true, true);
    private final ByteBuf shared = others.directBuffer(SIZE, SIZE);

    ReadBuffers() {
        super(true);
    }

    void release() {
        shared.release();
    }

    @Override
    protected ByteBuf newDirectBuffer(int initialCapacity, int maxCapacity) {
        return shared.refCnt() == 1 ? shared.clear().retain() : others.directBuffer(initialCapacity, maxCapacity);
    }

    @Override
    protected ByteBuf newHeapBuffer(int initialCapacity, int maxCapacity) {
        return others.heapBuffer(initialCapacity, maxCapacity);
    }

    @Override
    public boolean isDirectBufferPooled() {
        return true;
    }
}
