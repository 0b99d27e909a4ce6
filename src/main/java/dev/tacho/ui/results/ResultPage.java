package dev.tacho.ui.results;

import javafx.scene.layout.Region;

/** One part of what there is to see of a result. */
interface ResultPage {

    Region node();

    /** @param model shows a result */
    void show(ResultModel model);
}
