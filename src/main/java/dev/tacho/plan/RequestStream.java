package dev.tacho.plan;

import java.util.SplittableRandom;

/**
 * The requests that one event loop sends, one after the other. Confined to that loop; once its buffers have grown to
 * the longest request, nothing here allocates.
 */
public final class RequestStream {
    private final RequestForm[] forms;
    private final Piece[][] heads;
    private final Piece[][] bodies;
    /** Of each form, the whole request if it is the same each time, and otherwise null. */
    private final byte[][] fixed;
    private final boolean[] head;
    private final boolean[] idempotent;
    private final Turns turns;
    private final Cursor rows;
    private final Cursor[] lines;
    private final SplittableRandom random;
    private final int loops;
    private final Draft draft = new Draft();
    private final Draft body = new Draft();
    private long counter;
    private int row;
    private int line;
    private int index;
    private byte[] bytes = draft.bytes();
    private int length;

    RequestStream(RequestMix mix, int loop, int loops) {
        this.forms = mix.forms().toArray(RequestForm[]::new);
        this.loops = loops;
        this.random = Seeds.random(mix.seed(), loop);
        this.counter = loop + 1L - loops;
        int count = forms.length;
        heads = new Piece[count][];
        bodies = new Piece[count][];
        fixed = new byte[count][];
        head = new boolean[count];
        idempotent = new boolean[count];
        lines = new Cursor[count];
        int[] weights = new int[count];
        for (int i = 0; i < count; i++) {
            RequestForm form = forms[i];
            heads[i] = form.head().toArray(Piece[]::new);
            bodies[i] = form.body().toArray(Piece[]::new);
            fixed[i] = form.fixed() ? ((Piece.Fixed) form.head().getFirst()).bytes() : null;
            head[i] = WireRequest.head(form.method());
            idempotent[i] = WireRequest.idempotent(form.method());
            lines[i] = form.lines().map(each -> new Cursor(each.values().size(), each.order(), loop, loops, random))
                    .orElse(null);
            weights[i] = form.weight();
        }
        turns = new Turns(weights, loop);
        rows = mix.rows().map(each -> new Cursor(each.size(), each.order(), loop, loops, random)).orElse(null);
    }

    /** Goes on to the next request; what the last one's methods gave is void. */
    public void next() {
        choose(turns.next());
    }

    /** Goes on to a request of this form. */
    void choose(int form) {
        index = form;
        counter += loops;
        if (fixed[form] != null) {
            bytes = fixed[form];
            length = bytes.length;
            return;
        }
        if (forms[form].rows()) {
            row = rows.next();
        }
        if (lines[form] != null) {
            line = lines[form].next();
        }
        body.clear();
        for (Piece piece : bodies[form]) {
            piece.addTo(body, this);
        }
        draft.clear();
        for (Piece piece : heads[form]) {
            piece.addTo(draft, this);
        }
        draft.add(body);
        bytes = draft.bytes();
        length = draft.length();
    }

    /**
     * Head and body of the current request, from 0 to {@link #length()}; not to be changed, and valid until
     * {@link #next()}.
     */
    public byte[] bytes() {
        return bytes;
    }

    /** Length of head and body, in bytes. */
    public int length() {
        return length;
    }

    /** HEAD: the response has no body whatever its headers say. */
    public boolean head() {
        return head[index];
    }

    /** As {@link WireRequest#idempotent()}. */
    public boolean idempotent() {
        return idempotent[index];
    }

    /** Which request of the profile the current one is, from 0. */
    public int index() {
        return index;
    }

    long counter() {
        return counter;
    }

    int row() {
        return row;
    }

    int line() {
        return line;
    }

    int bodyLength() {
        return body.length();
    }

    SplittableRandom random() {
        return random;
    }
}
