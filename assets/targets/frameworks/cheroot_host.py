"""web.py's server, cheroot, with the application of a module, for what compares frameworks.

Its own listen queue is of five: with more clients than that, lost connection attempts, tried again by TCP after a
second, would hide what a framework costs.
"""
from importlib import import_module
import sys

from cheroot.wsgi import Server

module, port = sys.argv[1:]
Server(("127.0.0.1", int(port)), import_module(module).application, request_queue_size=128).start()
