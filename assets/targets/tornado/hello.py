# The page of the C servers, so that nothing but the server differs.
import asyncio
import sys

from tornado.web import Application, RequestHandler


class Hello(RequestHandler):
    def get(self):
        self.set_header("Content-Type", "text/plain")
        self.write("hello_world, shen")


async def main(port):
    Application([("/", Hello)]).listen(port, "127.0.0.1")
    await asyncio.Event().wait()


asyncio.run(main(int(sys.argv[1])))
