package dev.tacho.ui;

import dev.tacho.text.Texts;
import dev.tacho.ui.editor.PasteDialog;
import dev.tacho.ui.editor.PasteModel;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.library.SidebarActions;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The model's commands with the questions in front of them: which file, what name. */
final class ShellActions implements SidebarActions {
    private static final Texts TEXTS = Texts.of("ui");
    private static final String JSON = "*.json";

    private final WorkbenchModel model;
    private final Supplier<Window> owner;
    private final Runnable editName;
    private final Runnable editUrl;
    private final Runnable searchGallery;

    /**
     * @param editName turns the name in the sidebar into a field
     * @param editUrl  puts the cursor into the URL, ready to be typed over
     * @param searchGallery puts the cursor into the search field of the gallery
     */
    ShellActions(WorkbenchModel model, Supplier<Window> owner, Runnable editName, Runnable editUrl,
                 Runnable searchGallery) {
        this.model = model;
        this.owner = owner;
        this.editName = editName;
        this.editUrl = editUrl;
        this.searchGallery = searchGallery;
    }

    @Override
    public void create() {
        model.library().create(editUrl);
    }

    @Override
    public void open() {
        List<File> chosen = chooser(TEXTS.get("file.open.title")).showOpenMultipleDialog(owner.get());
        if (chosen != null) {
            model.library().open(chosen.stream().map(File::toPath).toArray(Path[]::new));
        }
    }

    @Override
    public void duplicate() {
        model.library().duplicate();
    }

    @Override
    public void rename(String name) {
        model.library().rename(name);
    }

    void renameInList() {
        editName.run();
    }

    @Override
    public void delete() {
        model.library().delete();
    }

    @Override
    public void saveAs() {
        if (model.editor().draftProperty().get() == null) {
            return;
        }
        FileChooser chooser = chooser(TEXTS.get("file.saveAs.title"));
        String name = model.editor().draftProperty().get().name();
        chooser.setInitialFileName(name.strip().replaceAll("[^\\p{L}\\p{N}._-]+", "-") + ".json");
        File chosen = chooser.showSaveDialog(owner.get());
        if (chosen != null) {
            model.library().saveAs(chosen.toPath());
        }
    }

    /** Begins with what is on the clipboard, if that is such a line. */
    @Override
    public void paste() {
        String clipboard = Copying.pasted();
        paste(PasteModel.looksLikeLine(clipboard) ? clipboard : "");
    }

    void paste(String line) {
        PasteModel paste = new PasteModel();
        paste.lineProperty().set(line);
        new PasteDialog(owner.get(), paste, model.library()::adopt).show();
    }

    @Override
    public void gallery() {
        model.browse();
        searchGallery.run();
    }

    @Override
    public void compare() {
        model.compare();
    }

    private static FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().addAll(new ExtensionFilter(TEXTS.get("file.json"), JSON),
                new ExtensionFilter(TEXTS.get("file.any"), "*"));
        return chooser;
    }
}
