package dev.tacho.result;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The server that was started for a run, as a part of a result. What it printed lies in a file beside it. */
final class ServerJson {
    private ServerJson() {
    }

    /** @param logPath the file of its output, relative to the result; empty without one */
    static void put(ObjectNode node, ServerStory story, String logPath) {
        ArrayNode services = node.putArray("services");
        story.services().forEach(service ->
                services.addObject().put("name", service.name()).put("command", service.command()));
        ArrayNode versions = node.putArray("versions");
        story.versions().forEach(version ->
                versions.addObject().put("command", version.command()).put("text", version.text()));
        node.put("cores", story.cores());
        ResultJson.put(node, "startSeconds", story.startSeconds());
        node.put("death", story.death());
        node.put("log", logPath.isEmpty() ? null : logPath);
    }

    static ServerStory story(Place place, List<String> log) throws IOException {
        List<ServerStory.Started> services = new ArrayList<>();
        for (Place service : place.at("services").items()) {
            services.add(new ServerStory.Started(service.at("name").text(), service.at("command").text()));
        }
        List<ServerStory.Version> versions = new ArrayList<>();
        for (Place version : place.at("versions").items()) {
            versions.add(new ServerStory.Version(version.at("command").text(), version.at("text").text()));
        }
        return new ServerStory(services, versions, place.at("cores").text(), place.at("startSeconds").number(),
                place.at("death").text(), log);
    }
}
