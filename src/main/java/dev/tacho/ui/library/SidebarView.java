package dev.tacho.ui.library;

import atlantafx.base.controls.CustomTextField;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The sidebar: a search field, and one list of everything that can be opened. */
public final class SidebarView {
    private static final Texts TEXTS = Texts.of("ui");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("selected");
    private static final double ROW_HEIGHT = 42;
    /** There is nothing to compare one run with. */
    private static final int FEWEST = 2;

    private final SidebarModel model;
    private final SidebarActions actions;
    private final ListView<Row> list = new ListView<>();
    private final CustomTextField search = new CustomTextField();
    private final VBox box = new VBox();
    /** The list is being brought in line with the model, not clicked. */
    private boolean following;

    public SidebarView(SidebarModel model, SidebarActions actions) {
        this.model = model;
        this.actions = actions;
        box.getStyleClass().add("sidebar");
        box.setMinWidth(200);
        box.getChildren().addAll(top(), gallery(), searchField(), list(), compareBar());
        VBox.setVgrow(list, Priority.ALWAYS);
        model.rows().addListener((ListChangeListener<Row>) _ -> follow());
        model.selectedProperty().addListener((_, _, _) -> follow());
        follow();
    }

    public Region node() {
        return box;
    }

    public void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    /** Turns the selected row's name into a field. */
    public void editName() {
        if (model.selectedProperty().get() instanceof Row.OfProfile(var entry) && entry.profile() != null) {
            int index = list.getItems().indexOf(model.selectedProperty().get());
            list.scrollTo(Math.max(0, index - 2));
            list.layout();
            // Editable no longer than that: a click on the selected row is not meant to rename it.
            list.setEditable(true);
            list.edit(index);
        }
    }

    private Region top() {
        Label title = new Label(TEXTS.get("app.name"), Icons.of(Feather.ACTIVITY));
        title.getStyleClass().add("app-name");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button add = Icons.button(Feather.PLUS, TEXTS.get("sidebar.new"), actions::create);
        add.setId("new");
        Button open = Icons.button(Feather.FOLDER, TEXTS.get("sidebar.open"), actions::open);
        open.setId("open");
        Button paste = Icons.button(Feather.TERMINAL, TEXTS.get("sidebar.paste"), actions::paste);
        paste.setId("paste");
        HBox top = new HBox(title, gap, paste, open, add);
        top.getStyleClass().add("sidebar-top");
        return top;
    }

    private Region gallery() {
        Button gallery = new Button(TEXTS.get("sidebar.gallery"), Icons.of(Feather.GRID));
        gallery.setId("open-gallery");
        gallery.getStyleClass().add("sidebar-gallery");
        gallery.setMaxWidth(Double.MAX_VALUE);
        gallery.setTooltip(new Tooltip(TEXTS.get("sidebar.gallery.tip")));
        gallery.setOnAction(_ -> actions.gallery());
        model.browsingProperty().subscribe(now -> gallery.pseudoClassStateChanged(CHOSEN, now));
        VBox row = new VBox(gallery);
        row.getStyleClass().add("sidebar-gallery-row");
        return row;
    }

    private Region searchField() {
        search.setId("search");
        search.setLeft(Icons.of(Feather.SEARCH));
        search.setPromptText(TEXTS.get("sidebar.search"));
        search.setAccessibleText(TEXTS.get("sidebar.search"));
        search.textProperty().bindBidirectional(model.searchProperty());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            } else if (event.getCode() == KeyCode.DOWN) {
                list.requestFocus();
                event.consume();
            }
        });
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox row = new HBox(search);
        row.getStyleClass().add("sidebar-search");
        return row;
    }

    private Region list() {
        list.setId("library");
        list.setAccessibleText(TEXTS.get("sidebar.list"));
        list.setPlaceholder(new Label(TEXTS.get("sidebar.nothingFound")));
        list.setItems(model.rows());
        // Rows of differing height would, once scrolled, be laid out at every pulse: a sixth of a core for nothing.
        list.setFixedCellSize(ROW_HEIGHT);
        list.setCellFactory(_ -> new RowCell(model, actions, this::editName));
        list.setOnEditCancel(_ -> list.setEditable(false));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, now) -> {
            if (!following && now != null && now.holds()) {
                model.select(now);
            }
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        return list;
    }

    private void keyPressed(KeyEvent event) {
        if (list.getEditingIndex() >= 0) {
            return;
        }
        switch (event.getCode()) {
            case UP -> step(-1);
            case DOWN -> step(1);
            case SPACE -> tick();
            case DELETE -> actions.delete();
            case F2 -> editName();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void tick() {
        if (model.selectedProperty().get() instanceof Row.OfRun(var entry) && entry.problem().isEmpty()) {
            model.tick(entry.id()).set(!model.tick(entry.id()).get());
        }
    }

    /** There while anything is ticked. */
    private Region compareBar() {
        Button compare = new Button(null, Icons.of(Feather.BAR_CHART_2));
        compare.setId("compare-ticked");
        compare.setMaxWidth(Double.MAX_VALUE);
        compare.textProperty().bind(Bindings.createStringBinding(() -> model.ticked().size() < FEWEST
                ? TEXTS.get("sidebar.compare.more")
                : TEXTS.get("sidebar.compare", Integer.toString(model.ticked().size())), model.ticked()));
        compare.disableProperty().bind(Bindings.size(model.ticked()).lessThan(FEWEST));
        compare.setOnAction(_ -> actions.compare());
        HBox.setHgrow(compare, Priority.ALWAYS);
        Button clear = Icons.button(Feather.X, TEXTS.get("sidebar.compare.clear"), model::untickAll);
        clear.setId("untick-all");
        HBox bar = new HBox(compare, clear);
        bar.getStyleClass().add("sidebar-compare");
        bar.visibleProperty().bind(Bindings.isNotEmpty(model.ticked()));
        bar.managedProperty().bind(bar.visibleProperty());
        return bar;
    }

    /** To the next row that holds something: headings are passed over. */
    private void step(int direction) {
        int index = list.getSelectionModel().getSelectedIndex() + direction;
        while (index >= 0 && index < list.getItems().size() && !list.getItems().get(index).holds()) {
            index += direction;
        }
        if (index >= 0 && index < list.getItems().size()) {
            list.getSelectionModel().select(index);
            list.scrollTo(Math.max(0, index - 3));
        }
    }

    private void follow() {
        following = true;
        Row selected = model.selectedProperty().get();
        int index = selected == null ? -1 : list.getItems().indexOf(selected);
        if (index < 0) {
            list.getSelectionModel().clearSelection();
        } else {
            list.getSelectionModel().clearAndSelect(index);
        }
        following = false;
    }
}
