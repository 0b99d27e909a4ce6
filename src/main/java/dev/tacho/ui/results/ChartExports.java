package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.SavePlace;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;

/**
 * What can be done with a chart where it is shown.
 *
 * @param look in which it is shown, and therefore copied and saved
 */
record ChartExports(ResultModel model, SavePlace place, ObservableValue<Look> look) {
    /** Pixels to one of the layout: sharp on a dense screen and in print. */
    private static final int SCALE = 2;

    /** @param chart asked for at each press */
    ChartBar.Actions of(Supplier<Chart> chart) {
        return new ChartBar.Actions() {
            @Override
            public void copyImage() {
                model.copyImage(new ExportChoice.Png(chart.get(), look.getValue(), SCALE), Copying::image);
            }

            @Override
            public void copyData() {
                model.copyText(chart.get().data(), Copying::text);
            }

            @Override
            public void savePng() {
                save(new ExportChoice.Png(chart.get(), look.getValue(), SCALE));
            }

            @Override
            public void saveSvg() {
                save(new ExportChoice.Svg(chart.get(), look.getValue()));
            }
        };
    }

    private void save(ExportChoice choice) {
        place.ask(choice.fileName(model.resultProperty().get())).ifPresent(path -> model.write(choice, path));
    }
}
