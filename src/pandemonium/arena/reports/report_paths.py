"""The paths of a report's files: beside its page, with its name as prefix."""

from pathlib import Path

TABLES = ("games", "seats", "counts", "things")
FORMATS = ("csv", "parquet")


def page_path(out: Path, game: str) -> Path:
    """The path of the page: `out` itself if it is an HTML file, else a file in that folder."""
    return out if out.suffix == ".html" else out / f"{game}.html"


def sibling_path(page: Path, name: str) -> Path:
    """The path of a file beside the page."""
    return page.with_name(f"{page.stem}-{name}")


def data_files(page: Path) -> list[Path]:
    """The paths of all data files."""
    return [sibling_path(page, f"{name}.{form}") for name in TABLES for form in FORMATS]
