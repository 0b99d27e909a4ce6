package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.Need;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** How a server is started, being edited, beside its texts. */
public final class LaunchModel {
    private final ItemsModel<Need> needs;
    private final ItemsModel<FileText> files;
    private final StringProperty prepareTitle = new SimpleStringProperty("");
    private final ItemsModel<FileText> prepareFiles;
    private final ItemsModel<CommandText> steps;
    private final StringProperty prepareLimit = new SimpleStringProperty("");
    private final ItemsModel<ServiceText> services;
    private final ItemsModel<CommandText> versions;

    /** @param edited called after each change of a list */
    LaunchModel(Runnable edited) {
        needs = new ItemsModel<>(new Need("", "", ""), 0, edited);
        files = new ItemsModel<>(FileText.EMPTY, 0, edited);
        prepareFiles = new ItemsModel<>(FileText.EMPTY.withTemplate(false), 0, edited);
        steps = new ItemsModel<>(CommandText.EMPTY, 0, edited);
        services = new ItemsModel<>(ServiceText.EMPTY, 1, edited);
        versions = new ItemsModel<>(CommandText.EMPTY, 0, edited);
        services.fill(List.of(ServiceText.EMPTY));
    }

    public ItemsModel<Need> needs() {
        return needs;
    }

    public ItemsModel<FileText> files() {
        return files;
    }

    public StringProperty prepareTitleProperty() {
        return prepareTitle;
    }

    public ItemsModel<FileText> prepareFiles() {
        return prepareFiles;
    }

    public ItemsModel<CommandText> steps() {
        return steps;
    }

    /** In seconds. */
    public StringProperty prepareLimitProperty() {
        return prepareLimit;
    }

    /** At least one. */
    public ItemsModel<ServiceText> services() {
        return services;
    }

    public ItemsModel<CommandText> versions() {
        return versions;
    }

    Stream<Observable> inputs() {
        return Stream.of(prepareTitle, prepareLimit);
    }

    void fill(LaunchForm form) {
        needs.fill(form.needs());
        files.fill(form.files());
        prepareTitle.set(form.prepare().title());
        prepareFiles.fill(form.prepare().files());
        steps.fill(form.prepare().steps());
        prepareLimit.set(form.prepare().limit());
        services.fill(form.services().isEmpty() ? List.of(ServiceText.EMPTY) : form.services());
        versions.fill(form.versions());
    }

    LaunchForm form() {
        return new LaunchForm(needs.values(), files.values(), new LaunchForm.PrepareForm(prepareTitle.get(),
                prepareFiles.values(), steps.values(), prepareLimit.get()), services.values(), versions.values());
    }
}
