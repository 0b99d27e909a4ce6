package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Order;

/**
 * Rows for the {@code ${csv:column}} placeholders of a profile's requests. All placeholders of one request are filled
 * from the same row.
 *
 * @param path  a CSV file (RFC 4180, UTF-8) whose first row names the columns; a relative path starts at the working
 *              directory
 * @param order in which rows are used
 */
public record DataFile(String path, Order order) {
}
