# Sourced: an nginx of its own for a comparison, with one worker, stopped when the script ends.
# With PIN=1 it has the first core to itself, and "$client" puts a command on the second one; otherwise that is empty.
# Sets: work (a scratch folder, removed at the end), port, url, client.

command -v nginx >/dev/null || { echo "nginx is missing: apt-get install nginx-light" >&2; exit 2; }

client= pinned=
[ "${PIN:-0}" = 0 ] || { client="taskset -c 1"; pinned="taskset -c 0"; }
work=$(mktemp -d)
port=${PORT:-18080}
url="http://127.0.0.1:$port/index.txt"
chmod 755 "$work" # the worker is another user
mkdir -p "$work/www"
printf 'hello world' > "$work/www/index.txt"
cat > "$work/nginx.conf" <<CONF
worker_processes 1;
error_log $work/error.log;
pid $work/nginx.pid;
daemon off;
events { worker_connections 20000; }
http {
    access_log off;
    keepalive_requests 100000000;
    client_body_temp_path $work/b; proxy_temp_path $work/p; fastcgi_temp_path $work/f;
    uwsgi_temp_path $work/u; scgi_temp_path $work/s;
    default_type text/plain;
    server { listen 127.0.0.1:$port backlog=4096 reuseport; root $work/www; }
}
CONF
$pinned nginx -c "$work/nginx.conf" -p "$work" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$work"' EXIT
for _ in $(seq 100); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break
    kill -0 "$server" 2>/dev/null || { echo "nginx did not start on port $port" >&2; exit 2; }
    sleep 0.05
done
