package dev.tacho.profile;

import java.util.List;

/**
 * A question that several shipped profiles answer together.
 *
 * @param id       short, unique, such as {@code database}
 * @param title    what is compared
 * @param text     what one learns from it, a sentence or two
 * @param profiles ids of its profiles, in the order to run them
 */
public record Experiment(String id, String title, String text, List<String> profiles) {
    public Experiment {
        profiles = List.copyOf(profiles);
    }
}
