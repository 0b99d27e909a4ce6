package dev.tacho.plan;

import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Template;
import dev.tacho.profile.Template.Part;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gathers the pieces of a request; what stays the same becomes one piece, however many texts it comes from. */
final class Pieces {
    private final Optional<DataRows> data;
    private final List<Piece> pieces = new ArrayList<>();
    private final Draft plain = new Draft();
    private boolean rows;

    Pieces(Optional<DataRows> data) {
        this.data = data;
    }

    /** Where a text goes, which decides how it is written there. */
    enum Place { TARGET, HEADER, COOKIE, BODY }

    Pieces add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    Pieces add(byte[] bytes) {
        plain.add(bytes, 0, bytes.length);
        return this;
    }

    Pieces add(Piece piece) {
        closePlain();
        pieces.add(piece);
        return this;
    }

    /**
     * @throws IOException in the user's words if a value of the data file must not stand in this place, or there is no
     *                     such column
     */
    Pieces add(Template template, Place place) throws IOException {
        for (Part part : template.parts()) {
            switch (part) {
                case Part.Text(String text) -> add(place == Place.TARGET ? target(text) : text);
                case Part.Counter _ -> add(new Piece.Counter());
                case Part.Random(long min, long max) -> add(new Piece.Random(min, max + 1));
                case Part.Choice(List<String> options) -> add(new Piece.Choice(inPlace(Values.of(options), place)));
                case Part.Csv(String column) -> {
                    rows = true;
                    DataRows all = data.orElseThrow();
                    Values values = switch (place) {
                        case TARGET, BODY -> all.column(column);
                        case HEADER -> all.headerColumn(column);
                        case COOKIE -> all.cookieColumn(column);
                    };
                    add(new Piece.Column(inPlace(values, place)));
                }
            }
        }
        return this;
    }

    /** Whether a value of the data file is among them. */
    boolean rows() {
        return rows;
    }

    List<Piece> done() {
        closePlain();
        return List.copyOf(pieces);
    }

    private void closePlain() {
        if (plain.length() > 0) {
            pieces.add(new Piece.Fixed(plain.copy()));
            plain.clear();
        }
    }

    private static Values inPlace(Values values, Place place) {
        return place == Place.TARGET ? values.map(Percent::encode) : values;
    }

    /** Part of a path, in the form of a request line. */
    private static String target(String text) {
        return HttpUrl.target("/" + text).substring(1);
    }
}
