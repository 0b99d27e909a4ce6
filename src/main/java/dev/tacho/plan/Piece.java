package dev.tacho.plan;

/** A part of a request, ready to be written. Immutable; what differs from request to request comes from the stream. */
sealed interface Piece {

    void addTo(Draft draft, RequestStream stream);

    /** The same each time. */
    record Fixed(byte[] bytes) implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            draft.add(bytes, 0, bytes.length);
        }
    }

    record Counter() implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            draft.addDecimal(stream.counter());
        }
    }

    /** @param end one more than the largest */
    record Random(long min, long end) implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            draft.addDecimal(stream.random().nextLong(min, end));
        }
    }

    record Choice(Values options) implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            options.addTo(draft, stream.random().nextInt(options.size()));
        }
    }

    /** A column of the data file. */
    record Column(Values rows) implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            rows.addTo(draft, stream.row());
        }
    }

    /** A line of the file that bodies are taken from. */
    record Line(Values lines) implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            lines.addTo(draft, stream.line());
        }
    }

    /** How long the body of this very request is. */
    record BodyLength() implements Piece {
        @Override
        public void addTo(Draft draft, RequestStream stream) {
            draft.addDecimal(stream.bodyLength());
        }
    }
}
