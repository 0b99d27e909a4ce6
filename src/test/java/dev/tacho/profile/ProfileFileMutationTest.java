package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every place of a file is spoilt once in every way; each time the complaint must name the place. */
class ProfileFileMutationTest {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<JsonNode> VALUES = List.of(NODES.booleanNode(true), NODES.numberNode(7),
            NODES.stringNode("~"), NODES.arrayNode(), NODES.objectNode());

    /** A value of the file: how it is called in complaints, and what puts another in its place. */
    private record Place(String path, JsonNode value, Consumer<JsonNode> replace) {
    }

    static Stream<Profile> profiles() {
        return Stream.of(ProfileFileTest.FULL, ProfileFileTest.MIX,
                ProfileFileTest.MIX.withRequest(ProfileFileTest.MIX.requests().getLast()), ProfileFileTest.LAUNCH);
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void unknownKeyIsRefusedInEveryObject(Profile profile) {
        JsonNode root = MAPPER.readTree(ProfileFile.json(profile));
        List<Place> places = within(root);
        places.add(new Place("a profile", root, _ -> { }));
        int objects = 0;
        for (Place place : places) {
            boolean anyKeyGoes = place.path().endsWith(".environment");
            if (place.value() instanceof ObjectNode object && !anyKeyGoes) {
                objects++;
                object.put("zzz", 1);
                assertThatThrownBy(() -> parse(root)).as(place.path()).isInstanceOf(IOException.class)
                        .hasMessageContaining("“zzz” is not a key of " + place.path() + ".");
                object.remove("zzz");
            }
        }
        assertThat(objects).isGreaterThan(6);
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void valueOfAnotherTypeIsRefusedEverywhere(Profile profile) {
        JsonNode root = MAPPER.readTree(ProfileFile.json(profile));
        for (Place place : within(root)) {
            if (place.path().equals("schema")) {
                continue;
            }
            for (JsonNode other : VALUES) {
                if (other.getNodeType() != place.value().getNodeType()) {
                    place.replace().accept(other);
                    assertThatThrownBy(() -> parse(root)).as(place.path() + " as " + other)
                            .isInstanceOf(IOException.class).hasMessageContaining(place.path() + " must be ");
                    place.replace().accept(place.value());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void keyThatIsLeftOutOrNullTakesItsDefaultOrIsAskedFor(Profile profile) throws IOException {
        JsonNode root = MAPPER.readTree(ProfileFile.json(profile));
        int defaults = 0;
        int complaints = 0;
        for (Place place : within(root)) {
            if (place.path().endsWith("]")) {
                continue;
            }
            place.replace().accept(NODES.nullNode());
            try {
                Profile read = parse(root);
                assertThat(ProfileFile.parse(ProfileFile.json(read), "x")).as(place.path()).isEqualTo(read);
                defaults++;
            } catch (IOException e) {
                assertThat(e).as(place.path()).message().containsAnyOf("is missing", "must hold", "does not say that",
                        "says in which order");
                complaints++;
            }
            place.replace().accept(place.value());
        }
        assertThat(parse(root)).isEqualTo(profile);
        assertThat(defaults).isPositive();
        assertThat(complaints).isPositive();
    }

    private static Profile parse(JsonNode root) throws IOException {
        return ProfileFile.parse(MAPPER.writeValueAsString(root), "x");
    }

    private static List<Place> within(JsonNode root) {
        List<Place> places = new ArrayList<>();
        collect("", root, places);
        return places;
    }

    private static void collect(String path, JsonNode node, List<Place> places) {
        switch (node) {
            case ObjectNode object -> object.properties().forEach(member -> {
                String key = path.isEmpty() ? member.getKey() : path + "." + member.getKey();
                places.add(new Place(key, member.getValue(), value -> object.set(member.getKey(), value)));
                collect(key, member.getValue(), places);
            });
            case ArrayNode array -> {
                for (int i = 0; i < array.size(); i++) {
                    int index = i;
                    places.add(new Place(path + "[" + i + "]", array.get(i), value -> array.set(index, value)));
                    collect(path + "[" + i + "]", array.get(i), places);
                }
            }
            default -> { }
        }
    }
}
