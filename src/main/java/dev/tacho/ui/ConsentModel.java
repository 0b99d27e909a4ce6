package dev.tacho.ui;

import dev.tacho.profile.Consents;
import dev.tacho.profile.Launch;
import dev.tacho.profile.LaunchWords;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.ui.kit.Errands;
import dev.tacho.ui.kit.NoticesModel;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Nothing that a profile brings along is started before someone has seen it and agreed. */
public final class ConsentModel {
    private final Consents consents;
    private final Errands errands;
    private final NoticesModel notices;
    private final ReadOnlyObjectWrapper<Asked> asked = new ReadOnlyObjectWrapper<>();
    /** Being looked up; null for none. */
    private Asked pending;

    ConsentModel(Consents consents, Errands errands, NoticesModel notices) {
        this.consents = consents;
        this.errands = errands;
        this.notices = notices;
    }

    /** One question. */
    public static final class Asked {
        private final String name;
        private final Launch launch;
        private final Runnable then;

        private Asked(String name, Launch launch, Runnable then) {
            this.name = name;
            this.launch = launch;
            this.then = then;
        }

        /** Of the profile. */
        public String name() {
            return name;
        }

        /** Everything that would run and be written. */
        public List<String> lines() {
            return LaunchWords.lines(launch);
        }
    }

    /** What someone must agree to or not; null for nothing. */
    public ReadOnlyObjectProperty<Asked> askedProperty() {
        return asked.getReadOnlyProperty();
    }

    /** Calls {@code then} as soon as nothing of {@code profile} is against it, which may be at once, later or never. */
    void whenAgreed(Profile profile, Runnable then) {
        if (asked.get() != null) {
            return;
        }
        if (!(profile.target() instanceof Target.Server(_, Launch launch))) {
            pending = null;
            then.run();
            return;
        }
        Asked question = new Asked(profile.name(), launch, then);
        pending = question;
        errands.run(() -> consents.trusted(launch), trusted -> {
            if (pending == question) {
                pending = null;
                if (trusted) {
                    then.run();
                } else {
                    asked.set(question);
                }
            }
        }, notices::trouble);
    }

    /** Yes, and the same is never asked again. */
    public void agree() {
        Asked answered = asked.get();
        asked.set(null);
        errands.run(() -> {
            consents.agree(answered.launch);
            return answered;
        }, _ -> answered.then.run(), message -> {
            notices.trouble(message);
            // A consent that could not be stored still holds.
            errands.run(() -> consents.trusted(answered.launch), trusted -> {
                if (trusted) {
                    answered.then.run();
                }
            }, notices::trouble);
        });
    }

    public void cancel() {
        asked.set(null);
    }
}
