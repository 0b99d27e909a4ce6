"""“Your IP” on bottle."""
from bottle import Bottle, request

application = Bottle()


@application.get("/")
def address():
    return f"<p>Your IP is {request.remote_addr}, localhost</p>\n"
