package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class NoticesModelTest {
    private final NoticesModel model = new NoticesModel();

    @Test
    void aNewerNoticeTakesThePlaceOfItsKind() {
        model.trouble("disk full");
        model.show(Notice.done("Deleted a", "Undo", () -> { }));
        model.show(Notice.done("Deleted b", "Undo", () -> { }));
        assertThat(model.notices()).extracting(Notice::text).containsExactly("disk full", "Deleted b");
    }

    @Test
    void anUndoIsNotLostToSomethingElseThatIsDone() {
        model.show(Notice.done("Deleted a", "Undo", () -> { }));
        model.show(Notice.done("The run has finished", "Show result", () -> { }));
        assertThat(model.notices()).extracting(Notice::action).containsExactly("Undo", "Show result");
    }

    @Test
    void actingTakesTheNoticeAwayAndHappensOnce() {
        AtomicInteger undone = new AtomicInteger();
        model.show(Notice.done("Deleted a", "Undo", undone::incrementAndGet));
        model.act(model.notices().getFirst());
        assertThat(model.notices()).isEmpty();
        assertThat(undone).hasValue(1);
    }

    @Test
    void dismissingDoesNothingElse() {
        AtomicInteger undone = new AtomicInteger();
        model.show(Notice.done("Deleted a", "Undo", undone::incrementAndGet));
        model.dismiss(model.notices().getFirst());
        assertThat(model.notices()).isEmpty();
        assertThat(undone).hasValue(0);
    }
}
