package dev.tacho.ui;

import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.EventPump;
import dev.tacho.ui.kit.Question;
import dev.tacho.ui.kit.Theme;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The workbench's window. */
public final class Workbench {
    private static final Texts TEXTS = Texts.of("ui");

    private final Services services;
    private final Errands errands = Errands.onOwnThread(EventPump::later);
    private final WorkbenchModel model;
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(WindowMemory.FIRST.theme());
    private final CompletableFuture<Void> closed = new CompletableFuture<>();
    private Question question;

    public Workbench(Services services) {
        this.services = services;
        model = new WorkbenchModel(services, errands, batches -> new EventPump<RunEvent>(batches)::offer);
    }

    /**
     * Starts JavaFX, opens the window and returns when it has been closed.
     *
     * @param services asked for on the JavaFX thread
     * @param opened   given what closes the window, from any thread, without a question: a run is stopped and kept
     * @throws UnsupportedOperationException if there is no display
     * @throws InterruptedException          if the waiting thread is interrupted
     */
    public static void launch(Supplier<Services> services, Consumer<Runnable> opened) throws InterruptedException {
        CompletableFuture<Void> over = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                Workbench workbench = new Workbench(services.get());
                workbench.closed.thenRun(() -> over.complete(null));
                workbench.show(new Stage());
                opened.accept(() -> EventPump.later(workbench.model.closing()::unasked));
            } catch (RuntimeException e) {
                over.completeExceptionally(e);
            }
        });
        try {
            over.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the workbench could not be opened", e.getCause());
        } finally {
            Platform.exit();
        }
    }

    /** Opens the window; its end is the workbench's. For the JavaFX thread. */
    public void show(Stage stage) {
        WindowMemory memory = remembered();
        theme.set(memory.theme());
        Shell shell = new Shell(model, services.demoPaths(), theme);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(shell.node(), Math.min(memory.width(), screen.getWidth()),
                Math.min(memory.height(), screen.getHeight() - 40));
        theme.subscribe(now -> now.dress(scene));
        Shortcuts.install(scene, model, shell);
        stage.setScene(scene);
        stage.setMinWidth(Math.min(820, screen.getWidth()));
        stage.setMinHeight(Math.min(600, screen.getHeight()));
        stage.titleProperty().bind(Bindings.createStringBinding(() -> model.pages().titleProperty().get().isEmpty()
                ? TEXTS.get("app.name") : TEXTS.get("app.title", model.pages().titleProperty().get()),
                model.pages().titleProperty()));
        stage.setOnCloseRequest(event -> {
            event.consume();
            model.closing().request();
        });
        stage.setOnHidden(_ -> closed.complete(null));
        model.consent().askedProperty().addListener((_, _, now) -> {
            if (now != null) {
                new Question(stage, TEXTS.get("consent.title"), TEXTS.get("consent.text", now.name()),
                        TEXTS.get("consent.yes"), TEXTS.get("consent.no")).about(now.lines())
                        .ask(model.consent()::agree, model.consent()::cancel);
            }
        });
        model.closing().stateProperty().addListener((_, _, now) -> closing(now, stage, shell));
        shell.sidebarWidth(memory.sidebarWidth());
        stage.show();
        shell.focusRun();
        model.start();
    }

    WorkbenchModel model() {
        return model;
    }

    private WindowMemory remembered() {
        try {
            return WindowMemory.read(services.windowMemory());
        } catch (IOException e) {
            model.notices().trouble(TEXTS.get("window.forgotten", e.getMessage()));
            return WindowMemory.FIRST;
        }
    }

    private void closing(Closing state, Stage stage, Shell shell) {
        if (question != null) {
            Question answered = question;
            question = null;
            answered.withdraw();
        }
        switch (state) {
            case ASK_RUNNING -> ask(new Question(stage, TEXTS.get("close.running.title"), TEXTS.get("close.running"),
                    TEXTS.get("close.running.yes"), TEXTS.get("close.running.no")));
            case ASK_UNSAVED -> ask(new Question(stage, TEXTS.get("close.unsaved.title"), TEXTS.get("close.unsaved"),
                    TEXTS.get("close.unsaved.yes"), TEXTS.get("close.unsaved.no")));
            case DONE -> close(stage, shell);
            case NO, UNDER_WAY -> { }
        }
    }

    private void ask(Question next) {
        question = next;
        next.ask(model.closing()::confirm, model.closing()::cancel);
    }

    private void close(Stage stage, Shell shell) {
        WindowMemory memory = new WindowMemory(theme.get(), stage.getScene().getWidth(), stage.getScene().getHeight(),
                shell.sidebarWidth());
        errands.run(() -> {
            memory.write(services.windowMemory());
            return memory;
        }, _ -> hide(stage), _ -> hide(stage));
    }

    /** Pop-ups first: JavaFX crashes when it ends while one is open. */
    private void hide(Stage stage) {
        errands.close();
        List.copyOf(Window.getWindows()).stream().filter(window -> window != stage && window.isShowing())
                .forEach(Window::hide);
        stage.hide();
    }
}
