package dev.tacho.ui;

import dev.tacho.profile.Experiment;
import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.target.Requirements;
import dev.tacho.ui.gallery.GalleryCard;
import dev.tacho.ui.gallery.GalleryModel;
import dev.tacho.ui.gallery.GalleryRow;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.NoticesModel;
import dev.tacho.ui.library.Row;
import dev.tacho.ui.library.SidebarModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;

/** Looks at the gallery: lists the experiments, and anew each time what of them is installed. */
final class Browsing {
    private final Requirements requirements;
    private final Errands errands;
    private final SidebarModel sidebar;
    private final PageModel pages;
    private final NoticesModel notices;
    private final Consumer<Row> selectOnly;
    private final GalleryModel model;
    /** What was selected, and open, when the gallery was entered. */
    private Row left;
    private Opened leftOpen;

    /**
     * @param selectOnly selects a row of the sidebar without opening it
     * @param open       opens a profile
     * @param run        opens and runs it
     */
    Browsing(Services services, Errands errands, SidebarModel sidebar, PageModel pages, NoticesModel notices,
             ReadOnlyBooleanProperty running, Consumer<Row> selectOnly, Consumer<ProfileLibrary.Entry> open,
             Consumer<ProfileLibrary.Entry> run) {
        requirements = services.requirements();
        this.errands = errands;
        this.sidebar = sidebar;
        this.pages = pages;
        this.notices = notices;
        this.selectOnly = selectOnly;
        model = new GalleryModel(open, run);
        model.busyProperty().bind(running);
        pages.pageProperty().addListener((_, was, now) -> turned(was, now));
    }

    GalleryModel model() {
        return model;
    }

    private void turned(Page was, Page now) {
        if (now == Page.GALLERY) {
            left = sidebar.selectedProperty().get();
            leftOpen = pages.opened();
            sidebar.browsingProperty().set(true);
            selectOnly.accept(null);
            refresh();
        } else if (was == Page.GALLERY) {
            sidebar.browsingProperty().set(false);
            if (pages.opened() == leftOpen && sidebar.selectedProperty().get() == null && left != null) {
                selectOnly.accept(sidebar.find(left.key()).orElse(null));
            }
        }
    }

    private void refresh() {
        errands.run(() -> cards(Optional.empty()), cards -> {
            if (model.cards().isEmpty()) {
                model.show(cards);
            }
        }, notices::trouble);
        errands.run(() -> cards(Optional.of(requirements)), model::show, notices::trouble);
    }

    private static List<GalleryCard> cards(Optional<Requirements> asked) {
        Map<String, GalleryRow> rows = new HashMap<>();
        for (ProfileLibrary.Entry entry : Gallery.entries()) {
            GalleryRow unknown = new GalleryRow(entry, Optional.empty());
            rows.put(entry.id(), new GalleryRow(entry, asked.map(known -> known.missing(unknown.needs()))));
        }
        List<GalleryCard> cards = new ArrayList<>();
        for (Experiment experiment : Gallery.experiments()) {
            List<GalleryRow> its = experiment.profiles().stream().map(rows::get).toList();
            List<Need> missing = its.stream().flatMap(row -> row.missing().stream().flatMap(List::stream)).distinct()
                    .toList();
            cards.add(new GalleryCard(experiment, its, asked.map(known -> known.install(missing)).orElse("")));
        }
        return cards;
    }
}
