package dev.tacho.report;

import java.util.ArrayList;
import java.util.List;

/** A table being filled. */
final class Rows {
    private final List<String> head;
    private final List<List<String>> rows = new ArrayList<>();

    Rows(String... head) {
        this.head = List.of(head);
    }

    void add(String... cells) {
        if (cells.length != head.size()) {
            throw new IllegalArgumentException("a row of " + cells.length + " cells under " + head);
        }
        rows.add(List.of(cells));
    }

    /** Of numbers. */
    Section.Block.Table figures() {
        return new Section.Block.Table(head, List.copyOf(rows), true);
    }

    /** Of words. */
    Section.Block.Table words() {
        return new Section.Block.Table(head, List.copyOf(rows), false);
    }
}
