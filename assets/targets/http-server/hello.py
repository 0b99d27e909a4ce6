# BaseHTTPServer of Python 2 is http.server today. Its line per request on stderr is left out: it would be measured too.
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from socketserver import ThreadingMixIn

BODY = b"hello world"


class Hello(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(BODY)))
        self.end_headers()
        self.wfile.write(BODY)

    def log_message(self, format, *args):
        pass


class ThreadedServer(ThreadingMixIn, HTTPServer):
    daemon_threads = True


mode, port = sys.argv[1:]
server = {"single": HTTPServer, "threaded": ThreadedServer}[mode]
server(("127.0.0.1", int(port)), Hello).serve_forever()
