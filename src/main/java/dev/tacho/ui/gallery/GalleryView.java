package dev.tacho.ui.gallery;

import atlantafx.base.controls.CustomTextField;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** All experiments: two columns of cards where there is room for them, one where there is not. */
public final class GalleryView {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double TWO_COLUMNS_FROM = 900;
    /** What a card is high beside its rows, in rows. */
    private static final int HEAD_ROWS = 4;

    private final GalleryModel model;
    private final CustomTextField search = new CustomTextField();
    private final GridPane columns = new GridPane();
    private final VBox page = new VBox();
    private boolean two = true;

    public GalleryView(GalleryModel model) {
        this.model = model;
        Label title = new Label(TEXTS.get("gallery.title"));
        title.getStyleClass().add("gallery-title");
        Label words = new Label(TEXTS.get("gallery.text"));
        words.getStyleClass().add("form-hint");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        VBox head = new VBox(title, words);
        HBox.setHgrow(head, Priority.ALWAYS);
        HBox top = new HBox(head, search());
        top.getStyleClass().add("gallery-top");
        columns.getStyleClass().add("gallery-columns");
        Label instead = new Label();
        instead.setId("gallery-instead");
        instead.getStyleClass().add("form-hint");
        instead.textProperty().bind(model.insteadProperty());
        instead.visibleProperty().bind(instead.textProperty().isNotEmpty());
        instead.managedProperty().bind(instead.visibleProperty());
        VBox content = new VBox(instead, columns);
        content.getStyleClass().add("gallery-cards");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setId("gallery-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("form-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        page.setId("gallery");
        page.getChildren().setAll(top, scroll);
        page.widthProperty().addListener((_, _, now) -> {
            if (two != now.doubleValue() >= TWO_COLUMNS_FROM) {
                two = !two;
                arrange();
            }
        });
        model.cards().addListener((ListChangeListener<GalleryCard>) _ -> arrange());
        arrange();
    }

    public Region node() {
        return page;
    }

    public void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    private Region search() {
        search.setId("gallery-search");
        search.setLeft(Icons.of(Feather.SEARCH));
        search.setPromptText(TEXTS.get("gallery.search"));
        search.setAccessibleText(TEXTS.get("gallery.search"));
        search.textProperty().bindBidirectional(model.searchProperty());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
        return search;
    }

    /** Each card into the column that is shorter so far. */
    private void arrange() {
        VBox[] boxes = IntStream.range(0, two ? 2 : 1).mapToObj(_ -> column()).toArray(VBox[]::new);
        int[] heights = new int[boxes.length];
        for (GalleryCard card : model.cards()) {
            int shortest = heights.length > 1 && heights[1] < heights[0] ? 1 : 0;
            boxes[shortest].getChildren().add(new CardView(model, card).node());
            heights[shortest] += HEAD_ROWS + card.rows().size();
        }
        columns.getChildren().clear();
        columns.getColumnConstraints().clear();
        for (VBox box : boxes) {
            // The grid is as high as its texts are at this width. A row of boxes asked them how high they are at none.
            ColumnConstraints width = new ColumnConstraints();
            width.setPercentWidth(100.0 / boxes.length);
            columns.getColumnConstraints().add(width);
            columns.addRow(0, box);
        }
    }

    private static VBox column() {
        VBox box = new VBox();
        box.getStyleClass().add("gallery-column");
        return box;
    }
}
