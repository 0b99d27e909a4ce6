package dev.tacho.target;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** The guard as a program of its own, as tests start it. */
public final class GuardMain {
    private GuardMain() {
    }

    static List<String> command() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx16m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "--enable-native-access=ALL-UNNAMED",
                "-cp", String.join(File.pathSeparator, "target/test-classes", "target/classes"),
                GuardMain.class.getName());
    }

    public static void main(String[] arguments) {
        System.exit(Guard.run(List.of(arguments)));
    }
}
