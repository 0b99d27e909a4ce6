"""gevent's WSGI server with the application of a module."""
from gevent import monkey
monkey.patch_all()

from importlib import import_module
import sys

from gevent.pywsgi import WSGIServer

module, port = sys.argv[1:]
WSGIServer(("127.0.0.1", int(port)), import_module(module).application, log=None).serve_forever()
