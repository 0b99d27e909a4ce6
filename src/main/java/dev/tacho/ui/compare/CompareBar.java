package dev.tacho.ui.compare;

import dev.tacho.chart.Look;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.SavePlace;
import javafx.beans.value.ObservableValue;

/** What can be done with one chart of several runs. */
record CompareBar(CompareChart chart, CompareModel model, ObservableValue<Look> look, SavePlace place)
        implements ChartBar.Actions {

    @Override
    public void copyImage() {
        model.copyImage(new CompareChoice.Drawing(chart, look.getValue(), false), Copying::image);
    }

    @Override
    public void copyData() {
        model.copyData(chart, Copying::text);
    }

    @Override
    public void savePng() {
        save(new CompareChoice.Drawing(chart, look.getValue(), false));
    }

    @Override
    public void saveSvg() {
        save(new CompareChoice.Drawing(chart, look.getValue(), true));
    }

    private void save(CompareChoice choice) {
        place.ask(choice.fileName()).ifPresent(path -> model.write(choice, path));
    }
}
