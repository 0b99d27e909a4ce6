package dev.tacho.ui.gallery;

import dev.tacho.profile.ProfileLibrary;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The experiments, what is searched for among them, and whether one may be run now. Knows no disk. */
public final class GalleryModel {
    private static final Texts TEXTS = Texts.of("ui");

    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper instead = new ReadOnlyStringWrapper(TEXTS.get("gallery.looking"));
    private final BooleanProperty busy = new SimpleBooleanProperty();
    private final ObservableList<GalleryCard> cards = FXCollections.observableArrayList();
    private final ObservableList<GalleryCard> readOnlyCards = FXCollections.unmodifiableObservableList(cards);
    private final Consumer<ProfileLibrary.Entry> open;
    private final Consumer<ProfileLibrary.Entry> run;
    private List<GalleryCard> all = List.of();

    /**
     * @param open opens a profile
     * @param run  opens and runs it
     */
    public GalleryModel(Consumer<ProfileLibrary.Entry> open, Consumer<ProfileLibrary.Entry> run) {
        this.open = open;
        this.run = run;
        search.addListener((_, _, _) -> arrange());
    }

    /** Only what contains these words is shown. */
    public StringProperty searchProperty() {
        return search;
    }

    /** Said in place of cards, in words; empty while there are some. */
    public ReadOnlyStringProperty insteadProperty() {
        return instead.getReadOnlyProperty();
    }

    /** Something runs already. */
    public BooleanProperty busyProperty() {
        return busy;
    }

    /** Those that match, each with at least one row. */
    public ObservableList<GalleryCard> cards() {
        return readOnlyCards;
    }

    public void show(List<GalleryCard> found) {
        all = List.copyOf(found);
        arrange();
    }

    public void open(GalleryRow row) {
        if (row.entry().problem().isEmpty()) {
            open.accept(row.entry());
        }
    }

    /** Unless something of it is missing, or another runs. */
    public void run(GalleryRow row) {
        if (row.runnable() && !busy.get()) {
            run.accept(row.entry());
        }
    }

    private void arrange() {
        String wanted = search.get().strip().toLowerCase(Locale.ROOT);
        List<GalleryCard> found = all.stream().map(card -> card.matching(wanted))
                .filter(card -> !card.rows().isEmpty()).toList();
        if (!found.equals(cards)) {
            cards.setAll(found);
        }
        instead.set(all.isEmpty() ? TEXTS.get("gallery.looking")
                : found.isEmpty() ? TEXTS.get("gallery.nothingFound") : "");
    }
}
