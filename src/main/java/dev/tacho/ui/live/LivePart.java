package dev.tacho.ui.live;

import javafx.scene.layout.Region;

/** One way to watch a run, behind its tab. */
interface LivePart {

    Region node();

    /** Shows how things stand; called only while it can be seen. */
    void show();
}
