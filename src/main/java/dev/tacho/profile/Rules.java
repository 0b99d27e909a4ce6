package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What makes a profile one that can be run. */
public final class Rules {
    static final int MAX_NAME_LENGTH = 100;
    private static final Texts TEXTS = Texts.of("profile");
    /** The ports of one client address, less those that the system keeps. */
    private static final int MAX_CONCURRENCY = 65_000;
    private static final double MAX_DURATION_SECONDS = 24 * 3600;
    private static final double MAX_TIMEOUT_SECONDS = 3600;
    private static final int FIRST_STATUS = 100;
    private static final int LAST_STATUS = 599;
    private final List<Problem> problems = new ArrayList<>();

    private Rules() {
    }

    /**
     * Everything that keeps {@code profile} from running, in the order of the form; empty for a valid one. Looks at the
     * body file, if there is one, but does not read it.
     */
    public static List<Problem> problems(Profile profile) {
        Rules rules = new Rules();
        rules.name(profile.name());
        rules.target(profile.target());
        RequestRules.problems(profile.request()).forEach(rules.problems::add);
        switch (profile.load()) {
            case Load.Closed load -> rules.closed(load);
            case Load.Open _ -> { }
        }
        double timeout = profile.connection().timeoutSeconds();
        rules.require(timeout > 0 && timeout <= MAX_TIMEOUT_SECONDS, Field.TIMEOUT, "timeout.range");
        rules.checks(profile.checks(), profile.request().method());
        return List.copyOf(rules.problems);
    }

    private void name(String name) {
        if (name.isBlank()) {
            add(Field.NAME, "name.empty");
        } else if (name.chars().anyMatch(Character::isISOControl)) {
            add(Field.NAME, "name.control");
        } else {
            require(name.length() <= MAX_NAME_LENGTH, Field.NAME, "name.long", Integer.toString(MAX_NAME_LENGTH));
        }
    }

    private void target(Target target) {
        Field field = target instanceof Target.Url ? Field.URL : Field.DEMO_PATH;
        try {
            switch (target) {
                case Target.Url(String url) -> HttpUrl.parse(url);
                case Target.Demo(String path) -> {
                    require(path.startsWith("/"), field, "path.slash");
                    HttpUrl.target(path);
                }
            }
        } catch (IllegalArgumentException e) {
            problems.add(new Problem(field, e.getMessage()));
        }
    }

    private void closed(Load.Closed load) {
        int concurrency = load.concurrency();
        require(concurrency >= 1 && concurrency <= MAX_CONCURRENCY, Field.CONCURRENCY, "concurrency.range",
                Integer.toString(MAX_CONCURRENCY));
        if (load.requests().isEmpty() && load.durationSeconds().isEmpty()) {
            add(Field.REQUESTS, "limit.none");
        }
        if (load.requests().isPresent()) {
            long requests = load.requests().getAsLong();
            if (requests < 1) {
                add(Field.REQUESTS, "requests.range");
            } else {
                require(requests >= concurrency, Field.REQUESTS, "requests.fewer", Long.toString(requests),
                        Integer.toString(concurrency));
            }
        }
        Optional<Double> duration = load.durationSeconds();
        require(duration.isEmpty() || duration.get() > 0 && duration.get() <= MAX_DURATION_SECONDS, Field.DURATION,
                "duration.range");
    }

    private void checks(Checks checks, String method) {
        List<StatusSet.Range> ranges = checks.statuses().ranges();
        require(!ranges.isEmpty(), Field.STATUSES, "statuses.empty");
        require(ranges.stream().allMatch(range -> range.first() >= FIRST_STATUS && range.last() <= LAST_STATUS
                && range.first() <= range.last()), Field.STATUSES, "statuses.range");
        if (checks.bodyContains().isPresent()) {
            if (checks.bodyContains().get().isEmpty()) {
                add(Field.BODY_CONTAINS, "bodyContains.empty");
            } else {
                require(!method.equals("HEAD"), Field.BODY_CONTAINS, "bodyContains.head");
            }
        }
    }

    private void require(boolean holds, Field field, String key, Object... arguments) {
        if (!holds) {
            add(field, key, arguments);
        }
    }

    private void add(Field field, String key, Object... arguments) {
        problems.add(new Problem(field, TEXTS.get(key, arguments)));
    }
}
