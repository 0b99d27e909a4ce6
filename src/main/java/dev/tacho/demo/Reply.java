package dev.tacho.demo;

/** What becomes of a request. */
sealed interface Reply {

    /** The answer, now. */
    record Now(Answer answer) implements Reply {
    }

    /** The answer, later. */
    record After(int millis, Answer answer) implements Reply {
    }

    /** The answer, and then the end of the connection whatever the client would like. */
    record AndClose(Answer answer) implements Reply {
    }

    /** No answer: the connection is reset. */
    record Reset() implements Reply {
    }
}
