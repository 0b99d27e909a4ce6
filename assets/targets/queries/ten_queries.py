"""The page of every Python server here: ten short range scans at random places of a table, added up.

A hundred values from 0 to 1 make about 50, so that a wrong page is seen at once.
"""
import os
import random

ROWS = 1_000_000
QUERIES = 10
ROWS_EACH = 10
QUERY = f"SELECT value FROM numbers WHERE id >= %s LIMIT {ROWS_EACH}"


def connect(driver):
    return driver.connect(unix_socket=os.environ["DATABASE_SOCKET"], user="root", database="tacho")


def one_query(connection):
    with connection.cursor() as cursor:
        cursor.execute(QUERY, (random.randint(1, ROWS - ROWS_EACH + 1),))
        return sum(value for value, in cursor.fetchall())


def ten_queries(connection):
    return sum(one_query(connection) for _ in range(QUERIES))


def page(total):
    return f"{total:.6f}\n".encode()
