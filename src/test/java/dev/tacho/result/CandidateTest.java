package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

class CandidateTest {
    private static Result run(String name, String url, int seconds) {
        Result like = Samples.result(4);
        Profile profile = like.profile().withName(name).withTarget(new Target.Url(url));
        return new Result(like.id(), like.startedAt(), like.ending(), profile, like.document(), like.counts(), seconds,
                like.latency(), like.generator(), like.target(), like.warnings(), like.environment(), like.ticks());
    }

    @Test
    void resultsOfOneProfileAreRepeatsAndTheFastestIsFirst() {
        Result slow = run("slow", "http://127.0.0.1:1/", 9);
        Result fast = run("fast", "http://127.0.0.1:2/", 2);
        Result again = run("slow", "http://127.0.0.1:1/", 8);
        List<Candidate> ranked = Candidate.ranked(List.of(slow, fast, again));
        assertThat(ranked).containsExactly(new Candidate("fast", List.of(fast)),
                new Candidate("slow", List.of(slow, again)));
        assertThat(ranked.getLast().requestsPerSecond().count()).isEqualTo(2);
        assertThat(ranked.getLast().requestsPerSecond().min()).isEqualTo(slow.requestsPerSecond());
        assertThat(Candidate.ranked(List.of())).isEmpty();
    }

    @Test
    void oneNameForTwoTargetsIsTwoCandidatesWithTheirTargetsInTheName() {
        assertThat(Candidate.ranked(List.of(run("nginx", "http://127.0.0.1:1/", 1), run("nginx", "http://[::1]:1/", 2))))
                .extracting(Candidate::name).containsExactly("nginx (http://127.0.0.1:1/)", "nginx (http://[::1]:1/)");
    }
}
