"""Where the files of a report go: all beside its page, named like it."""

from pathlib import Path

TABLES = ("games", "seats", "counts", "things")
FORMATS = ("csv", "parquet")


def page_in(out: Path, game: str) -> Path:
    """The page: `out` itself if it ends so, else within that folder."""
    return out if out.suffix == ".html" else out / f"{game}.html"


def beside(page: Path, name: str) -> Path:
    """A file beside the page."""
    return page.with_name(f"{page.stem}-{name}")


def data_files(page: Path) -> list[Path]:
    """The files of all tables."""
    return [beside(page, f"{name}.{form}") for name in TABLES for form in FORMATS]
