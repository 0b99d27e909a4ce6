package dev.tacho.ui.kit;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Tiles of one width that fill the row; when they would get too narrow they break into rows of equal length. */
public final class TileRow extends Pane {
    private static final double GAP = 8;
    private final double narrowest;

    /** @param narrowest a tile may get, in pixels */
    public TileRow(double narrowest, List<Tile> tiles) {
        this.narrowest = narrowest;
        getStyleClass().add("tile-row");
        getChildren().addAll(tiles);
        // Placed by this row alone: another text in one of them is then laid out there and not in the whole page.
        tiles.forEach(tile -> tile.setManaged(false));
    }

    private int columns(double width) {
        int count = getChildren().size();
        int fit = Math.clamp((long) ((width + GAP) / (narrowest + GAP)), 1, count);
        int rows = (count + fit - 1) / fit;
        return (count + rows - 1) / rows;
    }

    private double tileHeight() {
        return getChildren().stream().mapToDouble(node -> node.prefHeight(-1)).max().orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return narrowest;
    }

    @Override
    protected double computePrefWidth(double height) {
        return getChildren().size() * (narrowest + GAP) - GAP;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        int columns = columns(width < 0 ? prefWidth(-1) : width);
        int rows = (getChildren().size() + columns - 1) / columns;
        return snapSizeY(rows * (tileHeight() + GAP) - GAP);
    }

    @Override
    protected void layoutChildren() {
        int columns = columns(getWidth());
        double height = tileHeight();
        double width = (getWidth() + GAP) / columns - GAP;
        int index = 0;
        for (Node tile : getChildren()) {
            double left = snapPositionX(index % columns * (width + GAP));
            double right = snapPositionX(index % columns * (width + GAP) + width);
            tile.resizeRelocate(left, snapPositionY(index / columns * (height + GAP)), right - left, height);
            index++;
        }
    }
}
