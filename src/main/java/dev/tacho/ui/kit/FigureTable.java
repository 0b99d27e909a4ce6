package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A titled table as tall as its rows, words on the left and numbers on the right; rows can be selected and copied. */
public final class FigureTable {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double ROW_HEIGHT = 28;
    /** As the style sheet has it. */
    private static final double HEAD_HEIGHT = 32;
    private static final double BORDERS = 2;
    private static final double CELL_PADDING = 21;
    /** Of the font in which numbers are set, at most. */
    private static final double CHARACTER_WIDTH = 7.6;

    private final TableView<List<String>> table = new TableView<>();
    private final VBox node;
    private double headHeight = HEAD_HEIGHT;
    private int leastRows = Integer.MAX_VALUE;
    private int mostRows = Integer.MAX_VALUE;

    /** Words and one number each, without heads. */
    public static FigureTable pairs(String id, String title) {
        FigureTable pairs = new FigureTable(id, title, List.of("", ""));
        pairs.headHeight = 0;
        pairs.table.getStyleClass().add("headless");
        return pairs;
    }

    /** @param columns their heads; the first column holds words */
    public FigureTable(String id, String title, List<String> columns) {
        table.setId(id);
        table.getStyleClass().addAll(Styles.DENSE, "figure-table");
        table.setFixedCellSize(ROW_HEIGHT);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        for (int index = 0; index < columns.size(); index++) {
            table.getColumns().add(column(columns.get(index), index));
        }
        KeyCombination copy = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
        table.setOnKeyPressed(event -> {
            if (copy.match(event)) {
                copy(table.getSelectionModel().getSelectedItems());
                event.consume();
            }
        });
        MenuItem rows = new MenuItem(TEXTS.get("results.table.copyRows"));
        rows.setOnAction(_ -> copy(table.getSelectionModel().getSelectedItems()));
        MenuItem whole = new MenuItem(TEXTS.get("results.table.copyAll"));
        whole.setOnAction(_ -> copy(table.getItems()));
        table.setContextMenu(new ContextMenu(rows, whole));
        node = Card.of(title, table);
    }

    private static TableColumn<List<String>, String> column(String title, int index) {
        TableColumn<List<String>, String> column = new TableColumn<>(title);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue().get(index)));
        // The cells hold text that would sort as such: 9 after 10.
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(index == 0 ? 96 : 90);
        column.setMinWidth(60);
        if (index > 0) {
            column.getStyleClass().add("number-column");
        }
        return column;
    }

    public Region node() {
        return node;
    }

    /** Gives columns of numbers what they need for {@code rows}, and the words all the rest. */
    public void fit(List<List<String>> rows) {
        for (int index = 1; index < table.getColumns().size(); index++) {
            int column = index;
            // Heads are bold: a character more.
            int longest = IntStream.concat(IntStream.of(table.getColumns().get(index).getText().length() + 1),
                    rows.stream().mapToInt(row -> row.get(column).length())).max().orElse(0);
            double width = CELL_PADDING + longest * CHARACTER_WIDTH;
            table.getColumns().get(index).setMinWidth(width);
            table.getColumns().get(index).setPrefWidth(width);
            table.getColumns().get(index).setMaxWidth(width);
        }
    }

    /** Of more rows than {@code most} it shows so many, and not all of them if there is room for {@code least} only. */
    public void scrollBeyond(int least, int most) {
        leastRows = least;
        mostRows = most;
    }

    /** Rows that are as they were are left alone, and stay selected. */
    public void show(List<List<String>> rows) {
        if (rows.size() == table.getItems().size()) {
            for (int index = 0; index < rows.size(); index++) {
                if (!rows.get(index).equals(table.getItems().get(index))) {
                    table.getItems().set(index, rows.get(index));
                }
            }
            return;
        }
        table.getItems().setAll(rows);
        table.setMinHeight(height(Math.min(rows.size(), leastRows)));
        table.setPrefHeight(height(Math.min(rows.size(), mostRows)));
        table.setMaxHeight(table.getPrefHeight());
    }

    private double height(int rows) {
        return headHeight + Math.max(1, rows) * ROW_HEIGHT + BORDERS;
    }

    /** Said in place of rows. */
    public void empty(String words) {
        table.setPlaceholder(new Label(words));
    }

    /** With tabs, which every spreadsheet takes as columns. */
    private void copy(List<List<String>> rows) {
        String heads = headHeight == 0 ? ""
                : table.getColumns().stream().map(TableColumn::getText).collect(Collectors.joining("\t", "", "\n"));
        Copying.text(rows.stream().map(row -> String.join("\t", row))
                .collect(Collectors.joining("\n", heads, "\n")));
    }
}
