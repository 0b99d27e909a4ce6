package dev.tacho.ui.compare;

import dev.tacho.result.Result;
import java.util.List;
import javafx.scene.control.Tab;

/** One way to see several runs. */
interface CompareTab {

    Tab tab();

    /** @param results two or more */
    void show(List<Result> results);
}
