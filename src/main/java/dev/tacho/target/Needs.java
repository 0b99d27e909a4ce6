package dev.tacho.target;

import dev.tacho.profile.Launch.Need;
import dev.tacho.text.Texts;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a server needs of this machine: whether it is there, and how to get it. */
public final class Needs {
    private static final Texts TEXTS = Texts.of("target");
    /** Where Debian has servers, which an ordinary user's PATH leaves out. */
    private static final List<String> SERVERS = List.of("/usr/local/sbin", "/usr/sbin", "/sbin");

    private Needs() {
    }

    /** Those that are not there, in their order. */
    public static List<Need> missing(List<Need> needs) {
        return needs.stream().filter(need -> !isThere(need.what())).toList();
    }

    private static boolean isThere(String what) {
        return what.startsWith("/") ? Files.exists(Path.of(what)) : find(what, searchPath()).isPresent();
    }

    /** What is missing and how to get it: the one line for all that Debian has, and the hints for the rest. */
    public static String sentence(List<Need> missing) {
        String names = missing.stream().map(Need::what).collect(Collectors.joining(", "));
        String install = install(missing);
        Stream<String> line = install.isEmpty() ? Stream.empty() : Stream.of(TEXTS.get("needs.install", install));
        Stream<String> hints = missing.stream().filter(need -> !need.hint().isEmpty() || need.debianPackage().isEmpty())
                .map(need -> need.hint().isEmpty() ? TEXTS.get("needs.noHint", need.what())
                        : TEXTS.get("needs.hint", need.what(), need.hint()));
        return Stream.concat(Stream.of(TEXTS.get("needs.missing", names)), Stream.concat(line, hints))
                .collect(Collectors.joining("\n"));
    }

    /** The one command line that installs what Debian has of them; empty if that is nothing. */
    public static String install(List<Need> missing) {
        String packages = missing.stream().map(Need::debianPackage).filter(name -> !name.isEmpty()).distinct()
                .collect(Collectors.joining(" "));
        return packages.isEmpty() ? "" : (Account.isRoot() ? "" : "sudo ")
                + "apt-get install --no-install-recommends " + packages;
    }

    /** The PATH of this process, with the folders of servers added. */
    static String searchPath() {
        return searchPath(System.getenv().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin"));
    }

    static String searchPath(String path) {
        List<String> folders = List.of(path.split(File.pathSeparator));
        return File.separatorChar != '/' ? path
                : Stream.concat(folders.stream(), SERVERS.stream().filter(server -> !folders.contains(server)))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Finds a program as a shell does: in the folders of {@code path}. */
    static Optional<Path> find(String program, String path) {
        List<String> endings = File.separatorChar == '/' ? List.of("") : List.of("", ".exe", ".cmd", ".bat");
        return Stream.of(path.split(File.pathSeparator)).filter(folder -> !folder.isEmpty())
                .flatMap(folder -> endings.stream().map(ending -> Path.of(folder, program + ending)))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file)).findFirst();
    }
}
