package dev.tacho.report;

import java.util.List;

/**
 * A document, before it is Markdown or HTML.
 *
 * @param lead    the outcome in one sentence
 * @param tiles   the figures one looks at first
 * @param caption what was done, in one line; may be empty
 * @param footer  where it came from
 */
record Page(String title, String lead, List<Tile> tiles, String caption, List<Section> sections, String footer) {

    record Tile(String name, String value) {
    }
}
