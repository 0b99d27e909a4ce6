package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.RequestSpec.Order;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RequestMixTest {
    @TempDir
    private Path folder;

    @Test
    void oneRequestWithoutPlaceholdersIsFixed() throws IOException {
        RequestMix mix = mix(get("/a", 1));
        RequestStream stream = mix.stream(1, 2);
        stream.next();
        assertThat(mix.fixed()).isTrue();
        assertThat(text(stream)).isEqualTo(text(mix.first()));
        assertThat(mix(get("/${counter}", 1)).fixed()).isFalse();
        assertThat(mix(get("/a", 1), get("/a", 1)).fixed()).isFalse();
        assertThat(mix(post(new Body.Lines(file("only"), Order.SEQUENTIAL))).fixed()).isFalse();
    }

    @Test
    void firstIsTheFirstOfTheProfileHoweverRareItIs() throws IOException {
        RequestMix mix = mix(get("/rare/${counter}", 1), get("/common", 1000));
        assertThat(mix.first().target()).isEqualTo("/rare/1");
        assertThat(text(mix.first())).startsWith("GET /rare/1 HTTP/1.1\r\n");
    }

    @Test
    void eachRoundHasTheProportionsAskedFor() throws IOException {
        RequestStream stream = mix(get("/a", 5), get("/b", 1), get("/c", 1)).stream(0, 1);
        List<Integer> round = indexes(stream, 7);
        // The order that nginx documents for 5, 1, 1.
        assertThat(round).containsExactly(0, 0, 1, 0, 2, 0, 0);
        assertThat(indexes(stream, 7)).isEqualTo(round);
    }

    @Test
    void loopsDoNotBeginWithTheSameRequest() throws IOException {
        RequestMix mix = mix(get("/a", 1), get("/b", 1));
        assertThat(indexes(mix.stream(0, 2), 4)).containsExactly(0, 1, 0, 1);
        assertThat(indexes(mix.stream(1, 2), 4)).containsExactly(1, 0, 1, 0);
    }

    @Test
    void largeWeightsHoldToTheLastRequest() throws IOException {
        RequestStream stream = mix(get("/a", 999_999), get("/b", 1)).stream(0, 1);
        assertThat(Collections.frequency(indexes(stream, 1_000_000), 1)).isEqualTo(1);
    }

    @Test
    void counterRunsOverAllLoopsWithoutGapOrDouble() throws IOException {
        RequestMix mix = mix(get("/${counter}", 1), get("/x${counter}", 1));
        List<Integer> numbers = new ArrayList<>();
        for (int loop = 0; loop < 3; loop++) {
            targets(mix.stream(loop, 3), 100).forEach(target -> numbers.add(Integer.valueOf(
                    target.replaceAll("[/x]", ""))));
        }
        assertThat(numbers.stream().sorted()).isEqualTo(IntStream.rangeClosed(1, 300).boxed().toList());
    }

    @Test
    void randomNumbersAreSpreadEvenlyOverTheirRangeAndTheSameInEachRun() throws IOException {
        RequestMix mix = mix(get("/${random:-2-7}", 1));
        List<String> drawn = targets(mix.stream(0, 1), 100_000);
        for (int number = -2; number <= 7; number++) {
            assertThat(Collections.frequency(drawn, "/" + number)).isBetween(9_600, 10_400);
        }
        assertThat(targets(mix.stream(0, 1), 1000)).isEqualTo(drawn.subList(0, 1000))
                .isNotEqualTo(targets(mix.stream(1, 2), 1000));
    }

    @Test
    void rangeOfAnExtremeWidthIsFilled() throws IOException {
        assertThat(targets(mix(get("/${random:-999999999999999999-999999999999999999}", 1)).stream(0, 1), 1000))
                .anyMatch(target -> target.startsWith("/-")).anyMatch(target -> target.matches("/[0-9]{18}"));
    }

    @Test
    void choicesAreSpreadEvenlyAndEncodedInThePath() throws IOException {
        List<String> drawn = targets(mix(get("/?q=${choice:red shoes|50%|ü|a%20b&c}", 1)).stream(0, 1), 40_000);
        for (String option : List.of("red%20shoes", "50%25", "%C3%BC", "a%20b&c")) {
            assertThat(Collections.frequency(drawn, "/?q=" + option)).isBetween(9_600, 10_400);
        }
    }

    @Test
    void contentLengthIsThatOfEachBody() throws IOException {
        RequestMix mix = mix(post(new Body.Inline("n=${counter}ü")));
        RequestStream stream = mix.stream(98, 1);
        stream.next();
        assertThat(text(stream)).endsWith("Content-Length: 6\r\n\r\nn=99ü");
        stream.next();
        assertThat(text(stream)).endsWith("Content-Length: 7\r\n\r\nn=100ü");
        assertThat(text(mix.first())).endsWith("Content-Length: 5\r\n\r\nn=1ü");
    }

    @Test
    void onePlaceholderInOneRequestDoesNotShowInTheNext() throws IOException {
        RequestStream stream = mix(get("/long/${random:1000000-1000000}", 1), get("/${counter}", 1)).stream(0, 1);
        assertThat(targets(stream, 3)).containsExactly("/long/1000000", "/2", "/long/1000000");
        assertThat(text(stream)).endsWith("\r\n\r\n");
    }

    @Test
    void placeholdersOfARequestShareOneRow() throws IOException {
        String data = file("id,name,note\r\n1,\"Smith, J.\",a/b\n2,\"O \"\"x\"\"\",\n");
        RequestSpec spec = new RequestSpec("POST", List.of(new Header("X-Name", "${csv:name}")),
                new Body.Inline("${csv:id}:${csv:name}"), "text/plain", Optional.of("/${csv:name}?${csv:note}"), 1,
                List.of("id=${csv:id}"), Optional.empty());
        RequestStream stream = mix(data, Order.SEQUENTIAL, spec).stream(0, 1);
        stream.next();
        assertThat(text(stream)).startsWith("POST /Smith,%20J.?a/b HTTP/1.1\r\n")
                .contains("\r\nX-Name: Smith, J.\r\nCookie: id=1\r\n").endsWith("Length: 11\r\n\r\n1:Smith, J.");
        stream.next();
        assertThat(text(stream)).startsWith("POST /O%20%22x%22? HTTP/1.1\r\n").endsWith("\r\n\r\n2:O \"x\"");
        stream.next();
        assertThat(text(stream)).startsWith("POST /Smith");
    }

    @Test
    void rowsComeInOrderAndEquallyOftenOverAllLoops() throws IOException {
        RequestMix mix = mix(file("n\n0\n1\n2\n3\n4\n5\n"), Order.SEQUENTIAL, get("/${csv:n}", 1));
        assertThat(targets(mix.stream(0, 1), 8)).containsExactly("/0", "/1", "/2", "/3", "/4", "/5", "/0", "/1");
        assertThat(targets(mix.stream(1, 4), 4)).containsExactly("/1", "/5", "/3", "/1");
        for (int loops : new int[] {2, 4, 7, 12}) {
            List<String> all = IntStream.range(0, loops).boxed()
                    .flatMap(loop -> targets(mix.stream(loop, loops), 6).stream()).toList();
            assertThat(List.of("/0", "/1", "/2", "/3", "/4", "/5"))
                    .allMatch(row -> Collections.frequency(all, row) == loops);
        }
    }

    @Test
    void rowsGoOnlyToRequestsThatUseThem() throws IOException {
        RequestMix mix = mix(file("n\na\nb\n"), Order.SEQUENTIAL, get("/${csv:n}", 1), get("/x", 1));
        assertThat(targets(mix.stream(0, 1), 6)).containsExactly("/a", "/x", "/b", "/x", "/a", "/x");
    }

    @Test
    void randomRowsComeUpAlikeOften() throws IOException {
        RequestMix mix = mix(file("n\na\nb\nc\nd\n"), Order.RANDOM, get("/${csv:n}", 1));
        List<String> drawn = targets(mix.stream(0, 1), 40_000);
        assertThat(Stream.of("/a", "/b", "/c", "/d").map(row -> Collections.frequency(drawn, row)))
                .allMatch(count -> count > 9_600 && count < 10_400);
        assertThat(drawn.subList(0, 100)).isNotEqualTo(drawn.subList(100, 200));
    }

    @Test
    void eachLineIsABody() throws IOException {
        RequestStream stream = mix(post(new Body.Lines(file("\uFEFF{\"a\":1}\r\n\n${counter}\n\r\nlast ü"),
                Order.SEQUENTIAL))).stream(0, 1);
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            stream.next();
            String text = text(stream);
            String body = text.substring(text.indexOf("\r\n\r\n") + 4);
            assertThat(text).contains("\r\nContent-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n");
            bodies.add(body);
        }
        assertThat(bodies).containsExactly("{\"a\":1}", "${counter}", "last ü", "{\"a\":1}");
    }

    @Test
    void methodsTellWhatMayBeRepeated() throws IOException {
        RequestStream stream = mix(method("HEAD"), method("POST"), method("GET")).stream(0, 1);
        stream.next();
        assertThat(List.of(stream.head(), stream.idempotent(), stream.index())).containsExactly(true, true, 0);
        stream.next();
        assertThat(List.of(stream.head(), stream.idempotent(), stream.index())).containsExactly(false, false, 1);
        stream.next();
        assertThat(List.of(stream.head(), stream.idempotent(), stream.index())).containsExactly(false, true, 2);
    }

    private static RequestSpec get(String path, int weight) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", Optional.of(path), weight, List.of(),
                Optional.empty());
    }

    private static RequestSpec method(String method) {
        return new RequestSpec(method, List.of(), new Body.None(), "");
    }

    private static RequestSpec post(Body body) {
        return new RequestSpec("POST", List.of(), body, "text/plain");
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("file"), text).toString();
    }

    private static RequestMix mix(RequestSpec... specs) throws IOException {
        return RequestBytes.mix(HttpUrl.parse("http://h/"), List.of(specs), Optional.empty(),
                Connection.keptAlive(), 1);
    }

    private static RequestMix mix(String data, Order order, RequestSpec... specs) throws IOException {
        return RequestBytes.mix(HttpUrl.parse("http://h/"), List.of(specs), Optional.of(new DataFile(data, order)),
                Connection.keptAlive(), 1);
    }

    private static List<Integer> indexes(RequestStream stream, int count) {
        return IntStream.range(0, count).mapToObj(_ -> {
            stream.next();
            return stream.index();
        }).toList();
    }

    private static List<String> targets(RequestStream stream, int count) {
        return IntStream.range(0, count).mapToObj(_ -> {
            stream.next();
            return text(stream).split(" ")[1];
        }).toList();
    }

    private static String text(RequestStream stream) {
        return new String(stream.bytes(), 0, stream.length(), StandardCharsets.UTF_8);
    }

    private static String text(WireRequest request) {
        return new String(request.bytes(), StandardCharsets.UTF_8);
    }
}
