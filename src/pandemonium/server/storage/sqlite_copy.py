"""Copies an SQLite file while it is in use, as a consistent snapshot."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from pandemonium.server.storage.database import make_folder, store_error


def copy_file(source: Path, target: Path) -> None:
    """Copy a database atomically and durably: `target` is complete or absent."""
    make_folder(target.parent)
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as old,
            closing(sqlite3.connect(unfinished)) as new,
        ):
            old.backup(new)  # all pages in one go: one moment
            new.execute("PRAGMA journal_mode=DELETE")  # one file, readable from a disk of any kind
        publish_file(unfinished, target)
    except sqlite3.Error as problem:
        raise store_error(problem) from None
    finally:
        unfinished.unlink(missing_ok=True)


def publish_file(unfinished: Path, target: Path) -> None:
    """Rename a complete file to its final name, with fsync."""
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
