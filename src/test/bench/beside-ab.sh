#!/usr/bin/env bash
# Tacho and ab -k in turn against the same nginx: requests/s and client CPU per request of each run, then the medians.
# Usage: src/test/bench/beside-ab.sh [rounds (5)] [requests (300000)] [connections (100)]
# With PIN=1 in the environment nginx has the first core and the clients, with everything the JVM does, the second.
# Needs nginx, ab and python3 (Debian: nginx-light apache2-utils python3).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rounds=${1:-5} requests=${2:-300000} connections=${3:-100}
command -v ab >/dev/null || { echo "ab is missing: apt-get install apache2-utils" >&2; exit 2; }
. "$here/nginx.sh"

cat > "$work/profile.json" <<JSON
{"schema": "tacho.profile/1", "name": "beside ab", "target": {"url": "$url"},
 "load": {"closed": {"concurrency": $connections, "requests": $requests}}, "connection": {"keepAlive": true}}
JSON

field() { python3 -c 'import json,sys; r=json.load(open(sys.argv[1])); print(eval(sys.argv[2], {"r": r}))' "$1" "$2"; }
median() { sort -n "$1" | awk '{v[NR]=$1} END {print (NR % 2) ? v[(NR+1)/2] : (v[NR/2]+v[NR/2+1])/2}'; }

: > "$work/ab.rps"; : > "$work/tacho.rps"; : > "$work/ab.cpu"; : > "$work/tacho.cpu"
printf '%-6s %-6s %12s %16s %9s\n' round tool requests/s 'CPU µs/request' failures
for round in $(seq "$rounds"); do
    # bash's own clock of user and system time: what the client alone has used
    { TIMEFORMAT='%U %S'; time $client ab -q -k -c "$connections" -n "$requests" "$url" > "$work/ab.txt"; } 2> "$work/ab.time"
    rps=$(awk '/^Requests per second/ {print $4}' "$work/ab.txt")
    failures=$(awk '/^Failed requests/ {print $3}' "$work/ab.txt")
    cpu=$(awk -v n="$requests" 'END {printf "%.2f", ($1+$2)*1e6/n}' "$work/ab.time")
    echo "$rps" >> "$work/ab.rps"; echo "$cpu" >> "$work/ab.cpu"
    printf '%-6s %-6s %12.0f %16s %9s\n' "$round" ab "$rps" "$cpu" "$failures"

    $client "$here/../../../installer/run" run "$work/profile.json" --quiet --json "$work/tacho.json" > /dev/null
    rps=$(field "$work/tacho.json" "r['requestsPerSecond']")
    failures=$(field "$work/tacho.json" "r['requests']['failed']")
    cpu=$(field "$work/tacho.json" "round(r['generator']['cpuMicrosPerRequest'], 2)")
    echo "$rps" >> "$work/tacho.rps"; echo "$cpu" >> "$work/tacho.cpu"
    printf '%-6s %-6s %12.0f %16s %9s\n' "$round" tacho "$rps" "$cpu" "$failures"
done
for what in rps cpu; do
    a=$(median "$work/ab.$what"); t=$(median "$work/tacho.$what")
    printf 'median %s: ab -k %s, tacho %s, ratio %s\n' "$what" "$a" "$t" "$(awk -v t="$t" -v a="$a" 'BEGIN {printf "%.3f", t/a}')"
done
