package dev.tacho.engine;

import dev.tacho.measure.LoopRecorder;
import dev.tacho.plan.FireTimes;

/**
 * An open loop: requests are due when the schedule says, and a client that is free takes them up. Those that find none
 * wait in order, and keep the instant they were due at.
 */
final class OpenPace implements Pace {
    private final Lane lane;
    private final FireTimes times;
    /** Clients without a request, the last one that became so on top: its connection is the likeliest to be open. */
    private final Client[] idle;
    private int idleCount;
    private long startAt;
    private long nextDue;
    private boolean none;
    private boolean blocked;
    private boolean firing;

    OpenPace(Lane lane, Client[] clients, FireTimes times) {
        this.lane = lane;
        this.times = times;
        this.idle = clients.clone();
        this.idleCount = clients.length;
    }

    @Override
    public void begin(long start) {
        startAt = start;
        advance();
    }

    private void advance() {
        long time = times.next();
        none = time == FireTimes.END;
        nextDue = startAt + time;
    }

    private boolean isDue(long now) {
        return !none && nextDue - now <= 0;
    }

    @Override
    public void ready(Client client, long now) {
        idle[idleCount++] = client;
        fire();
    }

    /** Begins what is due while there are clients; their own doings may lead back here, and are left to this loop. */
    private void fire() {
        if (firing) {
            return;
        }
        firing = true;
        long now = System.nanoTime();
        while (idleCount > 0 && isDue(now)) {
            long due = nextDue;
            LoopRecorder recorder = lane.recorder(due);
            if (blocked) {
                recorder.delayed();
            } else {
                recorder.lagged(now - due);
            }
            advance();
            idle[--idleCount].start(due, now);
            now = System.nanoTime();
        }
        blocked = isDue(now) && (blocked || idleCount == 0);
        firing = false;
    }

    @Override
    public long pauseNanos() {
        return 0;
    }

    @Override
    public void openingOver() {
        // Connections are opened as requests need them.
    }

    @Override
    public long work(long now) {
        fire();
        if (none && !lane.busy()) {
            lane.finish();
            return 0;
        }
        return none || blocked ? Reactor.FOREVER : Math.max(0, nextDue - now);
    }

    @Override
    public void windowOver(long now) {
        // The schedule ends with the window; what it has made due is still begun.
    }

    @Override
    public void giveUp(long now) {
        for (; isDue(now); advance()) {
            lane.recorder(nextDue).unsent(1);
        }
    }
}
