package dev.tacho.text;

/** Which Tacho this is: in the User-Agent header, in every result, on the command line. */
public final class Version {
    /** The same as in pom.xml. */
    public static final String NUMBER = "0.1.0";

    private Version() {
    }
}
