package dev.tacho.profile;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a server is started, as data: nothing of it runs before someone has agreed to it.
 *
 * <p>Words of commands, directories, values of the environment, the text of templates and what a service is ready by
 * may hold placeholders: {@code {port}} the port of the URL, {@code {port:NAME}} a further free port, the same wherever
 * the name is, {@code {dir}} a scratch directory of this run, where the files are, and {@code {cache}} the directory
 * that the preparation has made. {@code {{}} is a brace.
 *
 * @param needs        what must be installed
 * @param files        written into {@code {dir}} before anything starts
 * @param prepare      what is done once and kept: a table filled, a program built
 * @param services     started in this order, each when the one before is ready, and stopped in the other; at least one
 * @param versions     asked before the start: the first line that each says goes into the result
 * @param cores        the cores that the whole server is kept on, as {@code taskset -c} has them, such as
 *                     {@code 0,2-3}; empty for all. Tacho then keeps to the others
 * @param readySeconds how long the whole start may take, preparation aside; over 0
 */
public record Launch(List<Need> needs, List<LaunchFile> files, Optional<Prepare> prepare, List<Service> services,
                     List<Command> versions, String cores, double readySeconds) {
    public static final double DEFAULT_READY_SECONDS = 30;

    public Launch {
        needs = List.copyOf(needs);
        files = List.copyOf(files);
        services = List.copyOf(services);
        versions = List.copyOf(versions);
    }

    /** One command, nothing else, ready when its port answers. */
    public static Launch of(List<String> words) {
        return new Launch(List.of(), List.of(), Optional.empty(),
                List.of(Service.of(words.isEmpty() ? "" : words.getFirst(), Command.of(words))), List.of(), "",
                DEFAULT_READY_SECONDS);
    }

    /**
     * Something that must be there.
     *
     * @param what          a program that is looked for as a shell does, or a file or folder by its absolute path
     * @param debianPackage which package of Debian has it; empty if none has
     * @param hint          how to get it otherwise, in words; may be empty
     */
    public record Need(String what, String debianPackage, String hint) {
    }

    /**
     * A file that is written before the start.
     *
     * @param name     relative to the directory, without {@code ..}
     * @param content  where its text comes from
     * @param template whether placeholders in it are replaced
     */
    public record LaunchFile(String name, Content content, boolean template) {
    }

    /** What is in a file. */
    public sealed interface Content {

        /** This text. */
        record Text(String text) implements Content {
        }

        /**
         * A file that comes with the program.
         *
         * @param path under {@code assets/targets}
         */
        record Shipped(String path) implements Content {
        }

        /** A file of this machine by its path. */
        record Local(String path) implements Content {
        }
    }

    /**
     * What is done once. What it makes in {@code {cache}} is kept until the preparation itself changes.
     *
     * @param title        what it does, in words, such as {@code Filling a table of a million rows}
     * @param files        written into {@code {cache}} first
     * @param steps        one after the other in {@code {cache}}, unless they say otherwise; the first that fails ends
     *                     it, and nothing half-made is kept
     * @param limitSeconds how long it may take in all; over 0
     */
    public record Prepare(String title, List<LaunchFile> files, List<Command> steps, double limitSeconds) {
        public static final double DEFAULT_LIMIT_SECONDS = 300;

        public Prepare {
            files = List.copyOf(files);
            steps = List.copyOf(steps);
        }
    }

    /**
     * One process to start. No shell is involved unless {@code shell} says so.
     *
     * @param words       program and arguments; for a shell its one script
     * @param shell       run by {@code /bin/sh -c}
     * @param directory   in which it starts; empty for {@code {dir}}, in a preparation {@code {cache}}
     * @param environment variables besides those that Tacho itself has
     * @param user        whom it runs as when Tacho runs as root, since some servers refuse that; empty for nobody else
     */
    public record Command(List<String> words, boolean shell, String directory, SortedMap<String, String> environment,
                          String user) {
        public Command {
            words = List.copyOf(words);
            environment = Collections.unmodifiableSortedMap(new TreeMap<>(environment));
        }

        public static Command of(List<String> words) {
            return new Command(words, false, "", new TreeMap<>(Map.of()), "");
        }
    }

    /**
     * A part of the server that is a program of its own.
     *
     * @param name         what lists and charts call it, such as {@code uWSGI}; not empty
     * @param command      which stays in the foreground, or puts itself into the background
     * @param ready        when the next one may start
     * @param stopSignal   asks it to end
     * @param graceSeconds how long it may take to, before it and all it started are killed; over 0
     */
    public record Service(String name, Command command, Ready ready, StopSignal stopSignal, double graceSeconds) {
        public static final double DEFAULT_GRACE_SECONDS = 5;

        public static Service of(String name, Command command) {
            return new Service(name, command, new Ready.Started(), StopSignal.TERM, DEFAULT_GRACE_SECONDS);
        }
    }

    /** Signals that servers take for a wish to end. */
    public enum StopSignal {
        TERM(15), INT(2), QUIT(3);

        private final int number;

        StopSignal(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }
    }

    /** What a service is ready by. The whole server is when its URL answers as the profile's checks want it. */
    public sealed interface Ready {

        /** At once. */
        record Started() implements Ready {
        }

        /** A TCP port of this machine accepts, a number or a placeholder. */
        record Port(String port) implements Ready {
        }

        /** A file is there, such as a socket. */
        record File(String path) implements Ready {
        }

        /** A line of its output holds a match of a regular expression. */
        record Log(String pattern) implements Ready {
        }
    }
}
