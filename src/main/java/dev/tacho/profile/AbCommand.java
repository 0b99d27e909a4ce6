package dev.tacho.profile;

/** A profile as the {@code ab} command line that comes nearest to it. */
public final class AbCommand {
    private AbCommand() {
    }

    /** One line, quoted for a POSIX shell. What ab cannot do (checks, for example) is left out. */
    public static String of(Profile profile) {
        throw new UnsupportedOperationException("contract");
    }
}
