package dev.tacho.ui.live;

import dev.tacho.engine.RateBench;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import dev.tacho.run.RunEvent;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/**
 * {@link RateBench}, with the same arguments, while the live screen with 1,800 ticks on it is painted anew at every pulse
 * for one full second of each three. Not a test; {@code src/test/bench/honest.sh paint} runs it.
 */
public final class PaintedRate {
    private static final int SHOWN = 1_800;
    private static final long PAINT_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(3);

    private PaintedRate() {
    }

    public static void main(String[] arguments) throws Exception {
        List<Tick> ticks = Samples.ticks(20 * SHOWN);
        LiveModel model = new LiveModel();
        Painter painter = new Painter(model, ticks);
        CountDownLatch shown = new CountDownLatch(1);
        Platform.startup(() -> {
            LiveScreenCost.open(model, 0);
            model.apply(ticks.subList(0, SHOWN).stream().<RunEvent>map(RunEvent.Ticked::new).toList());
            painter.start();
            shown.countDown();
        });
        shown.await();
        RateBench.main(arguments);
        System.out.printf("%-14s %d times%n", "painted", painter.next - SHOWN);
        Platform.exit();
    }

    /** A tick for each pulse, each of which moves every chart. */
    private static final class Painter extends AnimationTimer {
        private final LiveModel model;
        private final List<Tick> ticks;
        private volatile int next = SHOWN;

        Painter(LiveModel model, List<Tick> ticks) {
            this.model = model;
            this.ticks = ticks;
        }

        @Override
        public void handle(long now) {
            if (now % PERIOD_NANOS < PAINT_NANOS && next < ticks.size()) {
                int index = next;
                model.apply(List.of(new RunEvent.Ticked(ticks.get(index))));
                next = index + 1;
            }
        }
    }
}
