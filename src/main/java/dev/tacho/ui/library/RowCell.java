package dev.tacho.ui.library;

import dev.tacho.chart.Figures;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import dev.tacho.result.ResultLibrary;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.Moments;
import dev.tacho.ui.kit.Truncation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Draws one row; a profile's name can be edited in place. */
final class RowCell extends ListCell<Row> {
    private static final Texts TEXTS = Texts.of("ui");
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final SidebarModel model;
    private final SidebarActions actions;
    private final Runnable editName;
    private Row drawn;

    /** @param editName turns the selected row's name into a field */
    RowCell(SidebarModel model, SidebarActions actions, Runnable editName) {
        this.model = model;
        this.actions = actions;
        this.editName = editName;
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Row row, boolean empty) {
        super.updateItem(row, empty);
        // Asked again for what is drawn already: new nodes would stand there one frame without their style.
        if (!empty && row != null && row.equals(drawn)) {
            return;
        }
        drawn = empty ? null : row;
        boolean holds = row != null && !empty && row.holds();
        pseudoClassStateChanged(HEADING, row != null && !empty && !holds);
        setMouseTransparent(!holds);
        setText(null);
        setGraphic(row == null || empty ? null : picture(row));
        setContextMenu(holds ? menu(row) : null);
        setTooltip(holds && !row.problem().isEmpty() ? new Tooltip(row.problem()) : null);
        setAccessibleText(row == null ? null : row.name());
    }

    @Override
    public void startEdit() {
        super.startEdit();
        if (!isEditing() || !(getItem() instanceof Row.OfProfile row)) {
            return;
        }
        TextField name = new TextField(row.name());
        name.setId("rename");
        name.setAccessibleText(TEXTS.get("sidebar.rename"));
        name.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                boolean taken = event.getCode() == KeyCode.ENTER;
                cancelEdit();
                getListView().requestFocus();
                if (taken) {
                    actions.rename(name.getText().strip());
                }
            }
        });
        name.focusedProperty().addListener((_, _, now) -> {
            if (!now && isEditing()) {
                cancelEdit();
            }
        });
        setGraphic(name);
        name.selectAll();
        name.requestFocus();
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        drawn = null;
        updateItem(getItem(), isEmpty());
    }

    private Region picture(Row row) {
        return switch (row) {
            case Row.Heading(Row.Section section) -> styled(new Label(heading(section)), "sidebar-heading");
            case Row.Nothing(Row.Section section) -> styled(new Label(nothing(section)), "sidebar-nothing");
            case Row.OfProfile(ProfileLibrary.Entry entry) -> profile(row, entry.profile());
            case Row.OfRun(ResultLibrary.Entry entry) -> run(row, entry);
        };
    }

    private static String heading(Row.Section section) {
        return switch (section) {
            case SHIPPED -> TEXTS.get("sidebar.shipped");
            case MINE -> TEXTS.get("sidebar.mine");
            case RUNS -> TEXTS.get("sidebar.runs");
        };
    }

    private static String nothing(Row.Section section) {
        return switch (section) {
            case SHIPPED -> TEXTS.get("sidebar.shipped.none");
            case MINE -> TEXTS.get("sidebar.mine.none");
            case RUNS -> TEXTS.get("sidebar.runs.none");
        };
    }

    private static Region profile(Row row, Profile profile) {
        if (profile == null) {
            return twoLines(row.name(), TEXTS.get("sidebar.broken"), Icons.of(Feather.ALERT_TRIANGLE), "broken");
        }
        Feather icon = switch (profile.target()) {
            case Target.Demo _ -> Feather.BOX;
            case Target.Url _ -> Feather.SERVER;
            case Target.Server _ -> Feather.TERMINAL;
        };
        String target = switch (profile.target()) {
            case Target.Demo demo -> TEXTS.get("sidebar.demo", demo.path());
            case Target.Url url -> url.url();
            case Target.Server(_, Launch launch) -> TEXTS.get("sidebar.started", launch.services().stream()
                    .map(Launch.Service::name).collect(Collectors.joining(", ")));
        };
        return twoLines(row.name(), target, Icons.of(icon), "good");
    }

    private Region run(Row row, ResultLibrary.Entry entry) {
        if (!entry.problem().isEmpty()) {
            return twoLines(row.name(), TEXTS.get("sidebar.broken"), Icons.of(Feather.ALERT_TRIANGLE), "broken");
        }
        String rate = TEXTS.get("sidebar.rate", Figures.rate(entry.requestsPerSecond()));
        String when = Moments.of(entry.startedAt());
        List<Label> marks = new ArrayList<>();
        switch (entry.ending()) {
            case COMPLETED -> { }
            case STOPPED -> marks.add(styled(new Label(TEXTS.get("sidebar.stopped")), "stopped-mark"));
            case SERVER_DIED -> marks.add(styled(new Label(TEXTS.get("sidebar.died")), "stopped-mark"));
        }
        if (entry.failed() > 0) {
            marks.add(styled(new Label(TEXTS.get("sidebar.failed", Figures.count(entry.failed()))), "failure-mark"));
        }
        marks.forEach(mark -> mark.setMinWidth(Region.USE_PREF_SIZE));
        Tick tick = new Tick(model.tick(entry.id()), TEXTS.get("sidebar.tick", row.name()));
        return twoLines(row.name(), TEXTS.get("sidebar.run", rate, when), tick,
                entry.failed() == 0 ? "good" : "failing", marks.toArray(Label[]::new));
    }

    /** @param marks at the end of the first line, the second of which has no room to give away */
    private static HBox twoLines(String name, String detail, Node head, String state, Label... marks) {
        Label title = styled(Truncation.explained(new Label(name)), "row-name");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox first = styled(new HBox(title), "row-first");
        first.setAlignment(Pos.CENTER_LEFT);
        first.getChildren().addAll(marks);
        VBox lines = new VBox(first, styled(Truncation.explained(new Label(detail)), "row-detail"));
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox line = new HBox(head, lines);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().addAll("row-lines", state);
        return line;
    }

    private static <R extends Region> R styled(R region, String style) {
        region.getStyleClass().add(style);
        return region;
    }

    private ContextMenu menu(Row row) {
        ContextMenu menu = new ContextMenu();
        if (row.problem().isEmpty()) {
            menu.getItems().add(item(TEXTS.get("action.duplicate"), actions::duplicate));
            if (row instanceof Row.OfProfile) {
                menu.getItems().add(item(TEXTS.get("action.rename"), editName));
            }
            menu.getItems().add(item(TEXTS.get("action.saveAs"), actions::saveAs));
        }
        if (!(row instanceof Row.OfProfile(ProfileLibrary.Entry entry) && entry.shipped())) {
            menu.getItems().add(item(TEXTS.get("action.delete"), actions::delete));
        }
        return menu;
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
