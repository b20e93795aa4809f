"""The version of the server and the packages it depends on."""

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
    """The version of this server, and the packages that it is made of."""

    version: str
    packages: list[Package]


@get("/api/about", sync_to_thread=False)
def read_about() -> AboutServer:
    """The version of the server, and the packages that it is made of."""
    return AboutServer(VERSION, packages())


@cache
def packages() -> list[Package]:
    """The dependencies of the installed package."""
    try:
        requirements = distribution(PACKAGE).requires or []
    except PackageNotFoundError:  # not installed
        return []
    names = [NAME.match(text) for text in requirements if "extra ==" not in text]
    installed = [_package(name.group()) for name in names if name]
    return sorted(
        (package for package in installed if package), key=lambda package: package.name.lower()
    )


def _package(name: str) -> Package | None:
    """An installed package; None if it is missing."""
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return None
    return Package(package.metadata["Name"], licence_of(package))


def licence_of(package: Distribution) -> str:
    """The licence of a package, from one of three metadata fields."""
    for field in ("License-Expression", "License"):
        licence = package.metadata[field].strip() if field in package.metadata else ""
        if licence and "\n" not in licence:
            return licence
    classifiers = map(str, package.metadata.get_all("Classifier") or [])
    licences = [text.rpartition(" :: ")[2] for text in classifiers if text.startswith("License")]
    return ", ".join(licences)
