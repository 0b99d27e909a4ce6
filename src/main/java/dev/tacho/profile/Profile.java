package dev.tacho.profile;

import java.util.List;
import java.util.Optional;

/**
 * One benchmark as its user describes it.
 *
 * @param name        what it is called in lists, reports and result names; not empty
 * @param description a line or two on what it shows; may be empty
 * @param target      what is measured
 * @param requests    what is sent; at least one, each as often as its weight says
 * @param data        rows for the placeholders of the requests
 * @param load        how much of it, how fast, for how long
 * @param window      what lies before and after the measured part
 * @param connection  how requests travel
 * @param checks      what makes a response a good one
 */
public record Profile(String name, String description, Target target, List<RequestSpec> requests,
                      Optional<DataFile> data, Load load, Window window, Connection connection, Checks checks) {

    public Profile {
        requests = List.copyOf(requests);
        if (requests.isEmpty()) {
            throw new IllegalArgumentException("a profile sends at least one request");
        }
    }

    /** With one request, measured from the first to the last. */
    public Profile(String name, String description, Target target, RequestSpec request, Load load,
                   Connection connection, Checks checks) {
        this(name, description, target, List.of(request), Optional.empty(), load, Window.DEFAULT, connection, checks);
    }

    /** A new profile as the editor opens it: valid, short, and aimed at the built-in demo server. */
    public static Profile starter(String name) {
        return new Profile(name, "", new Target.Demo("/hello"), RequestSpec.get(), Load.Closed.starter(),
                Connection.keptAlive(), Checks.none());
    }

    /** The first request, and mostly the only one. */
    public RequestSpec request() {
        return requests.getFirst();
    }

    public Profile withName(String name) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withDescription(String description) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withTarget(Target target) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withRequest(RequestSpec request) {
        return withRequests(List.of(request));
    }

    public Profile withRequests(List<RequestSpec> requests) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withData(Optional<DataFile> data) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withLoad(Load load) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withWindow(Window window) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withConnection(Connection connection) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }

    public Profile withChecks(Checks checks) {
        return new Profile(name, description, target, requests, data, load, window, connection, checks);
    }
}
