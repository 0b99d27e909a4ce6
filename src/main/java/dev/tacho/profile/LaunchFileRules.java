package dev.tacho.profile;

import dev.tacho.profile.InputFile.Purpose;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What makes files ones that can be written into a directory, and nowhere else. */
final class LaunchFileRules {
    private static final String SHIPPED = "/assets/targets/";
    private final Vocabulary known;

    LaunchFileRules(Vocabulary known) {
        this.known = known;
    }

    void files(Spot spot, String key, List<LaunchFile> files) {
        Set<String> names = new HashSet<>();
        for (int number = 0; number < files.size(); number++) {
            LaunchFile file = files.get(number);
            Spot place = spot.at(key, number, file.name().isBlank() ? "" : ShellWords.visible(file.name()));
            name(place.at("name"), file.name());
            place.at("name").require(file.name().isBlank() || names.add(file.name()), "launch.fileTwice");
            content(place, file);
        }
        for (String name : names) {
            spot.require(names.stream().noneMatch(other -> other.startsWith(name + "/")), "launch.fileAndFolder", name);
        }
    }

    private static void name(Spot spot, String name) {
        if (name.isBlank()) {
            spot.add("launch.fileName");
        } else if (name.chars().anyMatch(Character::isISOControl)) {
            spot.add("launch.fileControl");
        } else if (name.startsWith("/") || name.indexOf('\\') >= 0 || name.matches("[A-Za-z]:.*") || stepsOut(name)) {
            spot.add("launch.fileOutside");
        }
    }

    private static boolean stepsOut(String path) {
        return Arrays.stream(path.split("/", -1)).anyMatch(part -> part.isEmpty() || part.equals(".")
                || part.equals(".."));
    }

    private void content(Spot spot, LaunchFile file) {
        switch (file.content()) {
            case Content.Text(String text) -> {
                if (file.template() && Placeholders.names(text).contains(Placeholders.CACHE) && !known.prepared()) {
                    spot.at("text").text("{" + Placeholders.CACHE + "}", known);
                }
            }
            case Content.Shipped(String path) -> spot.at("shipped").require(!path.isBlank() && !stepsOut(path)
                    && LaunchFileRules.class.getResource(SHIPPED + path) != null, "launch.shipped",
                    Source.quoted(path));
            case Content.Local(String path) -> {
                try {
                    InputFile.checked(path, Purpose.LAUNCH);
                } catch (IOException e) {
                    spot.at("path").say(e.getMessage());
                }
            }
        }
    }
}
