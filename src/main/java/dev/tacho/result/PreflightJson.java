package dev.tacho.result;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a request before the run showed, as a part of a result. */
final class PreflightJson {
    private PreflightJson() {
    }

    static void put(ObjectNode node, PreflightReport report) {
        node.put("status", report.status()).put("reason", report.reason());
        ArrayNode headers = node.putArray("headers");
        report.headers().forEach(header ->
                headers.addObject().put("name", header.name()).put("value", header.value()));
        node.put("headBytes", report.headBytes()).put("bodyBytes", report.bodyBytes())
                .put("keepsAlive", report.keepsAlive());
        ObjectNode millis = node.putObject("millis");
        ResultJson.put(millis, "resolve", report.resolveMillis());
        ResultJson.put(millis, "connect", report.connectMillis());
        ResultJson.put(millis, "handshake", report.handshakeMillis());
        ResultJson.put(millis, "response", report.responseMillis());
        ResultJson.warnings(node.putArray("findings"), report.findings());
    }

    static PreflightReport report(Place place) throws IOException {
        List<PreflightReport.Header> headers = new ArrayList<>();
        for (Place header : place.at("headers").items()) {
            headers.add(new PreflightReport.Header(header.at("name").text(), header.at("value").text()));
        }
        Place millis = place.at("millis");
        return new PreflightReport(place.at("status").small(), place.at("reason").text(), headers,
                place.at("headBytes").whole(), place.at("bodyBytes").whole(), place.at("keepsAlive").flag(),
                millis.at("resolve").number(), millis.at("connect").number(), millis.at("handshake").number(),
                millis.at("response").number(),
                ResultParser.warnings(place.at("findings")));
    }
}
