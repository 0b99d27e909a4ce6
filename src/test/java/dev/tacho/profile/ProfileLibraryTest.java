package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileLibraryTest {
    @TempDir
    private Path above;
    private Path folder;
    private ProfileLibrary library;

    @BeforeEach
    void open() {
        folder = above.resolve("tacho/profiles");
        library = new ProfileLibrary(folder);
    }

    @Test
    void listsShippedFirstThenOwnByName() throws IOException {
        create("zeta");
        create("Alpha");
        assertThat(library.list()).extracting(Entry::name).containsExactly("Demo: hello",
                "Demo: open loop, constant rate", "Demo: open loop, ramp", "Demo: open loop, steps",
                "Demo: slow tail", "nginx: static page", "Alpha", "zeta");
        assertThat(library.list()).filteredOn(Entry::shipped).hasSize(6);
        assertThat(library.list().subList(6, 8)).noneMatch(Entry::shipped);
    }

    @Test
    void folderIsMadeWithTheFirstProfile() throws IOException {
        assertThat(own()).isEmpty();
        assertThat(folder).doesNotExist();
        Entry entry = create("a");
        assertThat(own()).containsExactly(entry);
    }

    @Test
    void nameThatIsTakenIsNumbered() throws IOException {
        assertThat(create("A").name()).isEqualTo("A");
        assertThat(create("a").name()).isEqualTo("a 2");
        assertThat(create("A 2").name()).isEqualTo("A 3");
        assertThat(create("HTTP 1").name()).isEqualTo("HTTP 1");
        assertThat(create("HTTP 1").name()).isEqualTo("HTTP 1 2");
        assertThat(create("demo: HELLO").name()).isEqualTo("demo: HELLO 2");
        assertThat(own()).extracting(Entry::id).containsExactly("a", "a-2", "a-3", "demo-hello-2", "http-1",
                "http-1-2");
    }

    @Test
    void savingReplacesAndANewNameRenamesTheFile() throws IOException {
        Entry entry = create("old");
        Entry same = library.save(entry, entry.profile().withDescription("d"));
        assertThat(own()).containsExactly(same);
        assertThat(same).isEqualTo(new Entry("old", false, entry.profile().withDescription("d"), ""));
        Entry renamed = library.save(same, same.profile().withName("Größer & besser"));
        assertThat(own()).containsExactly(renamed);
        assertThat(folder.resolve("größer-besser.json")).exists();
        assertThat(folder.resolve("old.json")).doesNotExist();
    }

    @Test
    void renamingNeverCoversAnother() throws IOException {
        Entry a = create("a");
        Entry b = create("b");
        Entry renamed = library.save(b, b.profile().withName("A"));
        assertThat(renamed.name()).isEqualTo("A 2");
        assertThat(own()).containsExactly(a, renamed);
        assertThat(library.save(renamed, renamed.profile().withName("a 2")).id()).isEqualTo("a-2");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.json", "a-2.json");
    }

    @Test
    void shippedOnesStayAsTheyAre() {
        Entry shipped = library.list().getFirst();
        assertThatThrownBy(() -> library.save(shipped, shipped.profile())).isInstanceOf(IOException.class)
                .hasMessageContaining("“Demo: hello” comes with Tacho");
        assertThatThrownBy(() -> library.delete(shipped)).hasMessageContaining("Duplicate it");
        assertThat(folder).doesNotExist();
    }

    @Test
    void deletedOneComesBack() throws IOException {
        Entry entry = create("a");
        library.delete(entry);
        assertThat(own()).isEmpty();
        library.restore(entry);
        assertThat(own()).containsExactly(entry);
        assertThatThrownBy(() -> library.restore(entry)).hasMessageContaining("cannot be brought back");
    }

    @Test
    void restoringNeverCoversWhatTookThePlace() throws IOException {
        Entry first = create("a");
        library.delete(first);
        Entry second = library.create(first.profile().withDescription("another"));
        library.restore(first);
        assertThat(own()).hasSize(2).contains(second);
        assertThat(own()).extracting(Entry::profile).contains(first.profile());
    }

    @Test
    void eachOfTwoDeletedUnderOneNameComesBack() throws IOException {
        Entry first = create("a");
        library.delete(first);
        Entry second = library.create(first.profile().withDescription("another"));
        library.delete(second);
        library.restore(first);
        assertThat(own()).containsExactly(first);
    }

    @Test
    void fileNamedByHandKeepsItsNameThroughDeletionAndSaving() throws IOException {
        Path file = folder.resolve("My Own.json");
        ProfileFile.write(Files.createDirectories(folder).resolve("My Own.json"), Profile.starter("n"));
        Entry entry = library.save(own().getFirst(), Profile.starter("n").withDescription("d"));
        assertThat(entry.id()).isEqualTo("My Own");
        library.delete(entry);
        assertThat(file).doesNotExist();
        library.restore(entry);
        assertThat(file).exists();
        assertThat(own()).containsExactly(entry);
    }

    @Test
    void deletingWhatIsGoneSaysSo() throws IOException {
        Entry entry = create("a");
        Files.delete(folder.resolve("a.json"));
        assertThatThrownBy(() -> library.delete(entry)).hasMessageContaining("“a” is gone already");
    }

    @Test
    void brokenFileIsListedWithItsProblemAndLeftUntouched() throws IOException {
        create("a");
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"schema\":");
        Entry entry = own().getLast();
        assertThat(entry.id()).isEqualTo("broken");
        assertThat(entry.profile()).isNull();
        assertThat(entry.problem()).startsWith(broken + ": line 1: ").contains("ends in the middle");
        assertThatThrownBy(() -> library.save(entry, Profile.starter("b"))).hasMessageContaining("not overwritten");
        assertThat(broken).hasContent("{\"schema\":");
        library.delete(entry);
        library.restore(entry);
        assertThat(broken).hasContent("{\"schema\":");
    }

    @Test
    void otherFilesAreNoProfiles() throws IOException {
        create("a");
        Files.writeString(folder.resolve("notes.txt"), "x");
        Files.writeString(folder.resolve(".hidden.json"), "x");
        Files.createDirectory(folder.resolve("folder.json"));
        assertThat(own()).hasSize(1);
    }

    @Test
    void fileInTheWayOfTheFolderIsExplained() throws IOException {
        Files.createDirectories(folder.getParent());
        Files.writeString(folder, "");
        assertThatThrownBy(() -> create("a")).isInstanceOf(IOException.class)
                .hasMessageContaining(folder + " should be a folder, but is a file");
        assertThat(own()).singleElement().satisfies(entry ->
                assertThat(entry.problem()).startsWith(folder + " should be a folder, but is a file"));
    }

    private Entry create(String name) throws IOException {
        return library.create(Profile.starter(name));
    }

    private List<Entry> own() {
        return library.list().stream().filter(entry -> !entry.shipped()).toList();
    }
}
