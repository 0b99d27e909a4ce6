package dev.tacho.profile;

import dev.tacho.profile.Load.Stage;
import java.util.List;
import java.util.Optional;

/** What makes a load one that this machine can be asked for. */
final class LoadRules {
    /** The ports of one client address, less those that the system keeps. */
    private static final long PORTS = 65_000;
    private static final double MAX_SECONDS = 24 * 3600;
    private static final double MAX_PAUSE_SECONDS = 3600;
    private static final double MAX_RATE = 10_000_000;
    private final Findings findings;
    private final int maxInFlight;

    /** @param localAddresses how many addresses connections come from; 0 for the system's choice */
    LoadRules(Findings findings, int localAddresses) {
        this.findings = findings;
        maxInFlight = (int) Math.min(Integer.MAX_VALUE, PORTS * Math.max(1, localAddresses));
    }

    void check(Load load, Window window) {
        switch (load) {
            case Load.Closed closed -> closed(closed);
            case Load.Open open -> open(open);
        }
        findings.require(within(window.warmUpSeconds(), MAX_SECONDS), Field.WARM_UP, "warmUp.range");
        findings.require(within(window.coolDownSeconds(), MAX_PAUSE_SECONDS), Field.COOL_DOWN, "coolDown.range");
    }

    private void closed(Load.Closed load) {
        int concurrency = load.concurrency();
        inFlight(concurrency, Field.CONCURRENCY, "concurrency.range");
        if (load.requests().isEmpty() && load.durationSeconds().isEmpty()) {
            findings.add(Field.REQUESTS, "limit.none");
        }
        if (load.requests().isPresent()) {
            long requests = load.requests().getAsLong();
            if (requests < 1) {
                findings.add(Field.REQUESTS, "requests.range");
            } else {
                findings.require(requests >= concurrency, Field.REQUESTS, "requests.fewer", Long.toString(requests),
                        Integer.toString(concurrency));
            }
        }
        Optional<Double> duration = load.durationSeconds();
        findings.require(duration.isEmpty() || duration.get() > 0 && duration.get() <= MAX_SECONDS, Field.DURATION,
                "duration.range");
        findings.require(within(load.thinkSeconds(), MAX_PAUSE_SECONDS), Field.THINK, "think.range");
    }

    private void open(Load.Open load) {
        List<Stage> stages = load.stages();
        int before = findings.problems().size();
        for (int i = 0; i < stages.size(); i++) {
            Stage stage = stages.get(i);
            String number = Integer.toString(i + 1);
            findings.require(within(stage.startRate(), MAX_RATE) && within(stage.endRate(), MAX_RATE), Field.STAGES,
                    "stage.rate", number);
            findings.require(stage.seconds() > 0 && stage.seconds() <= MAX_SECONDS, Field.STAGES, "stage.seconds",
                    number);
        }
        if (stages.isEmpty()) {
            findings.add(Field.STAGES, "stages.none");
        } else if (findings.problems().size() == before) {
            findings.require(stages.stream().anyMatch(stage -> stage.startRate() > 0 || stage.endRate() > 0),
                    Field.STAGES, "stages.noRate");
            findings.require(load.plannedSeconds().get() <= MAX_SECONDS, Field.STAGES, "stages.long");
        }
        inFlight(load.maxInFlight(), Field.MAX_IN_FLIGHT, "maxInFlight.range");
    }

    private void inFlight(int number, Field field, String key) {
        findings.require(number >= 1 && number <= maxInFlight, field, key, Integer.toString(maxInFlight));
    }

    private static boolean within(double number, double max) {
        return number >= 0 && number <= max;
    }
}
