package dev.tacho.demo;

import java.nio.file.Path;
import java.util.List;

/** The demo server as the program itself starts it, from the classes under test. */
public final class DemoProcess {
    private DemoProcess() {
    }

    public static List<String> command() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx128m",
                "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), "dev.tacho.app.Main", "demo",
                "--child");
    }
}
