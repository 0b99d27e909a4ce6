#!/usr/bin/env bash
# Whether the numbers are true: how well a rate is held, what a frozen server does to percentiles beside what it should on
# paper, and what the warm-up of the load generator does to the first second of a run.
# Usage: src/test/bench/honest.sh [rate|paint|frozen|warm-up|warnings]… (all of them)
# ROUNDS=n of each (5). Needs nginx, python3, Maven and, for paint, xvfb (Debian: nginx-light python3 maven xvfb).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
if [ "${1:-}" = few-ports ]; then # profile, result; in a network of its own
    ip link set lo up
    echo "20000 20050" > /proc/sys/net/ipv4/ip_local_port_range
    exec "$root/installer/run" run "$2" --quiet --json "$3" > /dev/null
fi
. "$here/nginx.sh"
rounds=${ROUNDS:-5}
[ $# -gt 0 ] || set -- rate paint frozen warm-up warnings
"$root/installer/run" --version > /dev/null # builds, if something has changed
(cd "$root" && mvn -q -B -o test-compile dependency:copy-dependencies -DoutputDirectory=target/test-lib)
. "$root/installer/machine.sh"
require_jdk

options=(--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -XX:+UseSerialGC
    -XX:+UseCompactObjectHeaders -Xms64m -Xmx1g -Dprism.order=sw
    -cp "$root/target/test-classes:$root/target/classes:$root/target/test-lib/*")
java() { $client "$JDK/bin/java" "${options[@]}" "$@"; }

rate() { # the bound: 99.5 % sent, lag p99 under 1 ms; before each run the same of a thread that only waits
    for _ in $(seq "$rounds"); do
        java dev.tacho.engine.RateBench "$port" /index.txt 1000 3 50
        java dev.tacho.engine.RateBench "$port" /index.txt 20000 5 50
    done
}

paint() { # the same with a window that is painted all the time: twice the bound
    for _ in $(seq "$rounds"); do
        xvfb-run -a "$JDK/bin/java" "${options[@]}" dev.tacho.ui.live.PaintedRate "$port" /index.txt 20000 5 50
    done
}

frozen() { # 2 s in 10 s at 1,000/s
    for _ in $(seq "$rounds"); do java dev.tacho.engine.Frozen 2 10 1000; done
}

run() { # profile, options
    local file=$1
    shift
    $client "$root/installer/run" run "$file" --quiet --json "$work/result.json" "$@" > /dev/null || true
}

profile() { # target, load, more
    cat > "$work/profile.json" <<JSON
{"schema": "tacho.profile/1", "name": "honest", "target": $1, "load": $2 ${3:+, $3}}
JSON
}

first() { # label
    python3 - "$1" "$work/result.json" <<'PY'
import json, sys
r = json.load(open(sys.argv[2]))
l = r["latencyMillis"]["response"]
print("%-24s p50 %7.3f  p99 %8.3f  p99.9 %8.3f  max %8.3f ms  %8.0f/s  practised %.2f s" % (sys.argv[1], l["p50"],
      l["p99"], l["p99.9"], l["max"], r["requestsPerSecond"], r["generator"]["warmUp"]["seconds"]))
PY
}

warm-up() { # runs of one second, which is the first: each in a JVM of its own, in turn
    local load='{"closed": {"concurrency": 50, "durationSeconds": 1}}'
    for _ in $(seq "$rounds"); do
        profile "{\"url\": \"$url\"}" "$load"
        run "$work/profile.json"; first "nginx, with"
        run "$work/profile.json" --no-warm-up; first "nginx, without"
        profile '{"demo": "/hello"}' "$load"
        run "$work/profile.json"; first "demo, with"
        run "$work/profile.json" --no-warm-up; first "demo, without"
    done
}

codes() { # label
    python3 -c 'import json, sys
print("%-28s %s" % (sys.argv[1], "; ".join(w["code"] + ": " + w["text"][:90] for w in json.load(open(sys.argv[2]))["warnings"])))' \
        "$1" "$work/result.json"
}

warnings() { # those that take other limits of the system, or a server faster than the generator
    local load='{"closed": {"concurrency": 200, "durationSeconds": 2}}'
    { head -c 4000000 /dev/zero | tr '\0' n; echo needle; } > "$work/www/long.txt"
    profile "{\"url\": \"${url%/*}/long.txt\"}" '{"closed": {"concurrency": 8, "durationSeconds": 3}}' \
        '"checks": {"bodyContains": "needle"}'
    run "$work/profile.json"; codes "a long body looked through"
    profile "{\"url\": \"$url\"}" "$load"
    run "$work/profile.json"; codes "a fast server beside it"
    profile '{"demo": "/hello"}' "$load"
    (ulimit -n 250; run "$work/profile.json"); codes "250 open files"
    if [ "$(id -u)" = 0 ]; then
        unshare -n "$0" few-ports "$work/profile.json" "$work/result.json" || true
        codes "50 local ports"
    else
        echo "50 local ports: only as root, who may have a network of his own"
    fi
}

for what in "$@"; do
    echo "== $what"
    "$what"
done
