"""Tornado and one page, without its access log."""
import asyncio
import sys

from tornado.web import Application, RequestHandler


class Page(RequestHandler):
    def get(self):
        self.set_header("Content-Type", "text/plain")
        self.write("hello world\n")


async def main(port):
    Application([("/", Page)], log_function=lambda handler: None).listen(port, "127.0.0.1")
    await asyncio.Event().wait()


asyncio.run(main(int(sys.argv[1])))
