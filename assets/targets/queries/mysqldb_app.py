"""The page over MySQLdb, whose C code blocks its process during a query: one connection is all that it can use."""
import MySQLdb

from ten_queries import connect, page, ten_queries

connection = connect(MySQLdb)


def application(environ, start_response):
    body = page(ten_queries(connection))
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(body)))])
    return [body]
