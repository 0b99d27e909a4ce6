package dev.tacho.engine;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The sockets being waited for, by numbers of ours. Half of a number says which place, half how often the place was
 * given before: so what the kernel still tells of a closed socket never reaches the one that came after it, be it under
 * the same descriptor. Confined to the loop.
 */
final class LinkTable {
    private static final int FIRST_SIZE = 64;

    private SocketLink[] links = new SocketLink[FIRST_SIZE];
    private int[] givings = new int[FIRST_SIZE];
    private int[] vacant = new int[FIRST_SIZE];
    private int vacantCount;
    private int used;

    /** Gives {@code link} a place; the number is never negative. */
    long add(SocketLink link) {
        if (vacantCount == 0 && used == links.length) {
            links = Arrays.copyOf(links, used * 2);
            givings = Arrays.copyOf(givings, used * 2);
            vacant = Arrays.copyOf(vacant, used * 2);
        }
        int place = vacantCount > 0 ? vacant[--vacantCount] : used++;
        links[place] = link;
        return (long) givings[place] << Integer.SIZE | place;
    }

    /** The link that was given {@code number}; null if it has been removed. */
    SocketLink get(long number) {
        int place = (int) number;
        return givings[place] == (int) (number >>> Integer.SIZE) ? links[place] : null;
    }

    void remove(long number) {
        int place = (int) number;
        links[place] = null;
        givings[place] = givings[place] + 1 & Integer.MAX_VALUE;
        vacant[vacantCount++] = place;
    }

    void forEach(Consumer<SocketLink> action) {
        for (int i = 0; i < used; i++) {
            if (links[i] != null) {
                action.accept(links[i]);
            }
        }
    }
}
