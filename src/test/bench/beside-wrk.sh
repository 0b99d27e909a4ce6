#!/usr/bin/env bash
# Tacho, wrk and ab in turn against the same nginx, keep-alive and then one connection per request: requests/s and client
# CPU (user + system) per request of each run, then the medians and Tacho's ratios to the others.
# Tacho has two figures: "loops" is what its result says of the threads that make the load, "process" is everything the
# JVM did from its start to its end, the warm-up included, over the same number of requests; so it shrinks with length.
# Usage: src/test/bench/beside-wrk.sh [rounds (5)] [requests kept alive (300000)] [others (15000)] [connections (100)]
# With PIN=1 in the environment nginx has the first core and the clients the second.
# Needs nginx, wrk, ab and python3 (Debian: nginx-light wrk apache2-utils python3).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rounds=${1:-5} keep=${2:-300000} close=${3:-15000} connections=${4:-100}
for tool in wrk ab python3; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install wrk apache2-utils python3" >&2; exit 2; }
done
. "$here/nginx.sh"

profile() { # file, requests, keep-alive
    cat > "$1" <<JSON
{"schema": "tacho.profile/1", "name": "beside wrk", "target": {"url": "$url"},
 "load": {"closed": {"concurrency": $connections, "requests": $2}}, "connection": {"keepAlive": $3}}
JSON
}
profile "$work/keep.json" "$keep" true
profile "$work/close.json" "$close" false

field() { python3 -c 'import json,sys; r=json.load(open(sys.argv[1])); print(eval(sys.argv[2], {"r": r}))' "$1" "$2"; }
median() { sort -n "$1" | awk '{v[NR]=$1} END {print (NR % 2) ? v[(NR+1)/2] : (v[NR/2]+v[NR/2+1])/2}'; }
micros() { awk -v n="$1" 'END {printf "%.2f", ($1+$2)*1e6/n}' "$work/time"; }
timed() { TIMEFORMAT='%U %S'; { time "$@" > "$work/out" 2>&3; } 3>&2 2> "$work/time"; }
note() { # mode, tool, requests/s, CPU, whole process
    printf '%-6s %-6s %-6s %12.0f %16s %10s\n' "$round" "$1" "$2" "$3" "$4" "${5:-}"
    echo "$3" >> "$work/$1.$2.rps"; echo "$4" >> "$work/$1.$2.cpu"
    [ -z "${5:-}" ] || echo "$5" >> "$work/$1.$2.process"
}

run_ab() { # mode, requests, option
    timed $client ab -q $3 -c "$connections" -n "$2" "$url"
    note "$1" ab "$(awk '/^Requests per second/ {print $4}' "$work/out")" "$(micros "$2")"
}
run_wrk() { # mode, seconds, header
    timed $client wrk -t1 -c "$connections" -d "$2s" ${3:+-H "$3"} "$url"
    note "$1" wrk "$(awk '/^Requests\/sec/ {print $2}' "$work/out")" "$(micros "$(awk '/requests in/ {print $1}' "$work/out")")"
}
run_tacho() { # mode, requests
    timed $client "$here/../../../installer/run" run "$work/$1.json" --quiet --json "$work/tacho.json"
    note "$1" tacho "$(field "$work/tacho.json" "r['requestsPerSecond']")" \
        "$(field "$work/tacho.json" "round(r['generator']['cpuMicrosPerRequest'], 2)")" "$(micros "$2")"
}

"$here/../../../installer/run" run "$work/close.json" --quiet > /dev/null # builds, if something has changed
printf '%-6s %-6s %-6s %12s %16s %10s\n' round mode tool requests/s 'CPU µs/request' process
for round in $(seq "$rounds"); do
    run_wrk keep 3 ''
    run_tacho keep "$keep"
    run_ab keep "$keep" -k
    run_ab close "$close" ''
    run_tacho close "$close"
    run_wrk close 1 'Connection: close'
done
for mode in keep close; do
    for what in rps cpu; do
        t=$(median "$work/$mode.tacho.$what") a=$(median "$work/$mode.ab.$what") w=$(median "$work/$mode.wrk.$what")
        awk -v m="$mode" -v x="$what" -v t="$t" -v a="$a" -v w="$w" 'BEGIN {
            printf "median %s %s: tacho %.5g, ab %s (ratio %.3f), wrk %s (ratio %.3f)\n", m, x, t, a, t/a, w, t/w}'
    done
    echo "median $mode process CPU: tacho $(median "$work/$mode.tacho.process")"
done
