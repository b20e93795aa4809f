"""What this program is: its version, and what it is made of on the server's side."""

import re
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from litestar import get
from msgspec import Struct

from pandemonium.engine.version import VERSION

PACKAGE = "pandemonium"
NAME = re.compile(r"[A-Za-z0-9._-]+")  # begins a requirement


class Package(Struct):
    """A package that the server is made of."""

    name: str
    licence: str


class AboutServer(Struct):
    """What runs here."""

    version: str
    packages: list[Package]


@get("/api/about", sync_to_thread=False)
def read_about() -> AboutServer:
    """The version of the server, and the packages that it is made of."""
    return AboutServer(VERSION, packages())


@cache
def packages() -> list[Package]:
    """What the installed program needs, by what its own package says."""
    try:
        wanted = distribution(PACKAGE).requires or []
    except PackageNotFoundError:  # run from a folder that was never installed
        return []
    names = [NAME.match(one) for one in wanted if "extra ==" not in one]
    found = [_package(name.group()) for name in names if name]
    return sorted((one for one in found if one), key=lambda one: one.name.lower())


def _package(name: str) -> Package | None:
    """A package as it tells of itself; None if it is not there."""
    try:
        told = distribution(name)
    except PackageNotFoundError:
        return None
    return Package(told.metadata["Name"], licence_of(told))


def licence_of(told: Distribution) -> str:
    """The name of a licence: packages say it in one of three ways."""
    for field in ("License-Expression", "License"):
        said = told.metadata[field].strip() if field in told.metadata else ""
        if said and "\n" not in said:
            return said
    classified = told.metadata.get_all("Classifier") or []
    ours = [str(one).rpartition(" :: ")[2] for one in classified if str(one).startswith("License")]
    return ", ".join(ours)
