"""The name of an address, by SQLAlchemy from the database that the environment names."""
import os

from sqlalchemy import Column, MetaData, String, Table, create_engine, select

engine = create_engine(os.environ["DATABASE"])
names = Table("names", MetaData(), Column("address", String, primary_key=True), Column("name", String))


def name_of(address):
    with engine.connect() as connection:
        return connection.execute(select(names.c.name).where(names.c.address == address)).scalar_one()
