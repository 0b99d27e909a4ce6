package dev.tacho.ui.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Gallery;
import dev.tacho.profile.ProfileLibrary;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GalleryModelTest {
    private final ProfileLibrary.Entry entry = Gallery.entries().getFirst();
    private final GalleryModel model = new GalleryModel(_ -> { }, _ -> { });

    @Test
    void untilThereAreCardsItSaysThatItLooks() {
        model.searchProperty().set("no such words");
        assertThat(model.insteadProperty().get()).startsWith("Looking");
        model.show(List.of(card()));
        assertThat(model.insteadProperty().get()).isEqualTo("No experiment has these words.");
        model.searchProperty().set(entry.name());
        assertThat(model.insteadProperty().get()).isEmpty();
        assertThat(model.cards()).hasSize(1);
    }

    private GalleryCard card() {
        return new GalleryCard(Gallery.experiments().getFirst(),
                List.of(new GalleryRow(entry, Optional.of(List.of()))), "");
    }
}
