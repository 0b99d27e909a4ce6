package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;

/**
 * What a program prints, line by line; lines can be selected and copied. It stays with the last line, unless someone
 * has scrolled up to read. Only the lines in view cost anything.
 */
public final class LogList {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LINE_HEIGHT = 19;

    private final ListView<String> list = new ListView<>();
    private final Label placeholder = new Label();
    private long end;

    public LogList(String id, String name) {
        list.setId(id);
        list.setAccessibleText(name);
        list.getStyleClass().add("log-list");
        list.setFixedCellSize(LINE_HEIGHT);
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        placeholder.setWrapText(true);
        list.setPlaceholder(placeholder);
        KeyCombination copy = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
        list.setOnKeyPressed(event -> {
            if (copy.match(event)) {
                copy(list.getSelectionModel().getSelectedItems());
                event.consume();
            }
        });
        MenuItem lines = new MenuItem(TEXTS.get("log.copyLines"));
        lines.setOnAction(_ -> copy(list.getSelectionModel().getSelectedItems()));
        MenuItem all = new MenuItem(TEXTS.get("log.copyAll"));
        all.setOnAction(_ -> copyAll());
        list.setContextMenu(new ContextMenu(lines, all));
    }

    public Region node() {
        return list;
    }

    /** Said in place of lines. */
    public void empty(String words) {
        placeholder.setText(words);
    }

    /** Shows what has come since the last call, or all of it if nothing of what is shown is kept any more. */
    public void show(Tail tail) {
        long next = tail.dropped() + tail.lines().size();
        if (next == end && list.getItems().size() == tail.lines().size()) {
            return;
        }
        boolean following = following();
        if (tail.dropped() >= end) {
            list.getItems().setAll(tail.lines());
        } else {
            int kept = (int) (end - tail.dropped());
            list.getItems().remove(0, list.getItems().size() - kept);
            list.getItems().addAll(tail.lines().subList(kept, tail.lines().size()));
        }
        end = next;
        if (following && !list.getItems().isEmpty()) {
            list.scrollTo(list.getItems().size() - 1);
        }
    }

    /** Shows something else, from its first line on. */
    public void showAll(Tail tail) {
        list.getItems().setAll(tail.lines());
        list.scrollTo(0);
        end = tail.dropped() + tail.lines().size();
    }

    public void copyAll() {
        copy(list.getItems());
    }

    /** The last line is in view, or nothing has been laid out yet. */
    private boolean following() {
        if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            IndexedCell<?> last = flow.getLastVisibleCell();
            return last == null || last.getIndex() >= list.getItems().size() - 1;
        }
        return true;
    }

    private static void copy(List<String> lines) {
        Copying.text(String.join("\n", lines) + "\n");
    }
}
