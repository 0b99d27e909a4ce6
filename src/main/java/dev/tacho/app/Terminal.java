package dev.tacho.app;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The standard streams of this process. */
final class Terminal {
    private static final int OUT = 1;
    private static final int ERR = 2;

    private Terminal() {
    }

    static PrintStream out() {
        return stream(FileDescriptor.out, System.out.charset());
    }

    static PrintStream err() {
        return stream(FileDescriptor.err, System.err.charset());
    }

    /** With no locale set, as in containers, Java would print {@code ?} for µ; the terminals there read UTF-8. */
    private static PrintStream stream(FileDescriptor descriptor, Charset own) {
        Charset charset = own.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : own;
        return new PrintStream(new FileOutputStream(descriptor), true, charset);
    }

    static boolean outIsTerminal() {
        return isTerminal(OUT);
    }

    static boolean errIsTerminal() {
        return isTerminal(ERR);
    }

    /** Java can only tell of both input and output together, so Linux is asked about the one. */
    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        if (Files.isSymbolicLink(link)) {
            try {
                String file = Files.readSymbolicLink(link).toString();
                return file.startsWith("/dev/pts/") || file.startsWith("/dev/tty") || file.equals("/dev/console");
            } catch (IOException _) {
                return false; // who cannot be recognised as a terminal gets plain lines
            }
        }
        Console console = System.console();
        return console != null && console.isTerminal();
    }
}
