package dev.tacho.ui.library;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.Result;
import dev.tacho.result.ResultLibrary;
import dev.tacho.ui.kit.Theme;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.skin.VirtualFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class SidebarViewTest {
    private static final SidebarActions NOTHING = (SidebarActions) Proxy.newProxyInstance(
            SidebarViewTest.class.getClassLoader(), new Class<?>[] {SidebarActions.class}, (_, _, _) -> null);

    /** Many times longer than the pause between two pulses. */
    private static final long REST_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

    private final SidebarModel model = new SidebarModel();
    private final AtomicInteger pulses = new AtomicInteger();
    private final AtomicLong lastPulse = new AtomicLong();
    private SidebarView view;

    @Start
    void start(Stage stage) {
        view = new SidebarView(model, NOTHING);
        Scene scene = new Scene(view.node(), 270, 640);
        Theme.LIGHT.dress(scene);
        scene.addPostLayoutPulseListener(() -> {
            pulses.incrementAndGet();
            lastPulse.set(System.nanoTime());
        });
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void aLongListComesToRestWhereverItIsScrolledTo() throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> model.list(List.of(
                new ProfileLibrary.Entry("demo", true, Profile.starter("demo"), ""),
                new ProfileLibrary.Entry("cut", false, null, "cut in half")), IntStream.range(0, 100).mapToObj(i ->
                new ResultLibrary.Entry("run" + i, "run " + i, Instant.EPOCH, 20_000, i % 3,
                        i % 5 == 0 ? Result.Ending.STOPPED : Result.Ending.COMPLETED, "")).toList()));
        for (int step = 0; step < 6; step++) {
            pulses.set(0);
            lastPulse.set(System.nanoTime());
            WaitForAsyncUtils.waitForAsyncFx(5_000, () -> ((VirtualFlow<?>) view.node().lookup("#library")
                    .lookup(".virtual-flow")).scrollPixels(61));
            // First drawn at all, which may take its time, and then no more.
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> pulses.get() > 0);
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> System.nanoTime() - lastPulse.get() > REST_NANOS);
        }
    }
}
