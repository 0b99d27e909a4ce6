package dev.tacho;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.tacho.measure.Distribution;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between the packages. Where a rule hurts, it is changed here, in the commit that needs it. */
class ArchitectureTest {
    private static final String ROOT = "dev.tacho";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(ROOT);

    /** Every package, what it may import whole, and of what it may import only the values. All may use {@code text}. */
    private enum Part {
        TEXT("", ""),
        FILES("", ""),
        PROFILE("files", ""),
        PLAN("profile", ""),
        MEASURE("", ""),
        ENGINE("plan measure", ""),
        /** How placeholders are filled in, and a URL taken apart, only {@code profile} knows. */
        TARGET("files profile", ""),
        DEMO("", ""),
        RESULT("profile files", "measure target"),
        RUN("profile plan measure engine target result", ""),
        CHART("result", "measure target profile"),
        /** A report shows the ab command of a profile, which only {@code profile} can write. */
        REPORT("result chart profile", "measure target"),
        UI("profile run result chart report files", "measure target plan"),
        CLI("profile run result chart report demo files", "measure target plan"),
        APP("profile plan measure engine target demo result run chart report ui cli files", "");

        private final Set<String> whole;
        private final Set<String> values;

        Part(String whole, String values) {
            this.whole = words(whole);
            this.values = words(values);
        }

        private static Set<String> words(String text) {
            return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).collect(Collectors.toSet());
        }

        private String path() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        private boolean mayUse(JavaClass other) {
            String part = partOf(other);
            return part.equals(path()) || part.equals("text") || whole.contains(part)
                    || values.contains(part) && isValue(other);
        }
    }

    /** What crosses packages as data: immutable, or a shape to implement. */
    private static boolean isValue(JavaClass type) {
        return type.isRecord() || type.isEnum() || type.isInterface() || type.isAssignableTo(Throwable.class)
                || type.isEquivalentTo(Distribution.class);
    }

    private static String partOf(JavaClass type) {
        String path = type.getPackageName().substring(Math.min(type.getPackageName().length(), ROOT.length() + 1));
        return path.contains(".") ? path.substring(0, path.indexOf('.')) : path;
    }

    @ParameterizedTest
    @EnumSource(Part.class)
    void importsOnlyWhatTheTableAllows(Part part) {
        classes().that().resideInAPackage(ROOT + "." + part.path() + "..").should(new ArchCondition<>(
                "import only " + part.whole + " and values of " + part.values) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass other = dependency.getTargetClass().getBaseComponentType();
                    if (other.getPackageName().startsWith(ROOT) && !part.mayUse(other)) {
                        events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                    }
                }
            }
        }).allowEmptyShould(true).check(CLASSES);
    }

    @Test
    void everyPackageIsInTheTable() {
        Set<String> known = Arrays.stream(Part.values()).map(Part::path).collect(Collectors.toSet());
        assertThat(CLASSES.stream().map(ArchitectureTest::partOf).collect(Collectors.toSet())).isSubsetOf(known);
    }

    @Test
    void arrowsGoOneWay() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** Libraries by the packages that own them. */
    static List<Map.Entry<String, List<String>>> libraries() {
        return List.of(
                Map.entry("profile result", List.of("tools.jackson..", "com.fasterxml..")),
                Map.entry("plan", List.of("org.apache.commons.csv..")),
                Map.entry("measure", List.of("org.HdrHistogram..")),
                Map.entry("engine demo", List.of("io.netty..")),
                Map.entry("target", List.of("oshi..")),
                Map.entry("chart", List.of("java.awt..", "javax.imageio..", "org.apache.batik..")),
                Map.entry("ui", List.of("javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp..")),
                Map.entry("cli", List.of("picocli..")));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aLibraryIsNamedOnlyWhereItIsOwned(Map.Entry<String, List<String>> library) {
        String[] owners = Arrays.stream(library.getKey().split(" ")).map(owner -> ROOT + "." + owner + "..")
                .toArray(String[]::new);
        noClasses().that().resideOutsideOfPackages(owners).should().dependOnClassesThat()
                .resideInAnyPackage(library.getValue().toArray(String[]::new)).check(CLASSES);
    }

    @Test
    void viewModelsKnowNoNodesStagesOrDialogs() {
        noClasses().that().resideInAPackage(ROOT + ".ui..").and().haveNameMatching(".*Model(\\$.*)?")
                .should().dependOnClassesThat().resideInAnyPackage("javafx.scene..", "javafx.stage..",
                        "org.controlsfx.control..")
                .allowEmptyShould(true).check(CLASSES);
    }

    /** Nor do they know what holds them: a view is told apart by having a node or a window for a field. */
    @Test
    void viewModelsKnowNoViews() {
        DescribedPredicate<JavaClass> views = DescribedPredicate.describe("views", type -> type.getPackageName()
                .startsWith(ROOT) && type.getFields().stream().map(JavaField::getRawType).anyMatch(field ->
                field.isAssignableTo("javafx.scene.Node") || field.isAssignableTo("javafx.stage.Window")));
        noClasses().that().resideInAPackage(ROOT + ".ui..").and().haveNameMatching(".*Model(\\$.*)?")
                .should().dependOnClassesThat(views).check(CLASSES);
    }

    /** {@code kit} serves them all, the window joins them. */
    @ParameterizedTest
    @ValueSource(strings = {"kit", "library", "editor", "live", "results", "compare",
        "gallery"})
    void partsOfTheWorkbenchKnowOnlyTheirKit(String part) {
        classes().that().resideInAPackage(ROOT + ".ui." + part).should().onlyDependOnClassesThat(
                DescribedPredicate.describe("are its own, of the kit or from elsewhere", other ->
                        !other.getPackageName().startsWith(ROOT + ".ui") || other.getPackageName()
                                .matches(".*\\.ui\\.(kit|" + part + ")"))).check(CLASSES);
    }

    @Test
    void whatIsPublicDoesNotChange() {
        fields().that().arePublic().should().beFinal().check(CLASSES);
    }

    @Test
    void oneClassCrossesToTheJavaFxThread() {
        Set<String> crossings = new TreeSet<>();
        CLASSES.forEach(type -> type.getCodeUnitAccessesFromSelf().stream()
                .filter(access -> access.getTargetOwner().getName().equals("javafx.application.Platform")
                        && access.getTarget().getName().equals("runLater"))
                .forEach(_ -> crossings.add(type.getName().replaceFirst("\\$.*", ""))));
        assertThat(crossings).hasSizeLessThanOrEqualTo(1).allMatch(name -> name.startsWith(ROOT + ".ui.kit."));
    }
}
