package dev.tacho.ui.kit;

import java.io.ByteArrayInputStream;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Puts things on the clipboard, for any program to paste. For the JavaFX thread. */
public final class Copying {
    private Copying() {
    }

    public static void text(String text) {
        put(content -> content.putString(text));
    }

    /** A picture that was made as PNG. */
    public static void image(byte[] png) {
        put(content -> content.putImage(new Image(new ByteArrayInputStream(png))));
    }

    /** The text on the clipboard; empty if there is none. */
    public static String pasted() {
        String text = Clipboard.getSystemClipboard().getString();
        return text == null ? "" : text;
    }

    /** @param filler gives the same thing in every form there is of it; the program that pastes takes its pick */
    private static void put(Consumer<ClipboardContent> filler) {
        ClipboardContent content = new ClipboardContent();
        filler.accept(content);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
