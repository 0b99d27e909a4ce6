package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What belongs to a server that was named otherwise than by one port. */
class RootsTest {
    private static final long SELF = 50;
    private final FakeProcesses machine = new FakeProcesses().with(1, 0, "init").with(SELF, 1, "java")
            .with(60, SELF, "guard").with(61, SELF, "guard").with(100, 60, "uwsgi").with(101, 100, "uwsgi")
            .with(200, 61, "nginx").with(201, 200, "nginx").with(300, 1, "nginx").with(301, 300, "nginx");
    private long nanos = 5_000_000_000L;
    private final Targets targets = new Targets(() -> machine, FakeMachine::new, SELF);

    private TreeWatch watch(Roots roots) {
        return new TreeWatch(machine, roots, SELF, () -> nanos);
    }

    private List<ProcessSample> aSecondLater(TreeWatch watch) {
        nanos += 1_000_000_000;
        return watch.sample().orElseThrow().each();
    }

    private HeldRoots held() {
        Map<Long, String> guards = new LinkedHashMap<>();
        guards.put(60L, "uWSGI");
        guards.put(61L, "proxy");
        return new HeldRoots(machine, guards);
    }

    @Test
    void whatGuardsHoldBearsTheNameOfItsServiceAndTheyDoNotCount() {
        TreeWatch watch = watch(held());
        assertThat(watch.info()).isEqualTo(new TargetInfo(List.of(100L, 200L, 101L, 201L), "uWSGI + proxy"));
        assertThat(watch.sample().orElseThrow().each()).extracting(ProcessSample::pid, ProcessSample::name)
                .containsExactly(tuple(100L, "uWSGI"), tuple(200L, "proxy"), tuple(101L, "uWSGI"), tuple(201L, "proxy"));
    }

    @Test
    void aServiceOfSeveralTreesIsToldByShortNames() {
        machine.with(102, 60, "redis");
        assertThat(watch(held()).sample().orElseThrow().each()).extracting(ProcessSample::name)
                .containsExactly("uwsgi", "redis", "proxy", "uwsgi", "proxy");
    }

    @Test
    void whatAGuardAdoptsIsWatchedAndKeepsItsName() {
        TreeWatch watch = watch(held());
        machine.with(400, 1, "daemon").with(401, 400, "daemon");
        machine.end(100);
        machine.adopt(101, 60);
        machine.adopt(400, 60);
        assertThat(aSecondLater(watch)).extracting(ProcessSample::pid, ProcessSample::name).containsExactly(
                tuple(200L, "proxy"), tuple(101L, "uWSGI"), tuple(201L, "proxy"), tuple(400L, "daemon"),
                tuple(401L, "daemon"));
    }

    @Test
    void aServiceThatComesBackIsSeenAgain() {
        TreeWatch watch = watch(held());
        List.of(100L, 101L, 200L, 201L).forEach(machine::end);
        assertThat(watch.sample()).isEmpty();
        machine.with(500, 60, "uwsgi");
        assertThat(aSecondLater(watch)).extracting(ProcessSample::pid).containsExactly(500L);
    }

    @Test
    void everyProcessOfANameIsWatchedWithWhatItStartedAndLaterOnesToo() {
        machine.with(302, 301, "helper").with(51, SELF, "demo");
        TreeWatch watch = watch(new NamedRoots(machine, "nginx", SELF));
        assertThat(watch.info().pids()).containsExactlyInAnyOrder(200L, 201L, 300L, 301L, 302L);
        assertThat(watch.info().name()).isEqualTo("nginx");
        machine.with(700, 1, "nginx");
        assertThat(aSecondLater(watch)).extracting(ProcessSample::pid).contains(700L).doesNotContain(SELF, 51L);
    }

    @Test
    void weAreNeverOneOfANameOrOfSomeNumbers() {
        machine.with(70, 1, "java").with(51, SELF, "java-child");
        assertThat(targets.watchNamed("java").orElseThrow().info().pids()).containsExactly(70L);
        assertThat(targets.watchPids(List.of(SELF))).isEmpty();
        assertThat(targets.watchPids(List.of(SELF, 300L)).orElseThrow().info().pids()).containsExactly(300L, 301L);
    }

    @Test
    void numbersThatAreGoneAreLeftOut() {
        assertThat(targets.watchPids(List.of(999L, 101L)).orElseThrow().info())
                .isEqualTo(new TargetInfo(List.of(101L), "uwsgi"));
        assertThat(targets.watchPids(List.of(999L))).isEmpty();
        assertThat(targets.watchNamed("apache2")).isEmpty();
        assertThat(targets.watchHeld(Map.of(999L, "nothing"))).isEmpty();
    }

    @Test
    void aNumberThatPassedOnIsNoRootAgain() {
        TreeWatch watch = watch(Roots.fixed(List.of(300L)));
        machine.end(300);
        machine.with(300, 1, "stranger");
        assertThat(aSecondLater(watch)).extracting(ProcessSample::pid).containsExactly(301L);
    }

    @Test
    void severalPortsAreOneServer() {
        machine.listening.put(80, Set.of(200L, 201L));
        machine.listening.put(9000, Set.of(100L));
        TargetInfo info = targets.watchPorts(List.of(80, 81, 9000)).orElseThrow().info();
        assertThat(info).isEqualTo(new TargetInfo(List.of(200L, 100L, 201L, 101L), "nginx + uwsgi"));
        assertThat(targets.watchPorts(List.of(81))).isEmpty();
    }
}
