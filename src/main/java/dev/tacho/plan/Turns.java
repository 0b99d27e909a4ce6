package dev.tacho.plan;

/**
 * Whose turn it is, of some that take turns by weight: smooth weighted round robin, as nginx spreads its upstreams.
 * In each round of as many turns as the weights add up to, each comes up exactly as often as its weight says, and
 * never in a heap. Confined to one event loop; does not allocate.
 */
final class Turns {
    private final int[] weights;
    private final long[] credit;
    private final long total;

    /** @param skip how many turns are over already, so that several event loops do not all begin with the heaviest */
    Turns(int[] weights, int skip) {
        this.weights = weights.clone();
        this.credit = new long[weights.length];
        long sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        this.total = sum;
        for (int turn = 0; turn < skip; turn++) {
            next();
        }
    }

    int next() {
        int best = 0;
        for (int i = 0; i < weights.length; i++) {
            credit[i] += weights[i];
            if (credit[i] > credit[best]) {
                best = i;
            }
        }
        credit[best] -= total;
        return best;
    }
}
