package dev.tacho.ui;

import dev.tacho.result.Result;
import dev.tacho.ui.compare.CompareModel;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.NoticesModel;
import dev.tacho.ui.library.SidebarModel;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.ListChangeListener;

/** The runs ticked in the sidebar, read from disk and set side by side, as long as that is looked at. */
final class Comparing {
    private final Services services;
    private final Errands errands;
    private final SidebarModel sidebar;
    private final PageModel pages;
    private final NoticesModel notices;
    private final CompareModel compared = new CompareModel();
    /** What was read of those that are ticked. */
    private final Map<String, Result> read = new HashMap<>();

    Comparing(Services services, Errands errands, SidebarModel sidebar, PageModel pages, NoticesModel notices) {
        this.services = services;
        this.errands = errands;
        this.sidebar = sidebar;
        this.pages = pages;
        this.notices = notices;
        sidebar.ticked().addListener((ListChangeListener<String>) _ -> follow());
        pages.pageProperty().addListener((_, _, _) -> follow());
    }

    CompareModel model() {
        return compared;
    }

    /** Shows the ticked runs side by side. */
    void open() {
        pages.compare();
    }

    private void follow() {
        if (pages.pageProperty().get() != Page.COMPARE) {
            return;
        }
        List<String> ids = List.copyOf(sidebar.ticked());
        read.keySet().retainAll(ids);
        List<String> missing = ids.stream().filter(id -> !read.containsKey(id)).toList();
        if (missing.isEmpty()) {
            show(ids);
        } else {
            errands.run(() -> load(missing), loaded -> {
                read.putAll(loaded);
                show(ids);
            }, notices::trouble);
        }
    }

    private Map<String, Result> load(List<String> ids) throws IOException {
        Map<String, Result> loaded = new HashMap<>();
        for (String id : ids) {
            loaded.put(id, services.results().load(id));
        }
        return loaded;
    }

    /** Not if others were ticked meanwhile: those are being read. */
    private void show(List<String> ids) {
        List<Result> results = ids.stream().map(read::get).toList();
        if (ids.equals(sidebar.ticked()) && !results.equals(compared.resultsProperty().get())) {
            compared.show(results);
        }
    }
}
