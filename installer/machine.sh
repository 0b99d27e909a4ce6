# What run and test need of the machine: a JDK, Maven, system libraries. Sourced by both; changes nothing that is there.
# shellcheck shell=bash

NEEDED_JAVA=25

say() {
    printf '%s\n' "$*" >&2
}

# The feature version of the JDK in folder $1, from its release file, so that no JVM has to be started to know it.
jdk_version() {
    local line version
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS= read -r line; do
        case $line in
            JAVA_VERSION=*)
                version=${line#*\"}
                version=${version%%[.\"+-]*}
                printf '%s' "$version"
                return 0 ;;
        esac
    done < "$1/release"
    return 1
}

# Sets JDK to the first JDK that is new enough; what the user says comes before what lies about.
find_jdk() {
    local home version on_path
    on_path=$(command -v javac || true)
    if [ -n "$on_path" ]; then
        # macOS's readlink had no -f for a long time; there javac is a stub anyway and the folders below have the JDK.
        on_path=$(readlink -f "$on_path" 2>/dev/null || printf '%s' "$on_path")
        on_path=${on_path%/bin/javac}
    fi
    for home in "${TACHO_JAVA_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* "${HOME:-/nowhere}"/.sdkman/candidates/java/* \
            /Library/Java/JavaVirtualMachines/*/Contents/Home "$on_path"; do
        version=$(jdk_version "${home:-/nowhere}") || continue
        case $version in
            '' | *[!0-9]*) continue ;;
        esac
        if [ "$version" -ge "$NEEDED_JAVA" ]; then
            JDK=$home
            return 0
        fi
    done
    return 1
}

require_jdk() {
    find_jdk && return 0
    say "Tacho needs a JDK $NEEDED_JAVA or newer, and none was found in JAVA_HOME, /usr/lib/jvm, SDKMAN or PATH. Get one, then start again:"
    say "  Debian, Ubuntu   sudo apt-get install openjdk-$NEEDED_JAVA-jdk      (where the release has it)"
    say "                   or temurin-$NEEDED_JAVA-jdk, after the three lines of https://adoptium.net/installation/linux"
    say "  anywhere         SDKMAN (https://sdkman.io): sdk install java $NEEDED_JAVA-tem"
    say "A JDK elsewhere is taken when JAVA_HOME names its folder."
    exit 2
}

# Without a locale, as in containers, Java could not open a file whose name has other letters than those of English.
want_utf8() {
    case "${LC_ALL:-${LC_CTYPE:-${LANG:-C}}}" in
        C | POSIX) [ "$(uname -s)" != Linux ] || export LC_ALL=C.UTF-8 ;;
    esac
}

# What is built goes into the folder itself.
require_writable() {
    if ! mkdir -p "$ROOT/target" 2>/dev/null || ! [ -w "$ROOT/target" ]; then
        say "Tacho is built in $ROOT/target, where this user may not write. Start $0 once as the owner of that folder,"
        say "or copy $ROOT to a place of your own and start it there."
        exit 2
    fi
}

has_display() {
    [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]
}

# Whether the dynamic linker knows library $1. The loop reads all of the list: grep -q would end ldconfig by a SIGPIPE.
has_library() {
    local ldconfig=ldconfig
    command -v ldconfig > /dev/null || ldconfig=/sbin/ldconfig
    if [ -z "${LIBRARIES:-}" ]; then
        LIBRARIES=$("$ldconfig" -p 2>/dev/null || true)
    fi
    case $LIBRARIES in
        *"$1"*) return 0 ;;
    esac
    return 1
}

# Adds package $2 to MISSING unless library $1 is there.
want_library() {
    has_library "$1" || MISSING="$MISSING $2"
}

# Installs the packages in MISSING, or says how to; $1 is a file for what the installation has to say.
install_missing() {
    local log=$1 as_root=''
    MISSING=${MISSING# }
    [ -n "$MISSING" ] || return 0
    if ! command -v apt-get > /dev/null; then
        say "Tacho needs what Debian calls: $MISSING. Install these with this system's own tools, then start again."
        exit 2
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo > /dev/null || ! sudo -n true 2>/dev/null; then
            say "Some packages are missing. Install them with this line, then start again:"
            say "  sudo apt-get install --no-install-recommends $MISSING"
            exit 2
        fi
        as_root='sudo -n'
    fi
    say "Installing $MISSING…"
    # shellcheck disable=SC2086 # both are lists of words
    set -- $as_root env DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends install $MISSING
    mkdir -p "$(dirname "$log")"
    if ! "$@" > "$log" 2>&1; then
        # The lists may be older than the packages on the servers, or missing as in a fresh container.
        # shellcheck disable=SC2086
        if ! { $as_root apt-get update && "$@"; } >> "$log" 2>&1; then
            cat "$log" >&2
            say "The packages could not be installed; what apt-get said is above."
            exit 2
        fi
    fi
}

# Runs Maven on the JDK that was found, so that its toolchain search has it too wherever it lies.
maven() {
    JAVA_HOME=$JDK mvn -B -ntp -f "$ROOT/pom.xml" "$@"
}
