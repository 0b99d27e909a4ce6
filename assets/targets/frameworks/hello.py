"""WSGI and nothing above it: what a host can do at best."""


def application(environ, start_response):
    body = b"hello world\n"
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))])
    return [body]
