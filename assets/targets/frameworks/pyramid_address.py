"""“Your IP” on Pyramid."""
from pyramid.config import Configurator
from pyramid.response import Response


def address(request):
    return Response(f"<p>Your IP is {request.remote_addr}, localhost</p>\n")


with Configurator() as configurator:
    configurator.add_route("address", "/")
    configurator.add_view(address, route_name="address")
application = configurator.make_wsgi_app()
