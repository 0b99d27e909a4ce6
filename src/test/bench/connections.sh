#!/usr/bin/env bash
# Throughput, response time and memory of Tacho's engine from 1 to 10,000 connections to one nginx: a table on stdout,
# and the curve as SVG and PNG.
# Usage: src/test/bench/connections.sh [seconds each (3)] [picture, without its ending (connections)]
# With PIN=1 in the environment nginx has the first core and the client the second.
# Needs nginx (Debian: nginx-light), maven and a limit of 10,100 open files.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
seconds=${1:-3} picture=${2:-connections}
. "$here/nginx.sh"
ulimit -n "$(ulimit -Hn)"
(cd "$root" && mvn -q -B -o test-compile dependency:build-classpath -Dmdep.includeScope=test \
    -Dmdep.outputFile="$work/classpath")
java=$(ls -d "${JAVA_HOME:-/none}"/bin/java /usr/lib/jvm/*25*/bin/java 2>/dev/null | head -1)
run() { "$java" --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -Djava.awt.headless=true \
    -XX:+UseSerialGC -XX:+UseCompactObjectHeaders -XX:MaxInlineLevel=30 -Xms64m -Xmx1g \
    -cp "$root/target/test-classes:$root/target/classes:$(cat "$work/classpath")" "$@"; }
[ -z "$client" ] || taskset -pc 1 $$ > /dev/null
run dev.tacho.engine.ConnectionCurve "$port" /index.txt "$seconds" | tee "$work/table"
run dev.tacho.chart.CurvePicture "$work/table" "$(nginx -v 2>&1 | sed 's/.*: //'), one worker, 11-byte body; $(getconf _NPROCESSORS_ONLN) cores shared by server and client; ${seconds} s each" \
    "$picture.svg" "$picture.png"
