package dev.tacho.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The requests of a plan, each as often as its weight says. Immutable and shared; each event loop draws from a stream
 * of its own.
 *
 * <p>The order follows the weights strictly (10 : 1 is ten and one in each eleven requests of a loop), so that even a
 * short run has the proportions asked for. Random numbers, choices and rows come from a seed that is the same for every
 * run: two servers get the very same requests, and a run can be repeated.
 */
public final class RequestMix {
    private final List<RequestForm> forms;
    private final Optional<DataRows> rows;
    private final long seed;
    private final WireRequest first;

    /**
     * @param forms at least one
     * @param rows  if one of the forms takes values from the data file
     */
    RequestMix(List<RequestForm> forms, Optional<DataRows> rows, long seed) {
        this.forms = List.copyOf(forms);
        this.rows = rows;
        this.seed = seed;
        RequestStream stream = stream(0, 1);
        stream.choose(0);
        byte[] bytes = stream.bytes();
        // A body of 100 MiB that is the same each time is not copied once more; the stream's own buffer ends with it.
        this.first = this.forms.getFirst().filled(bytes.length == stream.length() ? bytes
                : Arrays.copyOf(bytes, stream.length()));
    }

    private RequestMix(WireRequest request) {
        this.forms = List.of(RequestForm.of(request));
        this.rows = Optional.empty();
        this.seed = 0;
        this.first = request;
    }

    static RequestMix of(WireRequest request) {
        return new RequestMix(request);
    }

    /** The profile's first request as it would be sent first: an example of the mix, and all of it if it is fixed. */
    public WireRequest first() {
        return first;
    }

    /** There is one request, the same each time: {@link #first()}. */
    public boolean fixed() {
        return forms.size() == 1 && forms.getFirst().fixed();
    }

    /**
     * The requests of one event loop, from the beginning of the run. Counters and sequential rows or lines are dealt
     * out beforehand as cards are: loop k of n counts k + 1, k + 1 + n, …, and takes rows k, k + n, …. The counter
     * counts all requests, and rows only go to those that use them.
     *
     * @param loop  0 to {@code loops} − 1
     * @param loops how many there are
     */
    public RequestStream stream(int loop, int loops) {
        return new RequestStream(this, loop, loops);
    }

    List<RequestForm> forms() {
        return forms;
    }

    Optional<DataRows> rows() {
        return rows;
    }

    long seed() {
        return seed;
    }
}
