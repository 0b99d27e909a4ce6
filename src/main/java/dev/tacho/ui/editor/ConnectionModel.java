package dev.tacho.ui.editor;

import dev.tacho.profile.Connection.Http;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** How requests travel, being edited, beside its texts. */
public final class ConnectionModel {
    private final BooleanProperty keepAlive = new SimpleBooleanProperty();
    private final ObjectProperty<Http> http = new SimpleObjectProperty<>(Http.HTTP_1_1);
    private final BooleanProperty followRedirects = new SimpleBooleanProperty();
    private final ObjectProperty<RouteKind> route = new SimpleObjectProperty<>(RouteKind.DIRECT);
    private final BooleanProperty noDelay = new SimpleBooleanProperty();
    private final BooleanProperty verify = new SimpleBooleanProperty();
    private final BooleanProperty serverName = new SimpleBooleanProperty();
    private final BooleanProperty resume = new SimpleBooleanProperty();

    ConnectionModel() {
    }

    public BooleanProperty keepAliveProperty() {
        return keepAlive;
    }

    public ObjectProperty<Http> httpProperty() {
        return http;
    }

    public BooleanProperty followRedirectsProperty() {
        return followRedirects;
    }

    public ObjectProperty<RouteKind> routeProperty() {
        return route;
    }

    public BooleanProperty noDelayProperty() {
        return noDelay;
    }

    /** The server's certificate is checked. */
    public BooleanProperty verifyProperty() {
        return verify;
    }

    /** The host's name is sent with TLS. */
    public BooleanProperty serverNameProperty() {
        return serverName;
    }

    /** TLS sessions are resumed. */
    public BooleanProperty resumeProperty() {
        return resume;
    }

    Stream<Observable> inputs() {
        return Stream.of(keepAlive, http, followRedirects, route, noDelay, verify, serverName, resume);
    }

    void fill(ConnectionForm form) {
        keepAlive.set(form.keepAlive());
        http.set(form.http());
        followRedirects.set(form.followRedirects());
        route.set(form.route());
        noDelay.set(form.noDelay());
        verify.set(form.verify());
        serverName.set(form.serverName());
        resume.set(form.resume());
    }

    ConnectionForm form() {
        return new ConnectionForm(keepAlive.get(), http.get(), followRedirects.get(), route.get(), noDelay.get(),
                verify.get(), serverName.get(), resume.get());
    }
}
