package dev.tacho.profile;

/**
 * One benchmark as its user describes it.
 *
 * @param name        what it is called in lists, reports and result names; not empty
 * @param description a line or two on what it shows; may be empty
 * @param target      what is measured
 * @param request     what is sent
 * @param load        how much of it, how fast, for how long
 * @param connection  how requests travel
 * @param checks      what makes a response a good one
 */
public record Profile(String name, String description, Target target, RequestSpec request, Load load,
                      Connection connection, Checks checks) {

    /** A new profile as the editor opens it: valid, short, and aimed at the built-in demo server. */
    public static Profile starter(String name) {
        return new Profile(name, "", new Target.Demo("/hello"), RequestSpec.get(), Load.Closed.starter(),
                Connection.keptAlive(), Checks.none());
    }

    public Profile withName(String name) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withDescription(String description) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withTarget(Target target) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withRequest(RequestSpec request) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withLoad(Load load) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withConnection(Connection connection) {
        return new Profile(name, description, target, request, load, connection, checks);
    }

    public Profile withChecks(Checks checks) {
        return new Profile(name, description, target, request, load, connection, checks);
    }
}
