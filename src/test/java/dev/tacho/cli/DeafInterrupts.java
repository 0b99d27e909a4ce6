package dev.tacho.cli;

/** Nobody presses Ctrl-C. */
final class DeafInterrupts implements Surroundings.Interrupts {
    @Override
    public Watch call(Runnable stop) {
        return () -> { };
    }

    @Override
    public boolean seen() {
        return false;
    }

    @Override
    public void ignore() {
        // There is nothing to ignore.
    }
}
