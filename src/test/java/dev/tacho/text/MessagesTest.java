package dev.tacho.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.text.JavaSource.Literal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bundles and code agree. A key stands in the code as a literal; or its beginning does, ending with a dot
 * ({@code "failure." + cause}); or its end does, starting with one ({@code key + ".tip"}).
 */
class MessagesTest {
    private static final Path ROOT = Path.of("");
    private static final Path BUNDLES = ROOT.resolve("assets/messages");
    private static final Path CODE = ROOT.resolve("src/main/java/dev/tacho");
    private static final Pattern OF = Pattern.compile("\\bTexts\\s*\\.\\s*of\\s*\\(");
    private static final Pattern GET = Pattern.compile(
            "(?:\\w*(?:texts|Texts|TEXTS)|\\bof\\(\" *\"\\))\\s*\\.\\s*get\\s*\\(");
    private static final Pattern PREFIX = Pattern.compile("[A-Za-z][\\w.-]*\\.");
    private static final Pattern SUFFIX = Pattern.compile("\\.[\\w.-]+");
    private static final List<JavaSource> SOURCES = files(CODE, ".java").map(JavaSource::read).toList();

    /** In English, which all others are made from. */
    static List<Bundle> bundles() {
        return all().filter(bundle -> !bundle.translated()).toList();
    }

    static List<Bundle> translations() {
        return all().filter(Bundle::translated).toList();
    }

    static Stream<Bundle> all() {
        return files(BUNDLES, ".properties").map(Bundle::read);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyMessageCanBeShown(Bundle bundle) {
        assertThat(bundle.faults()).as(bundle.file().toString()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void noMessageIsObsolete(Bundle bundle) {
        Set<String> literals = SOURCES.stream().filter(source -> speaks(source, bundle))
                .flatMap(source -> source.literals().stream()).map(Literal::text).collect(Collectors.toSet());
        assertThat(bundle.messages().keySet().stream().filter(key -> !used(key, literals)))
                .as("keys of %s that no literal in its package names: remove them, or see this test's comment",
                        bundle.file()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("translations")
    void aTranslationSaysTheSame(Bundle translation) {
        Bundle english = bundles().stream().filter(bundle -> bundle.name().equals(translation.original())).findFirst()
                .orElseThrow();
        assertThat(translation.messages().keySet()).as("keys of %s", translation.file())
                .isEqualTo(english.messages().keySet());
        assertThat(translation.messages().keySet()).allSatisfy(key -> assertThat(translation.places(key))
                .as("arguments of %s in %s", key, translation.file()).isEqualTo(english.places(key)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"report", "chart"})
    void whatIsPublishedSpeaksEveryLanguage(String name) {
        assertThat(translations().stream().filter(bundle -> bundle.original().equals(name)).map(Bundle::language))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Language.values())
                        .filter(language -> language != Language.ENGLISH).map(Language::key).toList());
    }

    @Test
    void everyBundleThatIsOpenedExists() {
        Set<String> names = bundles().stream().map(Bundle::name).collect(Collectors.toSet());
        assertThat(SOURCES.stream().flatMap(source -> opened(source).stream()
                .filter(name -> !names.contains(name)).map(name -> source.file() + " opens " + name)))
                .as("missing in %s", BUNDLES).isEmpty();
    }

    @Test
    void everyKeyThatIsAskedForExistsAndGetsItsArguments() {
        List<Bundle> bundles = bundles();
        List<String> faults = new ArrayList<>();
        int calls = 0;
        for (JavaSource source : SOURCES) {
            List<Bundle> own = bundles.stream().filter(bundle -> speaks(source, bundle)).toList();
            Matcher call = GET.matcher(source.code());
            while (!own.isEmpty() && call.find()) {
                calls++;
                faults.addAll(faults(source, source.arguments(call.end() - 1), own));
            }
        }
        assertThat(calls).isPositive();
        assertThat(faults).isEmpty();
    }

    private static List<String> faults(JavaSource source, List<int[]> arguments, List<Bundle> bundles) {
        List<String> faults = new ArrayList<>();
        if (arguments.isEmpty()) {
            return faults;
        }
        int[] first = arguments.getFirst();
        for (Literal literal : source.literals()) {
            if (literal.start() < first[0] || literal.end() > first[1]) {
                continue;
            }
            String before = source.code().substring(first[0], literal.start()).strip();
            String after = source.code().substring(literal.end(), first[1]).strip();
            String place = source.place(literal.start()) + ": “" + literal.text() + "” ";
            if (after.startsWith("+") && before.isEmpty()) {
                if (bundles.stream().noneMatch(bundle -> bundle.messages().keySet().stream()
                        .anyMatch(key -> key.startsWith(literal.text())))) {
                    faults.add(place + "begins no key");
                }
            } else if ((before.isEmpty() || before.matches("[^()+]*[?:]"))
                    && (after.isEmpty() || after.startsWith(":"))) {
                faults.addAll(callFaults(source, arguments, literal.text(), bundles).map(place::concat).toList());
            }
        }
        return faults;
    }

    private static Stream<String> callFaults(JavaSource source, List<int[]> arguments, String key,
                                             List<Bundle> bundles) {
        var bundle = bundles.stream().filter(each -> each.messages().containsKey(key)).findFirst();
        if (bundle.isEmpty()) {
            return Stream.of("is no key of " + bundles);
        }
        int needed = bundle.get().arguments(key);
        int given = arguments.size() - 1;
        boolean array = given == 1 && source.code().substring(arguments.get(1)[0], arguments.get(1)[1]).strip()
                .matches("arguments|args|values");
        return needed == given || array ? Stream.empty()
                : Stream.of("takes " + needed + " arguments and gets " + given + ": "
                + bundle.get().messages().get(key));
    }

    private static boolean used(String key, Set<String> literals) {
        return literals.contains(key) || literals.stream().anyMatch(literal ->
                PREFIX.matcher(literal).matches() && key.startsWith(literal) && key.length() > literal.length())
                || literals.stream().anyMatch(literal -> SUFFIX.matcher(literal).matches() && key.endsWith(literal)
                && used(key.substring(0, key.length() - literal.length()), literals));
    }

    /** Whether a source may take its texts from a bundle: it opens it, or opens none and lies in its package. */
    private static boolean speaks(JavaSource source, Bundle bundle) {
        List<String> opened = opened(source);
        return opened.contains(bundle.name())
                || source.file().startsWith(CODE.resolve(bundle.name().replace('.', '/')));
    }

    private static List<String> opened(JavaSource source) {
        return OF.matcher(source.code()).results().flatMap(call -> source.literals().stream()
                .filter(literal -> source.code().substring(call.end(), Math.max(call.end(), literal.start())).isBlank()
                        && literal.start() >= call.end()).limit(1)).map(Literal::text).toList();
    }

    private static Stream<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
