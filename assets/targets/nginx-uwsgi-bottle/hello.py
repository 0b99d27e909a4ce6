# The smallest page that a framework can give: what is measured is the way to it and back.
from bottle import default_app, route


@route("/")
def hello():
    return "hello world"


application = default_app()
