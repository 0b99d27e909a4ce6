"""“Your IP” on web.py. TEMPLATE=mako renders it by a template; with DATABASE the address gets its name from there."""
import os

import web

if os.environ.get("TEMPLATE") == "mako":
    from mako.template import Template
    page = Template("<p>Your IP is ${address}, ${name}</p>\n").render
else:
    page = "<p>Your IP is {address}, {name}</p>\n".format

if "DATABASE" in os.environ:
    from names import name_of
else:
    name_of = {"127.0.0.1": "localhost"}.get


class Address:
    def GET(self):
        web.header("Content-Type", "text/html; charset=utf-8")
        return page(address=web.ctx.ip, name=name_of(web.ctx.ip))


web.config.debug = False
application = web.application(("/", Address), autoreload=False).wsgifunc()
