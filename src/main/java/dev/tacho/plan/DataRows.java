package dev.tacho.plan;

import dev.tacho.profile.DataFile;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.text.Texts;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The rows of a data file.
 *
 * @param path    as the user gave it
 * @param order   in which they are used
 * @param size    how many; at least 1
 * @param columns by name, in the order of the file; each has {@code size} values in UTF-8
 */
record DataRows(String path, Order order, int size, Map<String, Values> columns) {
    private static final Texts TEXTS = Texts.of("plan");
    private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setIgnoreEmptyLines(true).get();
    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final int DELETE = 0x7f;

    /** @throws IOException in the user's words, with the row or line: not UTF-8, not CSV, rows of differing width */
    static DataRows parse(DataFile file, byte[] bytes) throws IOException {
        // A decoder made by hand, because one made by the reader would put question marks in place of what is wrong.
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes),
                StandardCharsets.UTF_8.newDecoder())); CSVParser parser = parser(reader)) {
            return rows(file, parser);
        } catch (CharacterCodingException e) {
            throw new IOException(TEXTS.get("data.notText", file.path()), e);
        }
    }

    private static CSVParser parser(Reader reader) throws IOException {
        reader.mark(1);
        if (reader.read() != BYTE_ORDER_MARK) {
            reader.reset();
        }
        return CSVParser.builder().setReader(reader).setFormat(FORMAT).get();
    }

    private static DataRows rows(DataFile file, CSVParser parser) throws IOException {
        Iterator<CSVRecord> records = parser.iterator();
        Map<String, Values.Builder> columns = new LinkedHashMap<>();
        if (more(file, parser, records)) {
            for (String name : records.next()) {
                if (columns.put(name, new Values.Builder()) != null) {
                    throw wrong("data.twice", file.path(), name);
                }
            }
        }
        int size = 0;
        while (more(file, parser, records)) {
            CSVRecord row = records.next();
            size++;
            if (row.size() != columns.size()) {
                throw wrong("data.width", file.path(), shown(size - 1), Integer.toString(row.size()),
                        Integer.toString(columns.size()));
            }
            int at = 0;
            for (Values.Builder column : columns.values()) {
                column.add(row.get(at++));
            }
        }
        if (size == 0) {
            throw wrong("data.empty", file.path());
        }
        Map<String, Values> done = new LinkedHashMap<>();
        columns.forEach((name, values) -> done.put(name, values.build()));
        return new DataRows(file.path(), file.order(), size, done);
    }

    /** Reads the next row. A broken one is told by the line on which it begins: a quote may be open to the end. */
    private static boolean more(DataFile file, CSVParser parser, Iterator<CSVRecord> records) throws IOException {
        long line = parser.getCurrentLineNumber() + 1;
        try {
            return records.hasNext();
        } catch (UncheckedIOException e) {
            throw e.getCause() instanceof CharacterCodingException ? e.getCause()
                    : new IOException(TEXTS.get("data.broken", file.path(), Long.toString(line)), e);
        }
    }

    /** @throws IOException in the user's words if there is none of this name */
    Values column(String name) throws IOException {
        Values values = columns.get(name);
        if (values == null) {
            throw wrong("data.noColumn", path, name, String.join(", ", columns.keySet()));
        }
        return values;
    }

    /** A column whose values are fit for a header; fails in the user's words, with the row, if one is not. */
    Values headerColumn(String name) throws IOException {
        Values values = column(name);
        for (int row = 0; row < size; row++) {
            for (byte octet : values.get(row)) {
                if (octet >= 0 && octet < ' ' && octet != '\t' || octet == DELETE) {
                    throw wrong("data.control", path, shown(row), name);
                }
            }
        }
        return values;
    }

    /** Likewise for a cookie, in which a semicolon would begin another one. */
    Values cookieColumn(String name) throws IOException {
        Values values = headerColumn(name);
        for (int row = 0; row < size; row++) {
            for (byte octet : values.get(row)) {
                if (octet == ';') {
                    throw wrong("data.semicolon", path, shown(row), name);
                }
            }
        }
        return values;
    }

    /** A row's number as a spreadsheet has it. */
    private static String shown(int row) {
        return Integer.toString(row + 2);
    }

    private static IOException wrong(String key, Object... arguments) {
        return new IOException(TEXTS.get(key, arguments));
    }
}
