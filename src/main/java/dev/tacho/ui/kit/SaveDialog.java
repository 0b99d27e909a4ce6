package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.FileChooser;

/** The system's dialog; it opens where the last file went. */
public final class SaveDialog implements SavePlace {
    private static final Texts TEXTS = Texts.of("ui");

    private final Node within;
    private File folder;

    public SaveDialog(Node within) {
        this.within = within;
    }

    @Override
    public Optional<Path> ask(String fileName) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.get("results.export.dialog"));
        chooser.setInitialFileName(fileName);
        if (folder != null && folder.isDirectory()) {
            chooser.setInitialDirectory(folder);
        }
        File file = chooser.showSaveDialog(within.getScene().getWindow());
        if (file == null) {
            return Optional.empty();
        }
        folder = file.getParentFile();
        return Optional.of(file.toPath());
    }
}
