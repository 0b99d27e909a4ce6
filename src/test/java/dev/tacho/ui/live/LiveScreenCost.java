package dev.tacho.ui.live;

import atlantafx.base.theme.PrimerLight;
import dev.tacho.chart.Look;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.ServerRuns;
import dev.tacho.result.Tick;
import dev.tacho.run.RunEvent;
import dev.tacho.ui.kit.EventPump;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;

/**
 * What the live screen costs with 1,800 ticks on it and four more a second, in percent of one core. With an X server:
 * {@code mvn -q test-compile dependency:copy-dependencies -DoutputDirectory=target/lib && java -Dprism.order=sw -cp
 * 'target/classes:target/test-classes:target/lib/*' dev.tacho.ui.live.LiveScreenCost [SECONDS [TAB [PROCESSES]]]}, TAB from 0 on.
 */
public final class LiveScreenCost {
    private static final int SHOWN = 1_800;
    private static final int WARM_UP_TICKS = 40;
    private static final double LEAST_MILLIS = 0.05;
    private static final Profile PROFILE = Profile.starter("cost")
            .withLoad(new Load.Closed(10, OptionalLong.empty(), Optional.of(900.0)));

    private LiveScreenCost() {
    }

    public static void main(String[] arguments) throws InterruptedException {
        int measured = (arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20) * 4;
        List<Tick> ticks = ServerRuns.ticks(SHOWN + WARM_UP_TICKS + measured,
                arguments.length > 2 ? Integer.parseInt(arguments[2]) : 6);
        CountDownLatch shown = new CountDownLatch(1);
        LiveModel model = new LiveModel();
        Platform.startup(() -> {
            open(model, arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0);
            model.apply(ticks.subList(0, SHOWN).stream().<RunEvent>map(RunEvent.Ticked::new).toList());
            shown.countDown();
        });
        shown.await();
        EventPump<RunEvent> pump = new EventPump<>(model::apply);
        AtomicInteger next = new AtomicInteger(SHOWN);
        feed(pump, ticks, next, WARM_UP_TICKS);
        Map<String, Long> threads = threadNanos();
        long cpu = cpuNanos();
        long wall = System.nanoTime();
        feed(pump, ticks, next, measured);
        double all = cpuNanos() - cpu;
        System.out.printf(Locale.ROOT, "%.1f %% of one core, %d ticks shown; milliseconds for each of them: %.1f, of which%n",
                100 * all / (System.nanoTime() - wall), model.ticks().size(), all / measured / 1e6);
        threadNanos().forEach((name, nanos) -> {
            double each = (nanos - threads.getOrDefault(name, 0L)) / (double) measured / 1e6;
            if (each >= LEAST_MILLIS) {
                System.out.printf(Locale.ROOT, "%6.1f  %s%n", each, name);
            }
        });
        Platform.exit();
    }

    /** @param tab the one in front */
    static void open(LiveModel model, int tab) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        Stage stage = new Stage();
        stage.setScene(new Scene(new LiveView(model, new SimpleObjectProperty<>(Look.LIGHT)).node(), 1_160, 860));
        stage.show();
        ((TabPane) stage.getScene().lookup("#live-tabs")).getSelectionModel().select(tab);
        model.begin(PROFILE, () -> { });
        model.apply(List.of(new RunEvent.Started(null, Optional.empty(), "")));
    }

    /** One tick each quarter of a second, as a run gives them. */
    private static void feed(EventPump<RunEvent> pump, List<Tick> ticks, AtomicInteger next, int count)
            throws InterruptedException {
        CountDownLatch left = new CountDownLatch(count);
        try (ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor()) {
            var feeding = clock.scheduleAtFixedRate(() -> {
                if (left.getCount() > 0) {
                    pump.offer(new RunEvent.Ticked(ticks.get(next.getAndIncrement())));
                    left.countDown();
                }
            }, 0, 250, TimeUnit.MILLISECONDS);
            left.await();
            feeding.cancel(false);
        }
    }

    /** What is not among these threads is the virtual machine's: compilation, garbage collection. */
    private static Map<String, Long> threadNanos() {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        return Arrays.stream(bean.getThreadInfo(bean.getAllThreadIds())).filter(Objects::nonNull)
                .collect(Collectors.toMap(ThreadInfo::getThreadName,
                        thread -> Math.max(0, bean.getThreadCpuTime(thread.getThreadId())), Long::sum, TreeMap::new));
    }

    private static long cpuNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
