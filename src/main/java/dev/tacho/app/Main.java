package dev.tacho.app;

/** Where the program starts. Not a JavaFX Application, so that it also starts with JavaFX on the class path. */
public final class Main {
    private Main() {
    }

    public static void main(String[] arguments) {
        throw new UnsupportedOperationException("contract");
    }
}
