package dev.tacho.engine;

/** A closed loop: each client takes up its next request when it is ready, until no more are to be had. */
final class ClosedPace implements Pace {
    /** Clients that may be opening their first connection at once: thousands would flood a backlog. */
    private static final int MAX_OPENING = 512;

    private final Lane lane;
    private final Client[] clients;
    private final Budget budget;
    private final boolean limited;
    private final long thinkNanos;
    private long requestsLeft;
    private boolean over;
    private int admitted;
    private int opening;
    private boolean admitting;

    /** @param limited whether there is a {@code budget} at all */
    ClosedPace(Lane lane, Client[] clients, Budget budget, boolean limited, long thinkNanos) {
        this.lane = lane;
        this.clients = clients;
        this.budget = budget;
        this.limited = limited;
        this.thinkNanos = thinkNanos;
    }

    @Override
    public void begin(long startAt) {
        admit();
    }

    /** Lets clients begin while few enough are opening their first connection. */
    private void admit() {
        if (admitting) {
            return;
        }
        admitting = true;
        while (!over && admitted < clients.length && opening < MAX_OPENING) {
            opening++;
            ready(clients[admitted++], System.nanoTime());
        }
        admitting = false;
    }

    @Override
    public void openingOver() {
        opening--;
        admit();
    }

    @Override
    public void ready(Client client, long now) {
        if (take(now)) {
            client.start(now, now);
        } else {
            client.retire();
        }
    }

    private boolean take(long now) {
        if (over || lane.windowIsOver(now)) {
            return false;
        }
        if (!limited || lane.warmsUp(now)) {
            return true;
        }
        if (requestsLeft == 0) {
            requestsLeft = budget.take();
        }
        if (requestsLeft == 0) {
            return false;
        }
        requestsLeft--;
        return true;
    }

    @Override
    public long pauseNanos() {
        // Whoever has nothing more to ask need not think about it, and the run would last longer for it.
        return limited && requestsLeft == 0 && budget.spent() ? 0 : thinkNanos;
    }

    @Override
    public long work(long now) {
        return Reactor.FOREVER;
    }

    @Override
    public void windowOver(long now) {
        over = true;
        for (Client client : clients) {
            client.retireIfFree();
        }
    }

    @Override
    public void giveUp(long now) {
        over = true;
    }
}
