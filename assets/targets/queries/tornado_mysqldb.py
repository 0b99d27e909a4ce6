"""Tornado with a driver that blocks: its event loop stands still during a query, as in the benchmark."""
import asyncio
import sys

import MySQLdb
from tornado.web import Application, RequestHandler

from ten_queries import connect, page, ten_queries


class Page(RequestHandler):
    def get(self):
        self.set_header("Content-Type", "text/plain")
        self.write(page(ten_queries(connection)))


async def main(port):
    Application([("/", Page)], log_function=lambda handler: None).listen(port, "127.0.0.1")
    await asyncio.Event().wait()


connection = connect(MySQLdb)
asyncio.run(main(int(sys.argv[1])))
