package dev.tacho.ui.library;

import dev.tacho.profile.Launch;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.ResultLibrary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What the sidebar lists, what is searched for and what is selected. Knows no disk. */
public final class SidebarModel {
    private static final Comparator<ProfileLibrary.Entry> BY_NAME =
            Comparator.comparing(entry -> new Row.OfProfile(entry).name(), String.CASE_INSENSITIVE_ORDER);

    private final StringProperty search = new SimpleStringProperty("");
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final ObservableList<Row> readOnlyRows = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyObjectWrapper<Row> selected = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty browsing = new SimpleBooleanProperty();
    private final Map<String, BooleanProperty> ticks = new HashMap<>();
    private final ObservableList<String> ticked = FXCollections.observableArrayList();
    private final ObservableList<String> readOnlyTicked = FXCollections.unmodifiableObservableList(ticked);
    private List<ProfileLibrary.Entry> profiles = List.of();
    private List<ResultLibrary.Entry> runs = List.of();

    public SidebarModel() {
        search.addListener((_, _, _) -> arrange());
    }

    /** Only what contains these words in its name or target is listed. */
    public StringProperty searchProperty() {
        return search;
    }

    public ObservableList<Row> rows() {
        return readOnlyRows;
    }

    /** Null when what is open stands in no list. A search does not change it. */
    public ReadOnlyObjectProperty<Row> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** The gallery is looked at. */
    public BooleanProperty browsingProperty() {
        return browsing;
    }

    /** Identifiers of the runs that are ticked, to be compared, in the order they were. */
    public ObservableList<String> ticked() {
        return readOnlyTicked;
    }

    /** Whether a run is ticked. */
    public BooleanProperty tick(String id) {
        return ticks.computeIfAbsent(id, _ -> {
            BooleanProperty tick = new SimpleBooleanProperty();
            tick.addListener((_, _, now) -> {
                if (now) {
                    ticked.add(id);
                } else {
                    ticked.remove(id);
                }
            });
            return tick;
        });
    }

    public void untickAll() {
        List.copyOf(ticked).forEach(id -> tick(id).set(false));
    }

    /** Takes over what is on disk. What was selected stays so, if it is still there. */
    public void list(List<ProfileLibrary.Entry> profiles, List<ResultLibrary.Entry> runs) {
        this.profiles = List.copyOf(profiles);
        this.runs = List.copyOf(runs);
        untickGone();
        arrange();
        if (selected.get() != null) {
            selected.set(find(selected.get().key()).orElse(null));
        }
    }

    public void list(List<ResultLibrary.Entry> runs) {
        list(profiles, runs);
    }

    /** A profile was saved: it takes the place of the row {@code before}, or, of null, a new one. */
    public void put(Row before, ProfileLibrary.Entry entry) {
        List<ProfileLibrary.Entry> changed = new ArrayList<>(profiles);
        Row now = new Row.OfProfile(entry);
        boolean wasSelected = before != null && before.equals(selected.get());
        changed.removeIf(other -> {
            String key = new Row.OfProfile(other).key();
            return key.equals(now.key()) || before != null && !other.shipped() && key.equals(before.key());
        });
        changed.add(entry);
        changed.sort(Comparator.comparing((ProfileLibrary.Entry other) -> !other.shipped()).thenComparing(BY_NAME));
        profiles = List.copyOf(changed);
        if (wasSelected || selected.get() != null && selected.get().key().equals(now.key())) {
            selected.set(now);
        }
        arrange();
    }

    /** A profile or run is gone from the disk. */
    public void remove(Row row) {
        profiles = profiles.stream().filter(entry -> !new Row.OfProfile(entry).key().equals(row.key())).toList();
        runs = runs.stream().filter(entry -> !new Row.OfRun(entry).key().equals(row.key())).toList();
        untickGone();
        arrange();
    }

    private void untickGone() {
        List.copyOf(ticked).stream().filter(id -> runs.stream().noneMatch(run -> run.id().equals(id)))
                .forEach(id -> tick(id).set(false));
    }

    public void select(Row row) {
        if (row == null || row.holds()) {
            selected.set(row);
        }
    }

    /** The row with this key, whether the search shows it or not. */
    public Optional<Row> find(String key) {
        return all().stream().filter(row -> row.key().equals(key)).findFirst();
    }

    /** What to select when {@code row} goes: the one below it in its section, else the one above. */
    public Row neighbour(Row row) {
        List<Row> shown = rows.stream().filter(other -> other.holds() && section(other) == section(row)).toList();
        int index = shown.indexOf(row);
        if (index < 0 || shown.size() < 2) {
            return all().stream().filter(other -> !other.equals(row)).findFirst().orElse(null);
        }
        return shown.get(index + 1 < shown.size() ? index + 1 : index - 1);
    }

    private List<Row> all() {
        List<Row> all = new ArrayList<>();
        profiles.forEach(entry -> all.add(new Row.OfProfile(entry)));
        runs.forEach(entry -> all.add(new Row.OfRun(entry)));
        return all;
    }

    private void arrange() {
        String wanted = search.get().strip().toLowerCase(Locale.ROOT);
        List<Row> arranged = new ArrayList<>();
        for (Row.Section section : Row.Section.values()) {
            List<Row> found = all().stream().filter(row -> section(row) == section && matches(row, wanted)).toList();
            if (!found.isEmpty() || wanted.isEmpty()) {
                arranged.add(new Row.Heading(section));
                arranged.addAll(found.isEmpty() ? List.of(new Row.Nothing(section)) : found);
            }
        }
        if (!arranged.equals(rows)) {
            rows.setAll(arranged);
        }
    }

    private static Row.Section section(Row row) {
        return switch (row) {
            case Row.Heading(Row.Section section) -> section;
            case Row.Nothing(Row.Section section) -> section;
            case Row.OfProfile(ProfileLibrary.Entry entry) -> entry.shipped() ? Row.Section.SHIPPED : Row.Section.MINE;
            case Row.OfRun _ -> Row.Section.RUNS;
        };
    }

    private static boolean matches(Row row, String wanted) {
        String text = row.name();
        if (row instanceof Row.OfProfile(ProfileLibrary.Entry entry) && entry.profile() != null) {
            text += "\n" + switch (entry.profile().target()) {
                case Target.Url(String url, _) -> url;
                case Target.Server(String url, Launch launch) -> url + "\n" + launch.services().stream()
                        .map(Launch.Service::name).collect(Collectors.joining("\n"));
                case Target.Demo(String path) -> path;
            };
        }
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
