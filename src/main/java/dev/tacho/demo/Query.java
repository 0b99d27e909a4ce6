package dev.tacho.demo;

import dev.tacho.text.Texts;

/** The part of a target behind the question mark, as {@code name=value} pairs of numbers. */
final class Query {
    private static final Texts TEXTS = Texts.of("demo");

    private final String text;

    private Query(String text) {
        this.text = text;
    }

    /** Of a request's target. */
    static Query of(String target) {
        int mark = target.indexOf('?');
        return new Query(mark < 0 ? "" : target.substring(mark + 1));
    }

    /** @throws BadValue if the value is no whole number from {@code min} to {@code max} */
    int whole(String name, int otherwise, int min, int max) {
        double value = number(name, otherwise, min, max);
        if (value != Math.rint(value)) {
            throw bad(value(name), name, Integer.toString(min), Integer.toString(max));
        }
        return (int) value;
    }

    /** @throws BadValue if the value is no number from 0 to 1 */
    double share(String name, double otherwise) {
        return number(name, otherwise, 0, 1);
    }

    private double number(String name, double otherwise, int min, int max) {
        String value = value(name);
        if (value == null) {
            return otherwise;
        }
        try {
            double number = Double.parseDouble(value);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw (BadValue) bad(value, name, Integer.toString(min), Integer.toString(max)).initCause(e);
        }
        throw bad(value, name, Integer.toString(min), Integer.toString(max));
    }

    private static BadValue bad(String value, String name, String min, String max) {
        return new BadValue(TEXTS.get("bad.number", value, name, min, max));
    }

    private String value(String name) {
        for (String pair : text.split("&")) {
            if (pair.startsWith(name) && pair.startsWith("=", name.length())) {
                return pair.substring(name.length() + 1);
            }
        }
        return null;
    }

    /** A value that cannot be used; the message says which and what would be. */
    static final class BadValue extends RuntimeException {
        BadValue(String message) {
            super(message);
        }
    }
}
