"""gevent with a driver that yields: a greenlet that waits for the database lets others go on.

With "spawned" the ten queries of a request run side by side, otherwise one after the other. A connection can serve
one query at a time, so there is a pool of them.
"""
from gevent import monkey
monkey.patch_all()

from contextlib import contextmanager
import sys

import gevent
from gevent.pywsgi import WSGIServer
from gevent.queue import LifoQueue
import pymysql

from ten_queries import QUERIES, connect, one_query, page, ten_queries

CONNECTIONS = 20
pool = LifoQueue()


@contextmanager
def connection():
    taken = pool.get()
    try:
        yield taken
    finally:
        pool.put(taken)


def pooled_query():
    with connection() as taken:
        return one_query(taken)


def synchronous():
    with connection() as taken:
        return ten_queries(taken)


def spawned():
    return sum(query.get() for query in gevent.joinall([gevent.spawn(pooled_query) for _ in range(QUERIES)]))


def application(environ, start_response):
    body = page(total())
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))])
    return [body]


port, total = int(sys.argv[1]), {"synchronous": synchronous, "spawned": spawned}[sys.argv[2]]
for _ in range(CONNECTIONS):
    pool.put(connect(pymysql))
WSGIServer(("127.0.0.1", port), application, log=None).serve_forever()
