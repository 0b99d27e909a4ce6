"""A bottle application without a page: every request costs a 404. ERROR_PAGE=custom replaces bottle's own page."""
import os

from bottle import Bottle, response

application = Bottle()


def nothing_here(error):
    response.content_type = "text/plain"
    return "nothing here\n"


if os.environ.get("ERROR_PAGE") == "custom":
    application.error(404)(nothing_here)
