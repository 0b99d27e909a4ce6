package dev.tacho.plan;

import java.util.List;

/** The requests of a plan, each as often as its weight says. Immutable; event loops draw from a stream each. */
public final class RequestMix {
    private final List<WireRequest> requests;

    private RequestMix(List<WireRequest> requests) {
        this.requests = List.copyOf(requests);
    }

    static RequestMix of(WireRequest request) {
        return new RequestMix(List.of(request));
    }

    public WireRequest first() {
        return requests.getFirst();
    }
}
