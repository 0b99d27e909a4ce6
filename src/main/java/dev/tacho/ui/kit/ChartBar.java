package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/** A chart with what can be done with it above: copied as a picture or as numbers, and saved as PNG or SVG. */
public final class ChartBar {
    private static final Texts TEXTS = Texts.of("ui");

    private final HBox bar = new HBox(6);
    private final VBox node;

    /** What the buttons do. */
    public interface Actions {
        void copyImage();

        /** The numbers that the chart is made of. */
        void copyData();

        void savePng();

        void saveSvg();
    }

    /**
     * @param id    of the chart; that of each button begins with it
     * @param chart below the bar, grows with the page
     * @param left  at the left end of the bar: how the chart is drawn
     */
    public ChartBar(String id, Region chart, Actions actions, Node... left) {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        bar.getChildren().addAll(left);
        bar.getChildren().addAll(gap,
                button(id + "-copy-image", Feather.COPY, TEXTS.get("chart.copyImage"), TEXTS.get("chart.copyImage.tip"),
                        actions::copyImage),
                button(id + "-copy-data", Feather.CLIPBOARD, TEXTS.get("chart.copyData"),
                        TEXTS.get("chart.copyData.tip"), actions::copyData),
                button(id + "-save-png", Feather.DOWNLOAD, TEXTS.get("chart.savePng"), TEXTS.get("chart.savePng.tip"),
                        actions::savePng),
                button(id + "-save-svg", Feather.DOWNLOAD, TEXTS.get("chart.saveSvg"), TEXTS.get("chart.saveSvg.tip"),
                        actions::saveSvg));
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("figure-bar");
        VBox.setVgrow(chart, Priority.ALWAYS);
        node = new VBox(bar, chart);
        node.getStyleClass().add("figure-page");
    }

    public Region node() {
        return node;
    }

    private static Button button(String id, Ikon icon, String text, String tip, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setOnAction(_ -> action.run());
        return button;
    }
}
