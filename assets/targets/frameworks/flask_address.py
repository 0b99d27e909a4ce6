"""“Your IP” on flask."""
from flask import Flask, request

application = Flask(__name__)


@application.get("/")
def address():
    return f"<p>Your IP is {request.remote_addr}, localhost</p>\n"
