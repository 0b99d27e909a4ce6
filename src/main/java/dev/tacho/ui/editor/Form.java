package dev.tacho.ui.editor;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.Target;
import dev.tacho.ui.kit.NumberText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What stands in the form, whether it makes sense or not.
 *
 * @param texts    of every field that is typed into; {@link Field#BODY} is the inline body
 * @param bodyFile the body's file, kept while another kind of body is chosen, as the inline text is
 * @param headers  rows, also those still empty
 */
record Form(Map<Field, String> texts, String description, TargetKind target, List<Header> headers, BodyKind body,
            String bodyFile, boolean keepAlive, Connection.Http http, boolean sameLength) {

    static Form of(Profile profile) {
        Map<Field, String> texts = new EnumMap<>(Field.class);
        for (Field field : Field.values()) {
            texts.put(field, "");
        }
        texts.put(Field.NAME, profile.name());
        texts.put(Field.DEMO_PATH, "/hello");
        TargetKind target = switch (profile.target()) {
            case Target.Url(String url) -> {
                texts.put(Field.URL, url);
                yield TargetKind.URL;
            }
            case Target.Demo(String path) -> {
                texts.put(Field.DEMO_PATH, path);
                yield TargetKind.DEMO;
            }
        };
        texts.put(Field.METHOD, profile.request().method());
        texts.put(Field.CONTENT_TYPE, profile.request().contentType());
        String bodyFile = "";
        BodyKind body = switch (profile.request().body()) {
            case Body.None _ -> BodyKind.NONE;
            case Body.Inline(String text) -> {
                texts.put(Field.BODY, text);
                yield BodyKind.INLINE;
            }
            case Body.FromFile(String path) -> {
                bodyFile = path;
                yield BodyKind.FILE;
            }
            case Body.Lines(String path, _) -> {
                bodyFile = path;
                yield BodyKind.FILE;
            }
        };
        switch (profile.load()) {
            case Load.Closed closed -> {
                texts.put(Field.CONCURRENCY, NumberText.of(closed.concurrency()));
                closed.requests().ifPresent(count -> texts.put(Field.REQUESTS, NumberText.of(count)));
                closed.durationSeconds().ifPresent(time -> texts.put(Field.DURATION, NumberText.of(time)));
            }
            case Load.Open open -> texts.put(Field.MAX_IN_FLIGHT, NumberText.of(open.maxInFlight()));
        }
        texts.put(Field.TIMEOUT, NumberText.of(profile.connection().timeoutSeconds()));
        texts.put(Field.STATUSES, profile.checks().statuses().toString());
        texts.put(Field.BODY_CONTAINS, profile.checks().bodyContains().orElse(""));
        return new Form(texts, profile.description(), target, profile.request().headers(), body, bodyFile,
                profile.connection().keepAlive(), profile.connection().http(), profile.checks().sameLength());
    }
}
