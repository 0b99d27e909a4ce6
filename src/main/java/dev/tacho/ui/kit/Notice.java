package dev.tacho.ui.kit;

/**
 * A sentence for the user that does not interrupt.
 *
 * @param kind   how serious
 * @param text   the sentence
 * @param action what the button beside it says; empty for none
 * @param act    what the button does
 */
public record Notice(Kind kind, String text, String action, Runnable act) {

    /** How serious. */
    public enum Kind {
        DONE, TROUBLE
    }

    public static Notice done(String text, String action, Runnable act) {
        return new Notice(Kind.DONE, text, action, act);
    }

    public static Notice trouble(String text) {
        return new Notice(Kind.TROUBLE, text, "", () -> { });
    }
}
