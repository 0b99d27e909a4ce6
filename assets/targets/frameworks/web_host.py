"""The server that web.py's app.run starts, without its access log, with the application of a module."""
from importlib import import_module
import sys

from web.httpserver import WSGIServer

module, port = sys.argv[1:]
WSGIServer(("127.0.0.1", int(port)), import_module(module).application).start()
