package dev.tacho.ui.editor;

/** The alternatives of {@link dev.tacho.profile.Connection.Route}, as a choice. */
public enum RouteKind {
    DIRECT, PROXY, UNIX_SOCKET, CONNECT_TO
}
